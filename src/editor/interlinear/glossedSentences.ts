import type { AnalysedToken, Client } from '../../client/index.ts';
import { withObjects } from '../../document/targets/targets.ts';
import type { AlignedSentence } from '../../text/codePoints.ts';
import { isAbort } from '../progress/abort.ts';
import type { Connection } from '../service/connection.ts';
import type { CommandTarget } from '../text/commandTarget.ts';

/** A word, or what stands between words. */
export interface GlossedToken {
  readonly persian: string;
  /** Undefined for what is no word. */
  readonly word: { readonly latin: string; readonly gloss: string } | undefined;
}

/** A sentence with what stands under it. */
export interface GlossedSentence {
  readonly tokens: readonly GlossedToken[];
  /** Empty if there is none. */
  readonly english: string;
}

/** Reads and translates the targets by the local service, whatever `harf.service` says: it is private and free. */
export async function glossedSentences(
  connection: Pick<Connection, 'runLocal'>,
  { source, targets }: Pick<CommandTarget, 'source' | 'targets'>,
  signal: AbortSignal,
): Promise<GlossedSentence[]> {
  const sentences: GlossedSentence[] = [];
  for (const target of targets) {
    const text = target.text.toWellFormed();
    const found = await connection.runLocal((client) => sentencesOf(client, text, signal));
    const shown = (part: string) => withObjects(target, source.text, part);
    for (const { tokens, english } of found)
      sentences.push({
        tokens: tokens.map((token) => ({ ...token, persian: shown(token.persian) })),
        english: shown(english),
      });
  }
  return sentences;
}

async function sentencesOf(client: Client, text: string, signal: AbortSignal): Promise<GlossedSentence[]> {
  const [{ tokens }, translation] = await Promise.all([
    client.analyse({ text }, { signal }),
    translated(client, text, signal),
  ]);
  const aligned = translation === '' ? undefined : await client.align({ text, translation }, { signal });
  return divided(tokens, aligned?.sentences ?? [], [...translation]);
}

/** Words and Pinglish are worth showing without the English too. */
async function translated(client: Client, text: string, signal: AbortSignal): Promise<string> {
  try {
    return (await client.translate({ text }, { signal })).translation;
  } catch (error) {
    if (isAbort(error)) throw error;
    return '';
  }
}

/** A token belongs to the first sentence that ends behind its beginning; what is behind the last, to that. */
function divided(
  tokens: readonly AnalysedToken[],
  aligned: readonly AlignedSentence[],
  english: readonly string[],
): GlossedSentence[] {
  const sentences = aligned.map((sentence) => ({
    tokens: [] as GlossedToken[],
    english: english.slice(sentence.written.codePointStart, sentence.written.codePointEnd).join(''),
  }));
  if (sentences.length === 0) sentences.push({ tokens: [], english: '' });
  let at = 0;
  for (const token of tokens) {
    while (at < aligned.length - 1 && (aligned[at]?.original.codePointEnd ?? 0) <= token.codePointStart) at++;
    sentences[at]?.tokens.push(glossed(token));
  }
  return sentences.filter((sentence) => sentence.tokens.some(({ word }) => word !== undefined));
}

function glossed(token: AnalysedToken): GlossedToken {
  if (token.kind !== 'word') return { persian: token.source, word: undefined };
  const gloss = token.verb?.gloss || token.gloss;
  return { persian: token.source, word: { latin: token.styledPinglish, gloss: gloss.split(';')[0] ?? '' } };
}

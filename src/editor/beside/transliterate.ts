import { type JoinedText, LongText, type LongTextProgress, type RunRequest } from '../../client/index.ts';
import type { Answer } from '../../document/answers/answeredParts.ts';
import { linkWords, movedAlignment } from '../../document/links/linkWords.ts';
import { BORDER, groupTexts } from '../../document/passages/joinedTexts.ts';
import type { Span } from '../../text/span.ts';
import { UserError } from '../failures/userError.ts';
import { type Tell, withProgress } from '../progress/progress.ts';
import { sectionsText } from '../progress/progressText.ts';
import type { TextSettings } from '../settings.ts';
import { confirmUnits } from '../text/confirmUnits.ts';
import { answerFinisher, type FinishAnswer } from '../text/finishAnswers.ts';
import { describeError } from '../wording/describeError.ts';
import { t } from '../wording/localize.ts';
import type { BesideDependencies } from './besideDependencies.ts';
import type { BesideKind } from './besideKinds.ts';

/** Pinglish or English by the Persian text that it stands for. */
export type Transliterations = ReadonlyMap<string, Answer>;

/** Of one request, in UTF-16 units; linking its words takes a millisecond or two. */
const MAX_GROUP = 3000;

/** Transliterates texts by the local service, whatever the settings say. */
export async function transliterateLocally(work: BesideWork, signal: AbortSignal): Promise<Transliterations> {
  const { runLocal } = work.connection.command();
  return new GroupedTexts(work, runLocal).transliterate(signal);
}

/**
 * Transliterates texts by the service that is chosen, with progress; asks before much is sent to the hosted one, and
 * takes a no for nothing to do. What was paid for and not shown is collected when it is asked for again.
 */
export async function transliterateAsChosen(work: BesideWork): Promise<Transliterations> {
  const { connection, kind } = work;
  const command = connection.command();
  try {
    const grouped = new GroupedTexts(work, command.run);
    if (!(await confirmUnits(connection, grouped.units))) return new Map();
    const result = await withProgress(kind.operation.title(), (signal, tell) =>
      grouped.transliterate(signal, tell),
    );
    await command.settle();
    return result;
  } finally {
    // Of a command that was settled, nothing is left.
    await command.release();
  }
}

/** Texts of a document, and what they are to become. */
export interface BesideWork extends Pick<BesideDependencies, 'connection' | 'log'> {
  readonly kind: BesideKind;
  readonly texts: readonly string[];
  readonly settings: TextSettings;
}

/** Texts, often as short as a line, of which many go in one request. */
class GroupedTexts {
  readonly #work: BesideWork;
  readonly #groups: readonly (readonly string[])[];
  readonly #longText: LongText;

  constructor(work: BesideWork, run: RunRequest) {
    const { texts, settings, kind } = work;
    this.#work = work;
    this.#groups = groupTexts(texts, MAX_GROUP);
    const joined = this.#groups.map((group) => group.join(BORDER));
    const { accept, requested } = kind.operation;
    this.#longText = new LongText({ operation: requested(settings), texts: joined }, { run, accept });
  }

  /** What the service charges at most, in text units. */
  get units(): number {
    return this.#longText.units;
  }

  /** Rejects if not all of it could be had. */
  async transliterate(signal: AbortSignal, tell: Tell = () => {}): Promise<Transliterations> {
    const onProgress = (progress: LongTextProgress) => tell(sectionsText(progress));
    const outcome = await this.#longText.run({ signal, onProgress });
    if (!outcome.isComplete) throw outcome.failure;
    const all = new Map<string, Answer>();
    const finish = this.#finisher(signal);
    for (const [at, group] of this.#groups.entries()) {
      const joined = outcome.texts[at];
      if (joined === undefined) continue;
      for (const [text, part] of await separate(group, joined, finish)) all.set(text, part);
      // The editor must not wait for a long document.
      await new Promise(setImmediate);
    }
    return all;
  }

  #finisher(signal: AbortSignal): FinishAnswer {
    const { connection, log, settings, kind } = this.#work;
    const onFailure = (error: unknown) =>
      log.warn(`The ${kind.label} beside stays as the service gave it. ${describeError(error)}`);
    return answerFinisher(kind.operation.finish(settings), { connection, signal, onFailure });
  }
}

/** What each text of a group became: the borders between them come back as they are. */
async function separate(
  group: readonly string[],
  joined: JoinedText,
  finish: FinishAnswer,
): Promise<[string, Answer][]> {
  const source = group.join(BORDER);
  const { text, alignment } = joined;
  const answer = await finish(source, { text, words: linkWords(source, text, alignment) });
  const parts = answer.text.split(BORDER);
  if (parts.length !== group.length)
    throw new UserError(t('The service joined or divided paragraphs, so nothing is shown.'));
  let [utf16Original, utf16Written] = [0, 0];
  return group.map((original, at) => {
    const written = parts[at] ?? '';
    const inside = answer.words
      .filter(
        (word) =>
          isWithin(word.original, utf16Original, original) && isWithin(word.written, utf16Written, written),
      )
      .map((word) => movedAlignment(word, { original: -utf16Original, written: -utf16Written }));
    utf16Original += original.length + BORDER.length;
    utf16Written += written.length + BORDER.length;
    return [original, { text: written, words: inside }];
  });
}

function isWithin(span: Span, utf16Start: number, text: string): boolean {
  return span.utf16Start >= utf16Start && span.utf16End <= utf16Start + text.length;
}

import { hasPersianLetter } from '../../../text/persian.ts';
import type { Analysis, Token } from '../../types.ts';
import type { Finding, ProofRule, ProofSources } from '../rule.ts';

/** Below it no ezafe may follow after all. */
const SURE = 0.9;
const KASRA = '\u0650';
const MARKS = /[\u064b-\u0652\u0670]/gu;
/** In a text with more marks than that in a hundred letters, kasras are there to be read. */
const MOST_MARKS = 8;

/** «هوا خوبِ» for «هوا خوبه»: a kasra in the place of the ه that says "is", or "the". */
export const kasraForHe: ProofRule = {
  name: 'kasra-for-he',
  reason: {
    en: 'Nothing follows "{0}" that it could be joined to by an ezafe: the e of "is" and "the" is written with ه ("{1}").',
    fa: 'پس از «{0}» چیزی نیست که با کسرهٔ اضافه به آن بپیوندد؛ کسره‌ای که «است» یا «آن» معنی می‌دهد با «ه» نوشته می‌شود («{1}»).',
  },
  severity: 'warning',
  mends: [
    { before: 'امروز هوا خیلی خوبِ.', after: 'امروز هوا خیلی خوبه.' },
    { before: 'این فیلم جالبِ، حتماً ببینش.', after: 'این فیلم جالبه، حتماً ببینش.' },
  ],
  stays: ['کتابِ خوب.', 'هوایِ خوب کجاست؟', 'دلِ من گرفته است.'],
  find({ source, tokens }: Analysis, sources: ProofSources): Finding[] {
    if (isMarked(source)) return [];
    return tokens.flatMap((token, at) => {
      if (!token.word || !token.source.endsWith(KASRA) || /[اآوه]\u0650$/u.test(token.source)) return [];
      const base = token.source.slice(0, -1);
      const mended = sources.readWith(at, base);
      const word = mended?.tokens[mended.at]?.word;
      if (word === undefined || word.ezafe !== 'none') return [];
      if (!endsPhrase(tokens, at) && word.confidence < SURE) return [];
      const { codePointStart, codePointEnd } = token;
      return [{ codePointStart, codePointEnd, suggestions: [`${base}ه`, base] }];
    });
  },
};

function isMarked(source: string): boolean {
  const marks = source.match(MARKS)?.length ?? 0;
  return marks > 2 && hasPersianLetter(source) && marks * 100 > MOST_MARKS * source.length;
}

/** Whether a sign or the end stands behind it, or words that nothing is joined to. */
function endsPhrase(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at + 1).find(({ kind }) => kind !== 'space');
  return (
    next === undefined ||
    next.kind === 'punctuation' ||
    next.word?.pronunciation.partOfSpeech === 'conjunction'
  );
}

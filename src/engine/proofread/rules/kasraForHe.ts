import { hasPersianLetter } from '../../../text/persian.ts';
import type { Analysis, Token } from '../../types.ts';
import { endsSentence, type Finding, isKnown, type ProofRule, type ProofSources } from '../rule.ts';

/** Below it no ezafe may follow after all. */
const SURE = 0.85;
/** So often is one sentence read anew. */
const MOST_READINGS = 12;
const KASRA = '\u0650';
/** But kasras where words end, which are written for the ه. */
const OTHER_MARKS = /[\u064b-\u064f\u0651\u0652\u0670]|\u0650(?=\p{L})/gu;
/** In a text with more marks than that in a hundred letters, kasras are there to be read. */
const MOST_MARKS = 3;

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
    { before: 'تشنمِ، آب داری؟', after: 'تشنمه، آب داری؟' },
    { before: 'حالم خوبِ ولی خسته‌ام.', after: 'حالم خوبه ولی خسته‌ام.' },
  ],
  stays: ['کتابِ خوب.', 'هوایِ خوب کجاست؟', 'دلِ من گرفته است.', 'دوستِ خوبِ من از راهِ دور آمد.'],
  find({ source, tokens }: Analysis, sources: ProofSources): Finding[] {
    if (isMarked(source)) return [];
    let readings = 0;
    return tokens.flatMap((token, at) => {
      if (endsSentence(token)) readings = 0;
      if (!token.word || !token.source.endsWith(KASRA) || /[اآوه]\u0650$/u.test(token.source)) return [];
      const base = token.source.slice(0, -1);
      if (
        !isOnlyWithHe(base, sources) &&
        (readings++ >= MOST_READINGS || !endsHere(tokens, at, base, sources))
      )
        return [];
      const { codePointStart, codePointEnd } = token;
      return [{ codePointStart, codePointEnd, suggestions: [`${base}ه`, base] }];
    });
  },
};

/** Whether the word is none without its ه: «تشنمه», «کرمته», «توئه». */
function isOnlyWithHe(base: string, { read }: ProofSources): boolean {
  if (isKnown(read, base)) return false;
  const withHe = read(`${base}ه`, { without: 'compounds' });
  return withHe.some(({ pronunciation }) => pronunciation.inflection.copula !== undefined);
}

/** Whether the word without a kasra has no ezafe in its sentence. */
function endsHere(tokens: readonly Token[], at: number, base: string, sources: ProofSources): boolean {
  const reread = sources.readWith(at, base);
  const word = reread?.tokens[reread.at]?.word;
  if (word === undefined || word.ezafe !== 'none') return false;
  return (
    endsPhrase(tokens, at) || word.pronunciation.inflection.clitic !== undefined || word.confidence >= SURE
  );
}

function isMarked(source: string): boolean {
  const marks = source.match(OTHER_MARKS)?.length ?? 0;
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

import type { Analysis, Token } from '../../types.ts';
import { type Finding, isKnown, isListed, nextWord, type ProofRule, type ProofSources } from '../rule.ts';

/** Below it an ezafe may be meant or not. */
const SURE = 0.9;
/** A word before ه: letters, the last of them one that an ezafe follows without a letter of its own. */
const WITH_HE = /^[\p{L}\u200c]*[^\P{L}اآوه]ه$/u;

/** «کتابه من» for «کتابِ من»: ه in the place of an ezafe. */
export const heForEzafe: ProofRule = {
  name: 'he-for-ezafe',
  reason: {
    en: '"{0}" belongs to what follows: an ezafe is a kasra, which is not written with ه ("{1}").',
    fa: '«{0}» به واژهٔ پس از خود افزوده شده است و کسرهٔ اضافه را با «ه» نمی‌نویسند («{1}»).',
  },
  severity: 'warning',
  mends: [
    { before: 'کتابه من روی میز است.', after: 'کتاب من روی میز است.' },
    { before: 'آخره هفته می‌رویم شمال.', after: 'آخر هفته می‌رویم شمال.' },
  ],
  stays: [
    'کتابه رو بردار.',
    'پسره اومد.',
    'خانه ما بزرگ است.',
    'هوا خوبه.',
    'این دفتر مال برادرمه.',
    'خوبه که اومدی.',
  ],
  find({ tokens }: Analysis, sources: ProofSources): Finding[] {
    return tokens.flatMap((token, at) => {
      if (!token.word || !WITH_HE.test(token.source)) return [];
      const base = token.source.slice(0, -1);
      const next = nextWord(tokens, at);
      if (next === undefined || !isKnown(sources.read, base)) return [];
      if (isWord(token, sources) && !isUsual(base, token, { next, sources })) return [];
      const mended = sources.readWith(at, base);
      const word = mended?.tokens[mended.at]?.word;
      if (word === undefined || word.ezafe === 'none' || word.confidence < SURE) return [];
      const { codePointStart, codePointEnd } = token;
      return [{ codePointStart, codePointEnd, suggestions: [base, `${base}\u0650`] }];
    });
  },
};

/** Whether it is a word by itself, not one with the ه of "is" or "the": خانه, رفته, می‌شه. */
function isWord({ source, word }: Token, { read }: ProofSources): boolean {
  if (isListed(read, source)) return true;
  const { partOfSpeech, inflection } = word?.pronunciation ?? {};
  return partOfSpeech === 'verb' || inflection?.tense === 'participle';
}

/** By so much more usual, in nats, the word without ه has to be before the next one. */
const MORE_USUAL = 5;

/** Whether the word without ه stands before the next word by far more often: «سره جاش». */
function isUsual(
  base: string,
  { source }: Token,
  { next, sources: { counts } }: { readonly next: Token; readonly sources: ProofSources },
): boolean {
  const [own, without, after] = [source, base, next.source].map((each) => counts.word(each));
  if (without === undefined || after === undefined) return false;
  const usual = counts.pairCost(without, after);
  if (usual === undefined) return false;
  const cost = counts.cost(without) + usual;
  if (own === undefined) return true;
  return counts.cost(own) + (counts.pairCost(own, after) ?? counts.cost(after)) - cost > MORE_USUAL;
}

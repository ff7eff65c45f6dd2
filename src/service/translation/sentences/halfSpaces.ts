import type { Token } from '../../../engine/index.ts';

type Word = NonNullable<Token['word']>;

const ZWNJ = '\u200c';
const WITH_MI: ReadonlySet<string | undefined> = new Set(['present', 'imperfect']);
/** Not before a vowel: میاد has lost a letter, and nobody writes it otherwise. */
const MI = /^(?:(?:بر|در|باز|فرو|فرا|وا|ور)\u200c?)?ن?می(?=[^\u200cا])/;
/** Letters that are not joined to the next one: a half-space behind them parts nothing. */
const UNJOINED_ENDING = /[اآأدذرزژوؤ]$/;
/** Only and lonely, minus, of the field: read as plurals and verbs now and then. */
const OTHER_WORDS = /^(?:تنها|منها|میدانی$)/;

/** The letters of a word with the half-spaces that its writer left out: میرود, کتابهایش. */
export function withHalfSpaces({ normalised, pronunciation }: Word): string {
  if (OTHER_WORDS.test(normalised)) return normalised;
  const { lemma, partOfSpeech, inflection } = pronunciation;
  if (partOfSpeech === 'verb' && (WITH_MI.has(inflection.tense) || lemma.endsWith('می‌توان')))
    return normalised.replace(MI, `$&${ZWNJ}`);
  const isJoinedPlural =
    inflection.plural && normalised.startsWith(`${lemma}ها`) && !UNJOINED_ENDING.test(lemma);
  return isJoinedPlural ? lemma + ZWNJ + normalised.slice(lemma.length) : normalised;
}

import {
  arabicSpelling,
  azeriSpelling,
  hasPersianAffix,
  INITIAL_HAMZA,
  isNotArabic,
  kurdishSpelling,
  pashtoSpelling,
  uyghurSpelling,
} from './patterns.ts';
import type { Evidence, ForeignLanguage, ScriptLanguage } from './scriptLanguage.ts';
import type { ScriptWord } from './words.ts';
import { WORD_EVIDENCE } from './wordTable.ts';

/** What the words of a sentence say for each language. */
export interface Tally {
  readonly scores: Record<ScriptLanguage, number>;
  /** Words that count: و, which most of the languages share, does not. */
  words: number;
  /** The part of the Arabic score that the article and ة make, which Persian names and titles have too. */
  nominal: number;
  /** What speaks against Arabic and for no other language. */
  notArabic: number;
}

const JOINED_CONJUNCTION = /^[وف](?=..)/;
const NOT_ARABIC = 1;
const AFFIX = 1;
/** With this Persian score for each other word, the spelling of these is not looked at. */
const MUCH_PERSIAN = 0.5;
const MOST = 1.5;

/** Sums up the evidence of all `words`, of each once however often it stands there; that of spelling, which takes longest, only where it can decide. */
export function tallyOf(words: readonly ScriptWord[]): Tally {
  const scores = { persian: 0, arabic: 0, urdu: 0, kurdish: 0, azeri: 0, pashto: 0, other: 0 };
  const tally: Tally = { scores, words: 0, nominal: 0, notArabic: 0 };
  const different = new Map(words.map((word) => [word.letters, word]));
  const counted = [...different.values()].filter(({ letters }) => letters !== 'و');
  const unknown = counted.filter((word) => !addKnownWord(tally, word));
  tally.words = counted.length;
  if (scores.persian < unknown.length * MUCH_PERSIAN) for (const word of unknown) addSpelling(tally, word);
  return tally;
}

/** Adds what letters and word say; false if its spelling may say more. */
function addKnownWord(tally: Tally, word: ScriptWord): boolean {
  const known = WORD_EVIDENCE.get(word.letters) ?? [];
  const foreign = addLetters(tally, word) || INITIAL_HAMZA.test(word.source);
  for (const evidence of known) if (!foreign || evidence[0] !== 'persian') add(tally, evidence);
  const persian = !foreign && (known.some(([language]) => language === 'persian') || hasPersianAffix(word));
  if (persian && known.length === 0) add(tally, ['persian', AFFIX]);
  return persian;
}

function addSpelling(tally: Tally, word: ScriptWord): void {
  addArabic(tally, word);
  add(tally, ['pashto', pashtoSpelling(word)]);
  add(tally, ['other', uyghurSpelling(word)]);
  add(tally, ['azeri', azeriSpelling(word)]);
  add(tally, ['kurdish', kurdishSpelling(word)]);
  if (isNotArabic(word)) tally.notArabic += NOT_ARABIC;
}

/** Adds what the letters say, a second one half of it and no more; whether there was anything to add. */
function addLetters(tally: Tally, { letters }: ScriptWord): boolean {
  const foreign = letters.match(FOREIGN_LETTERS);
  if (foreign === null) return false;
  const [first = '', second = ''] = new Set(foreign);
  for (const evidence of LETTER_EVIDENCE.get(first) ?? []) add(tally, evidence);
  for (const [language, weight] of LETTER_EVIDENCE.get(second) ?? []) add(tally, [language, weight / 2]);
  return true;
}

/** Adds what the spelling says for Arabic, و and ف joined to a known word included. */
function addArabic(tally: Tally, word: ScriptWord): void {
  const { nominal, other } = arabicSpelling(word);
  add(tally, ['arabic', Math.min(nominal + other, MOST)]);
  tally.nominal += nominal;
  const joined = WORD_EVIDENCE.has(word.letters)
    ? []
    : WORD_EVIDENCE.get(word.letters.replace(JOINED_CONJUNCTION, ''));
  for (const evidence of joined ?? []) if (evidence[0] === 'arabic') add(tally, evidence);
}

function add({ scores }: Tally, [language, weight]: Evidence): void {
  scores[language] += weight;
}

/** Letters that Persian does not have, by the languages that write them. */
const LETTERS: readonly (readonly [ForeignLanguage, string])[] = [
  ['urdu', 'ٹڈڑںےہۂۃۓ'],
  ['kurdish', 'ێۆڵڕڤە'],
  ['azeri', 'ۆۇڭ'],
  ['pashto', 'ټډړږښځڅېۍڼګ'],
  ['other', 'ۈۇۋڭېەۆڪڻڏڊٻڀٺٿٽڇڃڄڍڌڦڳڱ۾۽'],
];

const DECISIVE = 1.5;
const SHARED = 1.25;
/** ھ is Urdu, but some keyboards write it for the Persian, Kurdish and Uyghur ه as well. */
const AMBIGUOUS_HEH: readonly Evidence[] = [
  ['urdu', 0.5],
  ['other', 0.5],
];

/** What a foreign letter says: more where one language alone writes it. */
const LETTER_EVIDENCE: ReadonlyMap<string, readonly Evidence[]> = new Map([
  ...LETTERS.flatMap(([, letters]) => [...letters]).map((letter) => [letter, evidenceOf(letter)] as const),
  ['ھ', AMBIGUOUS_HEH],
]);

function evidenceOf(letter: string): Evidence[] {
  const languages = LETTERS.filter(([, letters]) => letters.includes(letter));
  return languages.map(([language]) => [language, languages.length === 1 ? DECISIVE : SHARED]);
}

const FOREIGN_LETTERS = new RegExp(`[${[...LETTER_EVIDENCE.keys()].join('')}]`, 'g');

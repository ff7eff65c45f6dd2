import type { Evidence, ForeignLanguage } from './scriptLanguage.ts';

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
export const LETTER_EVIDENCE: ReadonlyMap<string, readonly Evidence[]> = new Map([
  ...LETTERS.flatMap(([, letters]) => [...letters]).map((letter) => [letter, evidenceOf(letter)] as const),
  ['ھ', AMBIGUOUS_HEH],
]);

function evidenceOf(letter: string): Evidence[] {
  const languages = LETTERS.filter(([, letters]) => letters.includes(letter));
  return languages.map(([language]) => [language, languages.length === 1 ? DECISIVE : SHARED]);
}

export const FOREIGN_LETTERS = new RegExp(`[${[...LETTER_EVIDENCE.keys()].join('')}]`, 'g');

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

/** Persian words, and names that it has taken over, that begin as if with the Arabic article. */
const NO_ARTICLE =
  /^(?:[وف]?ال(?:ان|بته|کتر|گ|ماس|هام|هی|زام|حاق|تماس|برز|یاف|ف|وان|وند|کل|کی|مپ|مان|یز|ه|له|تیام|تهاب|صاق|غا|قا|تزام|تفات|حاد|تقاط|تذاذ|تجا|تیم|حمد|ک)?$|وال(?:ا|ی|د)|فال(?:گ|و|ش|ان)|ال(?:کتر|گ|یز|مپ|بته|هام|تماس|برز|کل))/;
const ARTICLE = /^(?:[وف]?ال|لل)...?/;
const ARTICLE_AFTER_BE = /^[بک]ال(?!ا|ش|غ|ی|ک|ه|ب|ر)...?/;
/** أ or إ at the beginning, which Persian writes without its hamza. */
const INITIAL_HAMZA = /^[وف]?(?:[بلكک]|[بكک]?ال|لل)?[أإ]/;
const INNER_HAMZA = /[إ]|أ$/;
const NUNATION = /[\u064c\u064d]/;
const FINAL_VOWEL = /[^\u064b-\u0652\u0670][\u0651]?[\u064e\u064f]\u0651?$/;
const ALEF_MAKSURA = /.ى$/;

const VERB_IN_PLURAL = /(?!(?:نان|پیش|دع|رس|تق|محت|نج|پر|حل|فت|بی?ن|همن|خوش|سو|شن|انز|ما|مأ)وا$)..وا$/;
const JOINED_VAV =
  /^و(?!زی|زا|زن|قت|قف|قا|قو|جو|جد|جه|ضع|ضو|ار|اق|اج|ای|اب|اح|اس|اک|ال|ان|ام|رز|رو|ری|رق|سی|سط|سا|سو|طن|فا|کی|کا|یژ|یر|یل|یت|یز|صل|صی|حش|حی|حد|خی|دی|عد|لی|لا|گر|گو)..../;
const JOINED_PRONOUN =
  /..(?:کما|هما|تما|ناهم|ناکم|وهم|وکم|ونها|[بردلنتسف]کم|[وای]بنا|[یا]تنا|[او]رنا|امنا|ادنا|النا)$/;
const FINAL_HAMZA = /..[ءئ]$/;
const ARABIC_YEH_OR_KAF = /[يك]/;

/** Signs of Arabic spelling on a word: `nominal` the article and ة, which Persian names and titles have, and the rest. */
function arabicSpelling({ source, letters }: ScriptWord): { nominal: number; other: number } {
  const article = (ARTICLE.test(letters) || ARTICLE_AFTER_BE.test(letters)) && !NO_ARTICLE.test(letters);
  const certain =
    INITIAL_HAMZA.test(source) ||
    INNER_HAMZA.test(source) ||
    (letters.length > 1 && (NUNATION.test(source) || FINAL_VOWEL.test(source)));
  return {
    nominal: article ? 1 : letters.endsWith('ة') ? 0.7 : 0,
    other: (certain ? 1 : 0) + (letters.endsWith('ة') ? 0.3 : 0) + weakArabicSpelling(source, letters),
  };
}

function weakArabicSpelling(source: string, letters: string): number {
  return (
    (ALEF_MAKSURA.test(source) ? 0.3 : 0) +
    (VERB_IN_PLURAL.test(letters) ? 0.6 : 0) +
    (JOINED_VAV.test(letters) ? 0.4 : 0) +
    (JOINED_PRONOUN.test(letters) ? 0.5 : 0) +
    (FINAL_HAMZA.test(letters) ? 0.3 : 0) +
    (ARABIC_YEH_OR_KAF.test(source) ? 0.25 : 0)
  );
}

const AZERI_STEM =
  /[گکچیقج]ؤ|^[ادسبت]ؤ[^ا]|^گئ[دجچتنرل]|^دئ[یدم]|^ی?ئ[رندتم]|^ائ(?:[دولشی]|ت(?!لاف))|^وئر|^سئو(?!ل)|^هئچ|^نئ[چج]|^بئ[لش]/;
const AZERI_ENDING =
  /.(?:ل[اه]?ر(?:ی[نم]?|ینی|ینا|ینه|ینده|یندا|یمیز|یم|دا|دان|ده|دن)|سین(?:ین|ده|دا|دان|دن|ه|ا)|..ین(?:ین|ده|دا|دان)|..ون(?:ون|دا|دان)|یمیز(?:ی|ین|ده|دا)?|م[یا]ش(?:دی|دیر|دیم|یق|یک|ام|وق|دوق|سان|سن|م)|ی?یر(?:دی|دیم|لر|لار|سن|سینیز|یک|یق)|[او]ر(?:سن|سان|دو|دولار)|یب(?:دی|دیر|سن)|وب(?:دور)?|ییب|ییر|.دیر|.دور|[^ا]دیلر|ا?جا(?:ق|غام|غیق)|جکدیر|جگم|جییک|دیک|دیق|دوق|لیق(?:دا|دان)?|لیک|لوق|لوک|ماق|اییب|اییم|سایدیم|لریم|لاریم)$/;
const AZERI_PLURAL =
  /..لار$|..[تل]دی$|...لاندی$|..(?<!پی|ابت|شی|سو|اه|مب|فر|هوی|اقت|گون|من)دا$|[اه]یی[تبرلم]/;
const AZERI_BEGINNING =
  /^(?:او(?:شا|شو|غل|یر|ین|یو|تور|خو|زون|زاق|زوم|رتا|روج|لس|لم|نو|ندا|جاق)|یاش[یا]|یاخ[شی]|یازی|یول[لد]|یوخ[سدو]|یورغ|یاند|یاتی|قاپی|قال[مد]|قاین|قاریش|قازان|قایت|قایی|قوشل|قورخ|قویو?[بند]|قونش|قوناق|قیش|قیلدی|چیخ|چاغیر|ساخل|سویوق|تویوق|باخی|باغلا|باغیش|آپار|ایچی[رب]|ایستیر|ایشل|آخیر|آغری|آغیر|دوشو|دوروب|دانیش|بیلیر|بیلم|تئز|آنلا|گوموش|کیتاب|شئ|تورک)/;

/** How much the spelling of a word looks like Azeri: its vowels ؤ and ئ, its endings in harmony. */
function azeriSpelling({ letters }: ScriptWord): number {
  if (AZERI_STEM.test(letters)) return 1.3;
  if (letters.length < 4) return 0;
  const ending = AZERI_ENDING.test(letters) ? 0.8 : AZERI_PLURAL.test(letters) ? 0.5 : 0;
  return ending + (AZERI_BEGINNING.test(letters) ? 0.7 : 0);
}

const PERSIAN_AFFIX =
  /^ن?می\u200c|\u200c(?:ها|های|هایی|هایش|هایم|ای|ایم|اند|ام|است|تر|ترین|شان|مان|تان|اش|شود|کند|شده|کننده|کنندگان)$|^ن?می(?:شود|کند|کنند|شوند|کنم|خوا|دون|تون|رفت|گفت|آید|آی)/;

/** Whether the word is inflected as Persian alone inflects. */
function hasPersianAffix({ letters }: ScriptWord): boolean {
  return PERSIAN_AFFIX.test(letters);
}

/** Letters, or ZWNJ, that Arabic does not have. */
const NOT_ARABIC_LETTER = /[پچژگ\u200c]/;

/** Whether the word cannot be Arabic. */
function isNotArabic({ letters }: ScriptWord): boolean {
  return NOT_ARABIC_LETTER.test(letters);
}

const KURDISH_OLD_VOWEL = /ه\u200c(?!ها|ای|ام|اش|تر|شان|مان|تان|اند|دار|گذار|گیر|کن|ی$)/;
const KURDISH_DOUBLE_VAV = /.وو|^ئ/;

/** How much a word looks like Kurdish that is written with ه and a ZWNJ for ە, or without its own letters. */
function kurdishSpelling({ source, letters }: ScriptWord): number {
  const oldVowel = source.endsWith('ه\u200c') || KURDISH_OLD_VOWEL.test(letters) ? 0.6 : 0;
  return oldVowel + (KURDISH_DOUBLE_VAV.test(letters) ? 0.5 : 0);
}

const PASHTO_PLURAL = /..(?<!گ|م|ار|اب|افز)ون[هو]$/;

/** How much a word is inflected as in Pashto. */
function pashtoSpelling({ letters }: ScriptWord): number {
  return PASHTO_PLURAL.test(letters) ? 0.5 : 0;
}

const INNER_ALEF_MAKSURA = /ى[ء-ۓە]/;

/** How much a word looks like Uyghur, which writes ى for a vowel within words. */
function uyghurSpelling({ source }: ScriptWord): number {
  return INNER_ALEF_MAKSURA.test(source) ? 0.5 : 0;
}

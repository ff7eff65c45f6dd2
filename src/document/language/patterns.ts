import type { ScriptWord } from './words.ts';

/** Persian words, and names that it has taken over, that begin as if with the Arabic article. */
const NO_ARTICLE =
  /^(?:[وف]?ال(?:ان|بته|کتر|گ|ماس|هام|هی|زام|حاق|تماس|برز|یاف|ف|وان|وند|کل|کی|مپ|مان|یز|ه|له|تیام|تهاب|صاق|غا|قا|تزام|تفات|حاد|تقاط|تذاذ|تجا|تیم|حمد|ک)?$|وال(?:ا|ی|د)|فال(?:گ|و|ش|ان)|ال(?:کتر|گ|یز|مپ|بته|هام|تماس|برز|کل))/;
const ARTICLE = /^(?:[وف]?ال|لل)...?/;
const ARTICLE_AFTER_BE = /^[بک]ال(?!ا|ش|غ|ی|ک|ه|ب|ر)...?/;
/** أ or إ at the beginning, which Persian writes without its hamza. */
export const INITIAL_HAMZA = /^[وف]?(?:[بلكک]|[بكک]?ال|لل)?[أإ]/;
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
export function arabicSpelling({ source, letters }: ScriptWord): { nominal: number; other: number } {
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
export function azeriSpelling({ letters }: ScriptWord): number {
  if (AZERI_STEM.test(letters)) return 1.3;
  if (letters.length < 4) return 0;
  const ending = AZERI_ENDING.test(letters) ? 0.8 : AZERI_PLURAL.test(letters) ? 0.5 : 0;
  return ending + (AZERI_BEGINNING.test(letters) ? 0.7 : 0);
}

const PERSIAN_AFFIX =
  /^ن?می\u200c|\u200c(?:ها|های|هایی|هایش|هایم|ای|ایم|اند|ام|است|تر|ترین|شان|مان|تان|اش|شود|کند|شده|کننده|کنندگان)$|^ن?می(?:شود|کند|کنند|شوند|کنم|خوا|دون|تون|رفت|گفت|آید|آی)/;

/** Whether the word is inflected as Persian alone inflects. */
export function hasPersianAffix({ letters }: ScriptWord): boolean {
  return PERSIAN_AFFIX.test(letters);
}

/** Letters, or ZWNJ, that Arabic does not have. */
const NOT_ARABIC = /[پچژگ\u200c]/;

/** Whether the word cannot be Arabic. */
export function isNotArabic({ letters }: ScriptWord): boolean {
  return NOT_ARABIC.test(letters);
}

const KURDISH_OLD_VOWEL = /ه\u200c(?!ها|ای|ام|اش|تر|شان|مان|تان|اند|دار|گذار|گیر|کن|ی$)/;
const KURDISH_DOUBLE_VAV = /.وو|^ئ/;

/** How much a word looks like Kurdish that is written with ه and a ZWNJ for ە, or without its own letters. */
export function kurdishSpelling({ source, letters }: ScriptWord): number {
  const oldVowel = source.endsWith('ه\u200c') || KURDISH_OLD_VOWEL.test(letters) ? 0.6 : 0;
  return oldVowel + (KURDISH_DOUBLE_VAV.test(letters) ? 0.5 : 0);
}

const PASHTO_PLURAL = /..(?<!گ|م|ار|اب|افز)ون[هو]$/;

/** How much a word is inflected as in Pashto. */
export function pashtoSpelling({ letters }: ScriptWord): number {
  return PASHTO_PLURAL.test(letters) ? 0.5 : 0;
}

const INNER_ALEF_MAKSURA = /ى[ء-ۓە]/;

/** How much a word looks like Uyghur, which writes ى for a vowel within words. */
export function uyghurSpelling({ source }: ScriptWord): number {
  return INNER_ALEF_MAKSURA.test(source) ? 0.5 : 0;
}

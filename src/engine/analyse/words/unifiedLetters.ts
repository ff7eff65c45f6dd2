/** Persian letters, and those that stand for them: look-alikes, and the nearest by sound of neighbours' letters. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  ا: 'ٱٲٳٵ',
  ء: 'ٴ',
  ب: 'ٮٻڀ',
  پ: 'ڦ',
  ت: 'ٹٺټٽٿ',
  ج: 'ڃڄ',
  چ: 'ڇڿ',
  خ: 'ڂ',
  د: 'ڈډڊڋڌڍڎڏڐۮ',
  ر: 'ڑڒړڔڕڙۯ',
  ز: 'ځڗ',
  ژ: 'ږ',
  س: 'څڛ',
  ش: 'ښڜۺ',
  ص: 'ڝ',
  ض: 'ڞۻ',
  ظ: 'ڟ',
  غ: 'ڠۼ',
  ف: 'ڡڢڣڥ',
  ق: 'ٯڧڨ',
  ک: 'كػؼڪڬڮ',
  گ: 'ګڭڰڱڲڳڴ',
  ل: 'ڵڶڷڸ',
  ن: 'ڹںڻڼڽ',
  و: 'ڤۄۅۆۇۈۉۊۋۏ',
  ؤ: 'ٶٷ',
  ئ: 'ٸ',
  ه: 'ەہھۀۂۿ',
  ة: 'ۃ',
  ی: 'ؠؽؾؿيىۍێېۑےۓ',
};

const LETTER_FOR: ReadonlyMap<string, string> = new Map(
  Object.entries(STANDS_FOR).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

const FIRST_PRESENTATION_FORM = '\ufb50';

/** Formulas in one character, as they are pronounced. */
const FORMULAS: Readonly<Record<string, string>> = {
  '﷽': 'بسم‌الله‌رحمان‌رحیم',
  ﷺ: 'صل‌الله‌علیه‌وسلم',
  ﷻ: 'جل‌جلاله',
};

/** The Persian letters of one source character: a presentation form may be two (ﻻ) or more (ﷲ). */
export function unifiedLetters(character: string): string {
  if (character < FIRST_PRESENTATION_FORM) return LETTER_FOR.get(character) ?? character;
  const letters = FORMULAS[character] ?? character.normalize('NFKC');
  return Array.from(letters, (letter) => LETTER_FOR.get(letter) ?? letter).join('');
}

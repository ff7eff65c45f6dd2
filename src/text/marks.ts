/** Diacritical marks: U+064B to U+0652, U+0654, U+0656 to U+065F, U+0670. U+0653 and U+0655 are no marks here. */
const MARKS = /[\u064b-\u0652\u0654\u0656-\u065f\u0670]/g;

/** `text` without its marks; base letters (آ and ۀ among them) stay as they are, nothing is normalised. */
export function stripMarks(text: string): string {
  return text.replace(MARKS, '');
}

/** Whether the UTF-16 code unit `unit` is a mark. */
export function isMark(unit: number): boolean {
  return (
    (unit >= 0x64b && unit <= 0x652) || unit === 0x654 || (unit >= 0x656 && unit <= 0x65f) || unit === 0x670
  );
}

import { isMark } from '../../text/marks.ts';

/** A word of a sentence as the detector looks at it. */
export interface ScriptWord {
  /** As written, in composed letters. */
  readonly source: string;
  /** Without marks and tatweel, look-alike letters in their Persian form; ZWNJ only inside. */
  readonly letters: string;
}

const WORD = /[\u0620-\u065f\u066e-\u06d3\u06d5-\u06dc\u06df-\u06e8\u06ea-\u06ef\u06fa-\u06ff\u200c]+/g;
const COMPOSABLE = /[\u0653-\u0655\ufb50-\ufdff\ufe70-\ufefc]/;
const TATWEEL = '\u0640';
const OUTER_JOINERS = /^\u200c+|\u200c+$/g;
const TO_UNIFY = /[\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200cيىكأإٱۀ]/;

const LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ['ي', 'ی'],
  ['ى', 'ی'],
  ['ك', 'ک'],
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['ٱ', 'ا'],
  ['ۀ', 'ه'],
]);

/** The words of `text` in the Arabic script; presentation forms and composed letters are one to it. */
export function scriptWords(text: string): ScriptWord[] {
  const composed = COMPOSABLE.test(text) ? text.normalize('NFKC') : text;
  const words = (composed.match(WORD) ?? []).map((source) => ({ source, letters: unifiedLetters(source) }));
  return words.filter(({ letters }) => letters !== '');
}

function unifiedLetters(source: string): string {
  if (!TO_UNIFY.test(source)) return source;
  let letters = '';
  for (let utf16 = 0; utf16 < source.length; utf16++) {
    const character = source[utf16] ?? '';
    if (character === TATWEEL || isMark(source.charCodeAt(utf16)) || isQuranicSign(character)) continue;
    letters += LOOKALIKES.get(character) ?? character;
  }
  return letters.replace(OUTER_JOINERS, '');
}

function isQuranicSign(character: string): boolean {
  return character >= '\u06d6' && character <= '\u06ed';
}

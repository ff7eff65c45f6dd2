import { neighbours } from './neighbours.ts';

const PERSIAN_LETTER = /^[\p{L}&&\p{Script=Arabic}]$/v;
const IN_WORD = /[\p{L}\p{M}\p{N}]/u;
/** A letter of a script in which a joiner or non-joiner shapes letters by other rules than those of Persian. */
const OTHER_LETTER = /[\p{L}--[\p{Script=Arabic}\p{Script=Latin}]]/v;
const LATIN_NAME = /^[\p{Script=Latin}0-9_$]$/u;
/** Signs that end or begin a sentence or a part of it; those of Latin mean much else in source code. */
const SIGN_BEHIND = { prose: /^[.,،؛:;!؟?…»)\]]$/, code: /^[،؛؟…»]$/ };
const SIGN_BEFORE = { prose: /^[.,،؛:;!؟?…«([]$/, code: /^[،؛؟…«]$/ };
/** Of the Persian script, those that join what is before them only. */
const ENDS_JOINING =
  /^[\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef]$/;

/** Whether a half-space between these two parts nothing. After a letter that does not join, it may stand for care. */
export function isStrayNonJoiner([before, behind]: readonly [string, string], isCode: boolean): boolean {
  if (OTHER_LETTER.test(before) || OTHER_LETTER.test(behind)) return false;
  if (isCode && LATIN_NAME.test(before) && LATIN_NAME.test(behind)) return true;
  // In code it may be meant: a string that is only a half-space, or one of a regular expression.
  if (isCode && !IN_WORD.test(before) && !IN_WORD.test(behind)) return false;
  if (isGap(before) || isGap(behind)) return true;
  const where = isCode ? 'code' : 'prose';
  return SIGN_BEFORE[where].test(before) || SIGN_BEHIND[where].test(behind);
}

const isGap = (character: string) => character === '' || /\s/u.test(character);

const PICTURE_BEFORE = /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*$/u;
const PICTURE_BEHIND = /^\p{Extended_Pictographic}/u;
/** A picture with what may stand on it, in UTF-16 units. */
const LONGEST_PICTURE = 8;

/** Whether a joiner at this place of `text` joins nothing: neither pictures, nor a letter to what is not there. */
export function isStrayJoiner(text: string, utf16Start: number, utf16End: number): boolean {
  if (
    PICTURE_BEFORE.test(text.slice(Math.max(0, utf16Start - LONGEST_PICTURE), utf16Start)) &&
    PICTURE_BEHIND.test(text.slice(utf16End, utf16End + 2))
  )
    return false;
  const [before, behind] = neighbours(text, utf16Start, utf16End);
  if (OTHER_LETTER.test(before) || OTHER_LETTER.test(behind)) return false;
  const [isAfterLetter, isBeforeLetter] = [before, behind].map((each) => PERSIAN_LETTER.test(each));
  if (isAfterLetter && isBeforeLetter) return !ENDS_JOINING.test(before);
  if (isAfterLetter) return ENDS_JOINING.test(before);
  return !isBeforeLetter;
}

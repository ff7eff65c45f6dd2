import type { TidyRule } from '../tidyChange.ts';
import { LETTERS, MARKS, replacements } from './patterns.ts';

const PERSIAN_FOR: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' };

/** Behind a Persian word and before a space or the end: «تهران,شیراز» may be data of a program. */
const BEHIND_PERSIAN = new RegExp(`(?<=[${LETTERS}${MARKS}۰-۹»)"”] ?[؟?!]{0,3})[,;?](?=[\\s»)"”!؟?]|$)`, 'g');

/** Writes ، ؛ ؟ for , ; ? behind Persian words. */
export const tidyLatinPunctuation: TidyRule = (text) =>
  replacements(text, BEHIND_PERSIAN, (sign) => PERSIAN_FOR[sign] ?? sign);

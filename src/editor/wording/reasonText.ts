import { harfLanguage } from './localize.ts';
import { rightToLeft } from './rightToLeft.ts';

/** A text that the engine gives in both languages, in that of Harf. */
export function reasonText({ en, fa }: { readonly en: string; readonly fa: string }): string {
  return harfLanguage().startsWith('fa') ? rightToLeft(fa) : withIsolates(en);
}

/** Persian in an English sentence, which it would otherwise reorder: each run in marks that isolate it. */
function withIsolates(text: string): string {
  const letters = '[\\p{Script=Arabic}\\p{M}\\u200c]';
  return text.replaceAll(new RegExp(`${letters}+(?: ${letters}+)*`, 'gu'), '\u2068$&\u2069');
}

import type { Phonemes, Token } from '../types.ts';

interface Abbreviation {
  /** The token sources in order. */
  readonly written: readonly string[];
  readonly phonemes: Phonemes;
}

function abbreviation(written: string, phonemes: Phonemes): Abbreviation {
  return { written: written.match(/[\p{L}\u200d\u0640]+|[^\p{L}\s]/gu) ?? [], phonemes };
}

/** Longer ones first, so that the longest that fits is taken. */
const ABBREVIATIONS: readonly Abbreviation[] = [
  abbreviation('ه.ش.', 'hejriye Samsi'),
  abbreviation('ه.ش', 'hejriye Samsi'),
  abbreviation('ه‍.ش', 'hejriye Samsi'),
  abbreviation('ه.ق.', 'hejriye qamari'),
  abbreviation('ه.ق', 'hejriye qamari'),
  abbreviation('ه‍.ق', 'hejriye qamari'),
  abbreviation('ق.م.', 'qabl az milAd'),
  abbreviation('ق.م', 'qabl az milAd'),
  abbreviation('پ.ن.', 'peynevest'),
  abbreviation('پ.ن', 'peynevest'),
  abbreviation('ق.ظ.', 'qabl az zohr'),
  abbreviation('ق.ظ', 'qabl az zohr'),
  abbreviation('ب.ظ.', 'ba?d az zohr'),
  abbreviation('ب.ظ', 'ba?d az zohr'),
  abbreviation('ر.ک.', 'ruju? konid'),
  abbreviation('ر.ک', 'ruju? konid'),
  abbreviation('ص.پ.', 'sanduqe posti'),
  abbreviation('(ص)', 'sallallAho alayhe va Aleh'),
  abbreviation('(ع)', 'alayhessalAm'),
  abbreviation('(س)', 'salAmollAhe alayhA'),
  abbreviation('(عج)', 'ajjalallAho farajah'),
  abbreviation('(ره)', 'rahmatollAhe alayh'),
  abbreviation('(رض)', 'raziyallAho anh'),
].sort((a, b) => b.written.length - a.written.length);

/** The abbreviation that begins at a token, with its length in tokens. */
export function abbreviationAt(
  tokens: readonly Token[],
  at: number,
): { readonly phonemes: Phonemes; readonly tokens: number } | undefined {
  const first = tokens[at]?.source;
  const before = tokens[at - 1]?.kind;
  if (first === undefined || (before === 'word' && first !== '(')) return undefined;
  const numbered = numberedAt(tokens, at);
  if (numbered !== undefined) return numbered;
  const found = ABBREVIATIONS.find(
    ({ written }) =>
      written[0] === first && written.every((part, offset) => tokens[at + offset]?.source === part),
  );
  return found && { phonemes: found.phonemes, tokens: found.written.length };
}

/** A letter and a dot before a number: ص. ۱۲ is a page. */
const NUMBERED: ReadonlyMap<string, Phonemes> = new Map([
  ['ص', 'safheye'],
  ['صص', 'safehAte'],
  ['ج', 'jelde'],
  ['ش', 'SomAreye'],
]);

function numberedAt(tokens: readonly Token[], at: number) {
  const phonemes = NUMBERED.get(tokens[at]?.source ?? '');
  if (phonemes === undefined || tokens[at + 1]?.source !== '.') return undefined;
  const number = tokens[at + 2]?.kind === 'space' ? tokens[at + 3] : tokens[at + 2];
  return number?.kind === 'number' ? { phonemes, tokens: 2 } : undefined;
}

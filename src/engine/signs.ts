/** The signs of Persian script that are no letters: marks on letters, and what keeps them apart. */

export const FATHATAN = '\u064b';
export const FATHA = '\u064e';
export const DAMMA = '\u064f';
export const KASRA = '\u0650';
export const SHADDA = '\u0651';
export const SUKUN = '\u0652';
export const HAMZA_ABOVE = '\u0654';
export const DAGGER_ALEF = '\u0670';

/** The zero width non-joiner: the half-space inside a word. */
export const ZWNJ = '\u200c';

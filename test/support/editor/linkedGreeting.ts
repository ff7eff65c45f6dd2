import { pieceLinks } from '../../../src/document/links/pieceLinks.ts';

const piece = {
  original: 'سلام دنیا',
  written: 'salaam donyaa',
  words: [
    { written: { utf16Start: 0, utf16End: 6 }, original: { utf16Start: 0, utf16End: 4 } },
    { written: { utf16Start: 7, utf16End: 13 }, original: { utf16Start: 5, utf16End: 9 } },
  ],
};

/** The links of `salaam donyaa`, at the beginning of a document, to `سلام دنیا`. */
export const linkedGreeting = [...pieceLinks(piece, 0)];

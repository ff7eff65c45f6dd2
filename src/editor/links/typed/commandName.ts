/** What is done about a typed word: the command behind links; no palette has it, for it needs to know the word. */
export const TYPED_WORD = 'harf.typedWord';

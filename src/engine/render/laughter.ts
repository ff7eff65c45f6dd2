/** «هههه», «خخخ»: laughter as it is typed, which has no vowels. */
const LAUGHTER = /^(?:ه{3,}|خ{3,})$/;

export function isLaughter(letters: string): boolean {
  return LAUGHTER.test(letters);
}

/** One syllable for each letter. */
export function laughterPinglish(letters: string): string {
  return letters.replaceAll('ه', 'ha').replaceAll('خ', 'kh');
}

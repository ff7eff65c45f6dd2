/** Chooses a pronunciation: the command behind links and code actions; no palette has it, for it needs a choice. */
export const CHOOSE_PRONUNCIATION = 'harf.chooseReading';
/** Takes a chosen pronunciation out of its list: the command behind a link. */
export const FORGET_PRONUNCIATION = 'harf.forgetReading';
/** Opens a list of pronunciations: the command behind a link. */
export const OPEN_WORD_LIST = 'harf.openReadings';
/** Whether Pinglish is shown after each word: the key of the window's memory, and of VS Code's context. */
export const HINTS_SHOWN = 'harf.readingsShown';

/** Chooses a reading: the command behind links and code actions; no palette has it, for it needs a choice. */
export const CHOOSE_READING = 'harf.chooseReading';

/** Chooses a reading: the command behind links and code actions; no palette has it, for it needs a choice. */
export const CHOOSE_READING = 'harf.chooseReading';
/** Takes a chosen reading out of its list: the command behind a link. */
export const FORGET_READING = 'harf.forgetReading';
/** Opens a list of readings: the command behind a link. */
export const OPEN_READINGS = 'harf.openReadings';

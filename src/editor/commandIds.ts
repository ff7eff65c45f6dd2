/** Every command that `package.json` contributes. */
export const commandIds = [
  'harf.diacritize',
  'harf.removeDiacritics',
  'harf.pinglish',
  'harf.restorePersian',
  'harf.translate',
  'harf.runOnDocument',
  'harf.pinglishBeside',
  'harf.toggleAlignment',
  'harf.toggleReadings',
  'harf.readAloud',
  'harf.readFromHere',
  'harf.openReadAloud',
  'harf.cancelSpeech',
  'harf.pauseReading',
  'harf.stopReading',
  'harf.saveAudio',
  'harf.setApiKey',
  'harf.clearApiKey',
  'harf.selectService',
  'harf.checkConnection',
  'harf.showUsage',
  'harf.retryFailed',
  'harf.showLog',
  'harf.clearData',
] as const;

export type CommandId = (typeof commandIds)[number];

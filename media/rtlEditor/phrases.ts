/** What CodeMirror shows and reads out, by its own English; `$` stands for a number. */
export function phrasesIn(translations: Readonly<Record<string, string>>): Record<string, string> {
  const t = (english: string) => [english, translations[english] ?? english] as const;
  return Object.fromEntries([
    t('Find'),
    t('Replace'),
    t('next'),
    t('previous'),
    t('all'),
    t('match case'),
    t('regexp'),
    t('by word'),
    t('replace'),
    t('replace all'),
    t('close'),
    t('current match'),
    t('on line'),
    t('replaced match on line $'),
    t('replaced $ matches'),
    t('Go to line'),
    t('go'),
    t('Selection deleted'),
    t('Control character'),
  ]);
}

/** What is not Persian, told apart; `other` is a language without a name here (Sindhi, Uyghur). */
export type ForeignLanguage = 'arabic' | 'urdu' | 'kurdish' | 'azeri' | 'pashto' | 'other';

/** A language in the Arabic script; Persian includes Dari and what cannot be told. */
export type ScriptLanguage = 'persian' | ForeignLanguage;

/** That a sign speaks for a language, and how loudly: 1 is a common word that no other language writes so. */
export type Evidence = readonly [language: ScriptLanguage, weight: number];

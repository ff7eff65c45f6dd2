/** A text of `package.json` in both languages of Harf. */
export interface Localized {
  readonly en: string;
  readonly fa: string;
}

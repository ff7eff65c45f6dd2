/** Translations by their English texts. */
export type Bundle = Readonly<Record<string, string>>;

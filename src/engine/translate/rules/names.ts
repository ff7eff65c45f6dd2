import {
  NAME_KINDS,
  type NameKind,
  namesIn,
  SLOT_KINDS,
  type SlotKind,
  TERM_FEATURES,
  type TranslationTables,
} from '../../format/translationTables.ts';

/** A common word that is also a name: بهار, رستگار. */
export interface NameEntry {
  readonly english: string;
  readonly kinds: ReadonlySet<NameKind>;
}

/** A word behind which a name stands: آقای, خیابان, رمان. */
export interface NameSlot {
  /** With `{}` for the name. */
  readonly english: string;
  /** The same with the name of a place. */
  readonly ofPlace: string | undefined;
  readonly features: ReadonlySet<string>;
  readonly takes: ReadonlySet<SlotKind>;
}

export interface NameTable {
  /** By form. */
  readonly names: ReadonlyMap<string, NameEntry>;
  /** By lemma. */
  readonly slots: ReadonlyMap<string, NameSlot>;
}

/** Makes the table; linear. */
export function nameTableIn({ names, nameSlots }: TranslationTables): NameTable {
  return {
    names: new Map(
      names.map(([form = '', english = '', kinds = '']) => [
        form,
        { english, kinds: new Set(namesIn(NAME_KINDS, kinds)) },
      ]),
    ),
    slots: new Map(
      nameSlots.map(([lemma = '', english = '', features = '', takes = '']) => {
        const [plain = '', ofPlace] = english.split('; ');
        return [
          lemma,
          {
            english: plain,
            ofPlace,
            features: new Set(namesIn(TERM_FEATURES, features)),
            takes: new Set(namesIn(SLOT_KINDS, takes)),
          },
        ];
      }),
    ),
  };
}

import {
  named,
  PHRASE_ROLES,
  type PhraseRole,
  type TranslationRows,
  VERB_FORM_ROLES,
  type VerbFormRole,
} from '../../format/translationTables.ts';
import type { Person, Tense } from '../../types.ts';
import { personIn } from './person.ts';

/** A form that no stem gives and the lexicon lists as it is: است, نیستند, چیست, باید. */
export interface VerbFormEntry {
  readonly infinitive: string;
  readonly role: VerbFormRole;
  readonly english: string;
  readonly person: Person;
  readonly tense: Tense;
  readonly negative: boolean;
  /** The word before the verb that is written with it: چی in چیست. */
  readonly before?: { readonly persian: string; readonly role: PhraseRole; readonly english: string };
}

const TENSES: readonly Tense[] = ['present', 'subjunctive', 'imperative', 'past'];

/** The verb forms by their letters. */
export function verbFormsIn({
  verbForms,
}: Pick<TranslationRows, 'verbForms'>): ReadonlyMap<string, VerbFormEntry> {
  return new Map(verbForms.map((row) => [row[0] ?? '', verbForm(row)]));
}

function verbForm([
  ,
  infinitive = '',
  role = '',
  english = '',
  person = '',
  tense = '',
  polarity = '',
  ...before
]: readonly string[]): VerbFormEntry {
  const [word = '-', wordRole = '', wordEnglish = ''] = before;
  return {
    infinitive,
    role: named(VERB_FORM_ROLES, role) ?? 'ordinary',
    english,
    person: personIn(person),
    tense: named(TENSES, tense) ?? 'present',
    negative: polarity === 'negative',
    ...(word !== '-' && {
      before: { persian: word, role: named(PHRASE_ROLES, wordRole) ?? 'adverb', english: wordEnglish },
    }),
  };
}

import {
  CLAUSE_RELATIONS,
  type ClauseRelation,
  named,
  namesIn,
  PHRASE_ROLES,
  type PhraseRole,
  type TranslationRows,
  WORD_CLASSES,
  type WordClass,
} from '../../format/translationTables.ts';

/** Several words of fixed meaning (در مورد), or one that is always meant so (دارای). */
export interface PhraseEntry {
  readonly role: PhraseRole;
  /** Written with spaces; a ZWNJ in the text counts as one. */
  readonly persian: string;
  readonly english: string;
  readonly classes: ReadonlySet<WordClass>;
  /** Of a conjunction. */
  readonly relation: ClauseRelation;
}

export interface PhraseTable {
  readonly phrases: ReadonlyMap<string, PhraseEntry>;
  /** The first words of the phrases, so that most words of a text are passed at once. */
  readonly firstWords: ReadonlySet<string>;
  readonly mostWords: number;
}

export function phraseTableIn({ phrases: rows }: Pick<TranslationRows, 'phrases'>): PhraseTable {
  const phrases = new Map(rows.map((row) => [row[0] ?? '', phraseEntry(row)]));
  const words = [...phrases.keys()].map((persian) => persian.split(' '));
  return {
    phrases,
    firstWords: new Set(words.map(([first = '']) => first)),
    mostWords: Math.max(0, ...words.map(({ length }) => length)),
  };
}

function phraseEntry([persian = '', role = '', english = '', classes = '']: readonly string[]): PhraseEntry {
  return {
    role: named(PHRASE_ROLES, role) ?? 'adverb',
    persian,
    english,
    classes: new Set(namesIn(WORD_CLASSES, classes)),
    relation: named(CLAUSE_RELATIONS, classes) ?? 'subordinate',
  };
}

import {
  CLAUSE_RELATIONS,
  DETERMINER_CLASSES,
  DETERMINER_CONDITIONS,
  EZAFE,
  FORMULA_CLASSES,
  NAME_KINDS,
  PHRASE_ROLES,
  PRONOUN_CLASSES,
  pairsIn,
  SENSE_FEATURES,
  SLOT,
  SLOT_KINDS,
  TERM_FEATURES,
  TRANSLATION_COLUMNS,
  type TranslationRow,
  type TranslationTable,
  VERB_CLASSES,
  VERB_FORM_ROLES,
  WORD_CLASSES,
} from '../format/translationTables.ts';
import { readSources, tableOf } from './sources.ts';
import { type Problem, type Row, readRows, type SourceFile } from './tsv.ts';

/** Checks the tables of `translation/` against the lexicon; no problem means an empty list. */
export function checkTranslation(
  files: readonly SourceFile[],
  lexiconFiles: readonly SourceFile[],
): Problem[] {
  const names = namesOf(lexiconFiles);
  return files.flatMap((file) => {
    const table = tableOf(file);
    if (table === undefined) return [`${file.name} is no table of the translation.`];
    const rows = readRows(file);
    const problems = [
      ...rows.flatMap((row) => sentences(row, rowProblems(table, row.columns, names))),
      ...orderProblems(table, rows),
    ];
    return problems.map(({ place, problem }) => `${place}: ${problem}.`);
  });
}

interface PlacedProblem {
  readonly place: string;
  readonly problem: string;
}

function sentences({ place }: Row, problems: readonly string[]): PlacedProblem[] {
  return problems.map((problem) => ({ place, problem }));
}

/** What the lexicon lists. */
interface Names {
  readonly forms: ReadonlySet<string>;
  /** Forms and ids, divided by a tab. */
  readonly words: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
}

function namesOf(lexiconFiles: readonly SourceFile[]): Names {
  const { words, verbs, compounds } = readSources(lexiconFiles);
  return {
    forms: new Set(words.map(({ form }) => form)),
    words: new Set(words.map(({ form, id }) => `${form}\t${id}`)),
    verbs: new Set([
      ...verbs.map(({ infinitive }) => infinitive),
      ...compounds.map(({ complement, infinitive }) => `${complement} ${infinitive}`),
    ]),
  };
}

function rowProblems(table: TranslationTable, columns: TranslationRow, names: Names): string[] {
  const needed = TRANSLATION_COLUMNS[table];
  if (columns.length !== needed) return [`${columns.length} columns, ${needed} are needed`];
  if (columns.includes('')) return ['a column is empty; write - for nothing'];
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = columns;
  switch (table) {
    case 'verbs':
      return [...unlistedVerb(first, names), ...unknown(second, VERB_CLASSES), ...badPairs(third, names)];
    case 'verbSenses':
      return [
        ...unlistedVerb(first, names),
        ...unlistedForms(second, names),
        ...unknown(fourth, VERB_CLASSES),
      ];
    case 'verbForms':
      return [
        ...unlistedForms(first, names),
        ...unlistedVerb(second, names),
        ...unknown(third, VERB_FORM_ROLES),
        ...needlessEnglish(third, fourth),
        ...unknown(columns[8] ?? '', PHRASE_ROLES),
      ];
    case 'words':
      return [
        ...unlistedWord(first, second, names),
        ...unknown(third, WORD_CLASSES),
        ...badPairs(fourth, names),
      ];
    case 'contractions':
      return [...unlistedLemma(first, second, names), ...unlistedForms(third, names)];
    case 'determiners':
      return [
        ...unlistedForms(first, names),
        ...unknown(second, DETERMINER_CONDITIONS),
        ...unknown(fifth, DETERMINER_CLASSES),
        ...pairsIn(sixth).flatMap(([wordClass]) => unknown(wordClass, WORD_CLASSES)),
      ];
    case 'pronouns':
      return [...unlistedForms(first, names), ...unknown(fourth, PRONOUN_CLASSES)];
    case 'intensifiers':
      return unlistedForms(first, names);
    case 'conjunctions':
      return [...unlistedForms(first, names), ...unknown(third, CLAUSE_RELATIONS)];
    case 'phrases':
      return [
        ...unknown(second, PHRASE_ROLES),
        ...unknown(fourth, second === 'conjunction' ? CLAUSE_RELATIONS : WORD_CLASSES),
      ];
    case 'formulas':
      return [
        ...unknown(fourth, FORMULA_CLASSES),
        ...badSlots(first, second, third, fourth),
        ...(/\/ن?می /.test(first) ? ['an alternative is written without spaces: می‌شود/می‌گردد'] : []),
      ];
    case 'terms':
      return [...malformedTerm(first), ...unknown(third, TERM_FEATURES)];
    case 'senses':
      return [
        ...unlistedLemma(first, second, names),
        ...unknown(fourth.replaceAll('!', ''), SENSE_FEATURES),
        ...unlistedNeighbours(fifth, names),
      ];
    case 'learnedSenses':
      return malformedCounts(third, fourth);
    case 'learnedChoices':
      return malformedChoice(first, third);
    case 'names':
      return unknown(third, NAME_KINDS);
    case 'nameSlots':
      return [
        ...unlistedForms(first, names),
        ...(second.includes('{}') ? [] : ['its English has no {} for the name']),
        ...unknown(third, TERM_FEATURES),
        ...unknown(fourth, SLOT_KINDS),
      ];
    case 'plurals':
      return [...unlistedForms(first, names), ...unlistedForms(second, names)];
  }
}

/** A slot is a word of its own between others, and its number is in the English once; `{0}` is who is to do something. */
function badSlots(formula: string, english: string, inQuestion: string, classes: string): string[] {
  const words = formula.split(' ');
  const slots = words.filter((word) => word === SLOT);
  const texts = inQuestion === '-' ? [english] : [english, inQuestion];
  const isNumbered = texts.every((text) => {
    const numbers = [...text.matchAll(/\{([1-9])\}/g)].map(([, number]) => number).sort();
    const isWell = /^(?:[^{}]|\{\d(?::[^{}/]+\/[^{}/]+)?\})*$/.test(text);
    return isWell && numbers.join() === slots.map((_, at) => at + 1).join();
  });
  const isApart = formula.split(SLOT).length === slots.length + 1 && !formula.includes(`${SLOT} ${SLOT}`);
  const goesOn = /open|infinitive|request/.test(classes);
  return [
    ...(isNumbered ? [] : [`its English needs ${slots.length} slots, from {1} on, once each`]),
    ...(isApart ? [] : [`a slot (${SLOT}) needs spaces around it and a word to the next slot`]),
    ...(slots.length > 0 && !goesOn && words.length - slots.length < 2
      ? ['beside a slot two words are needed']
      : []),
    ...(goesOn && words.at(-1) === SLOT ? ['what goes on in English cannot end with a slot'] : []),
  ];
}

function unlistedLemma(lemma: string, id: string, names: Names): string[] {
  if (id !== '-') return unlistedWord(lemma, id, names);
  return names.verbs.has(lemma) ? [] : unlistedForms(lemma, names);
}

/** `time:57;load:8` and `neighbour:-9,14;…`, a weight for each English. */
function malformedCounts(seen: string, neighbours: string): string[] {
  const isWhole =
    /^(?:[^:;]+:\d+(?:;(?!$)|$))+$/.test(seen) &&
    (neighbours === '-' || /^(?:[^:;]+:-?\d+(?:,-?\d+)*(?:;(?!$)|$))+$/.test(neighbours));
  const most = seen.split(';').length;
  const isEven = neighbours === '-' || neighbours.split(';').every((each) => each.split(',').length === most);
  return isWhole && isEven ? [] : ['its numbers are malformed; run npm run senses'];
}

/** `the:12,-:-7`, or for `options` the English of a preposition. */
function malformedChoice(choice: string, column: string): string[] {
  const isWhole =
    choice === 'options'
      ? /^[a-z]+(?:,[a-z]+)*$/.test(column)
      : /^(?:[a-z-]+:-?\d+(?:,(?!$)|$))+$/.test(column);
  const isKnown = ['article', 'options', 'place', 'preposition'].includes(choice);
  return isWhole && isKnown ? [] : ['its weights are malformed; run npm run choices'];
}

/** `#` stands for a number. */
function unlistedNeighbours(near: string, names: Names): string[] {
  if (near === '-') return [];
  return near
    .split(',')
    .flatMap((word) => (word === '#' || names.verbs.has(word) ? [] : unlistedForms(word, names)));
}

/** Listed as a whole, or by its complement and its light verb: «مجهز بودن», «ابلاغ نمودن». */
function unlistedVerb(infinitive: string, names: Names): string[] {
  const at = infinitive.lastIndexOf(' ');
  const isOfKnown =
    at > 0 &&
    names.verbs.has(infinitive.slice(at + 1)) &&
    unlistedForms(infinitive.slice(0, at), names).length === 0;
  if (names.verbs.has(infinitive) || isOfKnown) return [];
  return [`${infinitive} is in neither verbs.tsv nor lightVerbs.tsv`];
}

function unlistedWord(form: string, id: string, { words }: Names): string[] {
  return words.has(`${form}\t${id}`) ? [] : [`the lexicon has no ${form} with the id ${id}`];
}

/** Each word of a form that is written with spaces; its ezafe may be written on it: همه‌ی. */
function unlistedForms(form: string, { forms }: Names): string[] {
  const isListed = (word: string): boolean => forms.has(word) || forms.has(word.replace(/\u200cی$/, ''));
  return form.split(' ').flatMap((word) => (isListed(word) ? [] : [`${word} is not in the lexicon`]));
}

function unknown(column: string, known: readonly string[]): string[] {
  if (column === '-') return [];
  return column.split(',').flatMap((name) => (known.includes(name) ? [] : [`there is no "${name}" here`]));
}

const TERM = /^[\u0621-\u064a\u067e-\u06cc\u200c]+(?:~? [\u0621-\u064a\u067e-\u06cc\u200c]+)+$/;

function malformedTerm(term: string): string[] {
  return TERM.test(term) ? [] : [`${term} is not several words with ~ behind those that carry ezafe`];
}

/** The rules know the English of modals, all its forms. */
function needlessEnglish(role: string, english: string): string[] {
  const isModal = role === 'ability' || role === 'obligation';
  return isModal && english !== '-' ? [`the English of ${role} is not written here; write - for it`] : [];
}

function badPairs(column: string, names: Names): string[] {
  return pairsIn(column).flatMap(([persian, english]) =>
    english === ''
      ? [`${persian} has no English behind =`]
      : persian.startsWith(EZAFE)
        ? []
        : unlistedForms(persian, names),
  );
}

/** Tables in which a key may stand in several rows, and by how many columns their rows differ. */
const KEY_COLUMNS: Partial<Record<TranslationTable, number>> = {
  verbSenses: 2,
  words: 2,
  contractions: 2,
  determiners: 2,
  senses: 5,
  learnedSenses: 2,
  learnedChoices: 2,
};

function orderProblems(table: TranslationTable, rows: readonly Row[]): PlacedProblem[] {
  const keyOf = ({ columns }: Row): string => columns.slice(0, KEY_COLUMNS[table] ?? 1).join('\t');
  const places = new Map<string, string>();
  return rows.flatMap((row, at) => {
    const key = keyOf(row);
    const earlier = places.get(key);
    places.set(key, row.place);
    if (earlier !== undefined) return sentences(row, [`${key} stands already in ${earlier}`]);
    const before = rows[at - 1]?.columns[0] ?? '';
    const first = row.columns[0] ?? '';
    return before > first
      ? sentences(row, [`${first} stands behind ${before}; sort by the first column`])
      : [];
  });
}

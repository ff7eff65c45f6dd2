import { alignLetters, MISFIT_COST } from '../alignment/alignLetters.ts';
import { FEATURES } from '../format/features.ts';
import { ZWNJ } from '../signs.ts';
import { readSources, SPECIAL_FILES, type VerbEntry } from './sources.ts';
import { type Problem, readRows, type SourceFile } from './tsv.ts';

const PHONEMES = /^[aeoAiubptdkgfvszSZCjxqhlmnrywW?|]+$/;

/** Checks every rule of `data/README.md` that a program can check; no problem means an empty list. */
export function checkLexicon(files: readonly SourceFile[]): Problem[] {
  const wordFiles = files.filter(({ name }) => !SPECIAL_FILES.has(name));
  return [
    ...wordFiles.flatMap((file) => [...fileOrderProblems(file), ...lineProblems(file)]),
    ...repetitions(wordFiles),
    ...verbProblems(files),
    ...phraseProblems(files),
  ];
}

function fileOrderProblems(file: SourceFile): Problem[] {
  const lines = readRows(file);
  return lines.flatMap(({ place, columns }, at) => {
    const before = lines[at - 1]?.columns[0] ?? '';
    return before > (columns[0] ?? '')
      ? [`${place}: ${columns[0]} stands behind ${before}; sort by form.`]
      : [];
  });
}

function lineProblems(file: SourceFile): Problem[] {
  return readRows(file).flatMap(({ place, columns }) => {
    const [form = '', phonemes = '', , features = '', gloss = ''] = columns;
    const problems: string[] = [];
    if (columns.length < 5 || columns.length > 6)
      problems.push(`${columns.length} columns, 5 or 6 are needed`);
    if (/[يكىە\s\u064b-\u0652\u0640]/.test(form))
      problems.push(`${form} has a letter or mark that forms do not have`);
    if (!PHONEMES.test(phonemes) || /^\?|(?<!o)w|ow[aeoAiu]/.test(phonemes))
      problems.push(`${phonemes} is not written in FA1`);
    else if (!features.split(',').includes('respelt') && alignLetters(form, phonemes).cost >= MISFIT_COST)
      problems.push(`the letters of ${form} cannot carry ${phonemes}`);
    if (
      features !== '-' &&
      features.split(',').some((feature) => !FEATURES.some((known) => known === feature))
    )
      problems.push(`${features} has an unknown feature`);
    if (gloss.trim() === '') problems.push(`${form} has no gloss`);
    return problems.map((problem) => `${place}: ${problem}.`);
  });
}

/** A reading stands once in the whole lexicon. */
function repetitions(files: readonly SourceFile[]): Problem[] {
  const places = new Map<string, string>();
  return files.flatMap(readRows).flatMap(({ place, columns }) => {
    const [form = '', phonemes = '', , , , id] = columns;
    const key = `${form}\t${id || phonemes}`;
    const first = places.get(key);
    if (first === undefined) places.set(key, place);
    return first === undefined ? [] : [`${place}: ${form} ${id || phonemes} stands already at ${first}.`];
  });
}

function verbProblems(files: readonly SourceFile[]): Problem[] {
  const { verbs, compounds, colloquialStems } = readSources(
    files.filter(({ name }) => SPECIAL_FILES.has(name)),
  );
  const infinitives = new Set(verbs.map(({ infinitive }) => infinitive));
  return [
    ...verbs.flatMap((verb) => [
      ...stemProblems(verb, verb.past, verb.pastPhonemes),
      ...stemProblems(verb, verb.present, verb.presentPhonemes),
      ...infinitiveProblems(verb),
    ]),
    ...[...compounds, ...colloquialStems]
      .filter(({ infinitive }) => !infinitives.has(infinitive))
      .map(({ place, infinitive }) => `${place}: ${infinitive} is not in verbs.tsv.`),
  ];
}

/** Each word of an Arabic phrase has its sound, with ezafe or without, and a phrase stands once. */
function phraseProblems(files: readonly SourceFile[]): Problem[] {
  const { arabicPhrases } = readSources(files.filter(({ name }) => SPECIAL_FILES.has(name)));
  const known = new Set<string>();
  return arabicPhrases.flatMap(({ place, words, phonemes }) => {
    const [letters, sounds] = [words.split(' '), phonemes.split(' ')];
    if (letters.length !== sounds.length) return [`${place}: ${words} has not as many sounds as words.`];
    if (known.size === known.add(words).size) return [`${place}: ${words} stands already.`];
    return letters.flatMap((word, at) => wordOfPhraseProblems(place, word, sounds[at] ?? '', at > 0));
  });
}

function wordOfPhraseProblems(place: string, word: string, sound: string, isBehind: boolean): Problem[] {
  const heard = sound.replace(/-y?e$/, '');
  const carries = alignLetters(word.replace('\u0670', ''), heard).cost < MISFIT_COST;
  return carries && PHONEMES.test(heard) && (isBehind || !heard.startsWith('?'))
    ? []
    : [`${place}: the letters of ${word} cannot carry ${sound}.`];
}

function infinitiveProblems({ place, infinitive, past }: VerbEntry): Problem[] {
  const isMade = `${past.replace('|', '')}ن` === infinitive.replace(ZWNJ, '');
  return isMade ? [] : [`${place}: ${infinitive} is not ${past} with ن.`];
}

function stemProblems({ place, infinitive }: VerbEntry, letters: string, phonemes: string): Problem[] {
  if (letters.includes('|') !== phonemes.includes('|'))
    return [`${place}: ${infinitive} divides letters and phonemes differently.`];
  const { cost } = alignLetters(letters.replace('|', ''), phonemes.replace('|', ''));
  return cost >= MISFIT_COST ? [`${place}: the letters of ${letters} cannot carry ${phonemes}.`] : [];
}

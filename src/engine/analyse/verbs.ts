import { endsInVowel, isVowel } from '../phonology.ts';
import type { Inflection, Phonemes, Tense } from '../types.ts';
import type { Candidate } from './candidate.ts';
import type { Lexicon, Stem, Verb } from './lexicon.ts';
import {
  type Ending,
  OBJECT_CLITICS,
  PAST_ENDINGS,
  PERFECT_ENDINGS,
  PRESENT_ENDINGS,
  PRESENT_ENDINGS_AFTER_VOWEL,
} from './verbEndings.ts';

/** A stem of a verb as it is written behind a prefix or at the beginning of a word. */
interface StemForm {
  readonly verb: Verb;
  readonly stem: Stem;
  readonly tense: 'past' | 'present';
  readonly colloquial: boolean;
}

interface Prefix {
  readonly letters: string;
  readonly phonemes: Phonemes;
  readonly mood: 'plain' | 'continuous' | 'subjunctive';
  readonly negative: boolean;
  readonly cost: number;
}

const PREFIXES: readonly Prefix[] = [
  { letters: '', phonemes: '', mood: 'plain', negative: false, cost: 0 },
  { letters: 'می\u200c', phonemes: 'mi', mood: 'continuous', negative: false, cost: 0 },
  { letters: 'نمی\u200c', phonemes: 'nemi', mood: 'continuous', negative: true, cost: 0 },
  { letters: 'می', phonemes: 'mi', mood: 'continuous', negative: false, cost: 0.5 },
  { letters: 'نمی', phonemes: 'nemi', mood: 'continuous', negative: true, cost: 0.5 },
  { letters: 'ب', phonemes: 'be', mood: 'subjunctive', negative: false, cost: 0.5 },
  { letters: 'ن', phonemes: 'na', mood: 'plain', negative: true, cost: 0.7 },
  { letters: 'م', phonemes: 'ma', mood: 'plain', negative: true, cost: 5 },
  { letters: 'همی\u200c', phonemes: 'hami', mood: 'continuous', negative: false, cost: 2 },
];

const CLITIC_COST = 2;
const COLLOQUIAL_COST = 1;
const BARE_PRESENT_COST = 3;
/** Light verbs are the commonest by far: می‌کند is kardan's, not kandan's. */
const RARER_VERB_COST = 0.4;

export interface VerbMorphology {
  /** The finite forms that `word` (normalised letters) can be. */
  finiteForms(word: string): Candidate[];
  /** Infinitive, participles and agent nouns, to which nominal endings may be added. */
  verbalNouns(word: string): Candidate[];
}

/** Builds the tables of stems once for a lexicon. */
export function createVerbMorphology(lexicon: Lexicon): VerbMorphology {
  const stems = stemTable(lexicon);
  const preverbs = new Set(lexicon.verbs.flatMap(({ past, present }) => [past.preverb, present.preverb]));
  const withPreverbs = (word: string, read: (rest: string, preverb: string) => Candidate[]): Candidate[] =>
    [...preverbs].flatMap((preverb) =>
      word.startsWith(preverb) ? read(withoutJoiner(word.slice(preverb.length), preverb), preverb) : [],
    );
  return {
    finiteForms: (word) => withPreverbs(word, (rest, preverb) => finiteIn(stems, rest, preverb)),
    verbalNouns: (word) => withPreverbs(word, (rest, preverb) => verbalNounsIn(stems, rest, preverb)),
  };
}

type StemTable = ReadonlyMap<string, readonly StemForm[]>;

function stemTable(lexicon: Lexicon): StemTable {
  const table = new Map<string, StemForm[]>();
  const add = (letters: string, form: StemForm): void => {
    const known = table.get(letters);
    if (known === undefined) table.set(letters, [form]);
    else known.push(form);
  };
  const byInfinitive = new Map(lexicon.verbs.map((verb) => [verb.infinitive, verb]));
  for (const verb of lexicon.verbs) {
    add(verb.past.letters, { verb, stem: verb.past, tense: 'past', colloquial: false });
    add(verb.present.letters, { verb, stem: verb.present, tense: 'present', colloquial: false });
  }
  for (const { infinitive, stem } of lexicon.colloquialStems) {
    const verb = byInfinitive.get(infinitive);
    if (verb !== undefined) add(stem.letters, { verb, stem, tense: 'present', colloquial: true });
  }
  return table;
}

/** A stem as it appears behind a prefix: بیاید، نینداخت have a glide for the alef. */
interface Seen {
  readonly form: StemForm;
  readonly glide: 'none' | 'alef' | 'madda';
}

function finiteIn(stems: StemTable, word: string, preverb: string): Candidate[] {
  return PREFIXES.flatMap((prefix) => {
    if (!word.startsWith(prefix.letters)) return [];
    const rest = word.slice(prefix.letters.length);
    return [
      ...endingsIn(stems, rest, preverb, prefix),
      ...OBJECT_CLITICS.flatMap((clitic) => cliticIn(stems, rest, preverb, prefix, clitic)),
    ];
  });
}

function cliticIn(
  ...[stems, rest, preverb, prefix, clitic]: readonly [StemTable, string, string, Prefix, Ending]
): Candidate[] {
  if (!rest.endsWith(clitic.letters) || rest.length - clitic.letters.length < 2) return [];
  const inner = withoutFinalJoiner(rest.slice(0, -clitic.letters.length));
  return endingsIn(stems, inner, preverb, prefix)
    .filter(({ reading }) => !endsInVowel(reading.phonemes) && reading.inflection.tense !== 'imperative')
    .map(({ reading, ezafe }) => ({
      ezafe,
      reading: {
        ...reading,
        id: reading.phonemes + clitic.phonemes,
        phonemes: reading.phonemes + clitic.phonemes,
        inflection: { ...reading.inflection, clitic: clitic.person },
        cost: reading.cost + CLITIC_COST,
      },
    }));
}

function endingsIn(stems: StemTable, rest: string, preverb: string, prefix: Prefix): Candidate[] {
  const candidates: Candidate[] = [];
  const tried = new Set<string>();
  for (const ending of [...PAST_ENDINGS, ...PRESENT_ENDINGS, ...PRESENT_ENDINGS_AFTER_VOWEL]) {
    if (!rest.endsWith(ending.letters) || tried.has(ending.letters)) continue;
    tried.add(ending.letters);
    const stemLetters = rest.slice(0, rest.length - ending.letters.length);
    for (const seen of seenStems(stems, stemLetters, prefix))
      if (seen.form.stem.preverb === preverb) candidates.push(...conjugated(seen, ending.letters, prefix));
  }
  return [...candidates, ...perfectIn(stems, rest, preverb, prefix)];
}

function seenStems(stems: StemTable, letters: string, prefix: Prefix): Seen[] {
  const plain = (stems.get(letters) ?? []).map((form): Seen => ({ form, glide: 'none' }));
  if (!letters.startsWith('ی') || (prefix.letters !== 'ب' && prefix.letters !== 'ن')) return plain;
  const madda = letters.startsWith('یا') ? (stems.get(`آ${letters.slice(2)}`) ?? []) : [];
  const alef = [...(stems.get(`ا${letters.slice(1)}`) ?? []), ...(stems.get(letters.slice(1)) ?? [])];
  return [
    ...plain,
    ...madda.map((form): Seen => ({ form, glide: 'madda' })),
    ...alef.filter(({ stem }) => stem.letters.startsWith('ا')).map((form): Seen => ({ form, glide: 'alef' })),
  ];
}

function conjugated(seen: Seen, endingLetters: string, prefix: Prefix): Candidate[] {
  const { form } = seen;
  const row = endingsOf(form).filter((ending) => ending.letters === endingLetters);
  const finite = row
    .filter(
      (ending) =>
        form.colloquial ||
        !(ending.colloquial && form.tense === 'present' && endsInVowel(form.stem.phonemes)),
    )
    .flatMap((ending) => finiteCandidate(seen, ending, prefix));
  return form.tense === 'present' && endingLetters === '' ? imperative(seen, prefix) : finite;
}

function endingsOf({ tense, stem }: StemForm): readonly Ending[] {
  if (tense === 'past') return PAST_ENDINGS;
  return isVowel(stem.phonemes.slice(-1)) ? PRESENT_ENDINGS_AFTER_VOWEL : PRESENT_ENDINGS;
}

function finiteCandidate(seen: Seen, ending: Ending, prefix: Prefix): Candidate[] {
  const tense = tenseOf(seen.form, prefix);
  if (tense === undefined) return [];
  const phonemes = joined(seen, prefix) + ending.phonemes;
  const colloquial = seen.form.colloquial || ending.colloquial === true;
  const inflection: Inflection = {
    tense,
    person: ending.person,
    ...(prefix.negative && { negative: true }),
  };
  return [candidate(seen.form, phonemes, inflection, prefix.cost + (colloquial ? COLLOQUIAL_COST : 0))];
}

function tenseOf({ tense, verb }: StemForm, prefix: Prefix): Tense | undefined {
  if (tense === 'past') {
    if (prefix.mood === 'subjunctive') return undefined;
    return prefix.mood === 'continuous' ? 'imperfect' : 'past';
  }
  if (prefix.mood === 'continuous') return 'present';
  if (prefix.mood === 'plain' && verb.infinitive === 'داشتن') return 'present';
  if (prefix.mood === 'plain' && verb.infinitive === 'خواستن' && !prefix.negative) return 'future';
  return 'subjunctive';
}

/** بگو، برو، نکن; a bare stem (گیر) is an imperative of verse or a piece of a compound. */
function imperative(seen: Seen, prefix: Prefix): Candidate[] {
  if (prefix.mood === 'continuous') return [];
  const bare = prefix.letters === '';
  const phonemes = joined(seen, prefix).replace(/av$/, 'ow');
  const spoken = seen.form.verb.infinitive === 'رفتن' ? phonemes.replace(/^b?erow$/, 'borow') : phonemes;
  const inflection: Inflection = {
    tense: 'imperative',
    person: 2,
    ...(prefix.negative && { negative: true }),
  };
  return [candidate(seen.form, spoken, inflection, prefix.cost + (bare ? BARE_PRESENT_COST : 1))];
}

function joined({ form, glide }: Seen, prefix: Prefix): Phonemes {
  const stem = form.stem.preverbPhonemes;
  if (glide === 'none') return stem + prefix.phonemes + withGlottal(prefix, form.stem.phonemes);
  const vowel = prefix.letters === 'ب' || glide === 'madda' ? 'i' : 'a';
  return `${stem}${prefix.phonemes.slice(0, 1)}${vowel}y${form.stem.phonemes}`;
}

function withGlottal(prefix: Prefix, phonemes: Phonemes): Phonemes {
  if (!isVowel(phonemes.slice(0, 1)) || prefix.phonemes === '') return phonemes;
  return prefix.phonemes.endsWith('i') ? `y${phonemes}` : `?${phonemes}`;
}

function perfectIn(stems: StemTable, rest: string, preverb: string, prefix: Prefix): Candidate[] {
  if (prefix.mood === 'subjunctive') return [];
  return PERFECT_ENDINGS.flatMap((ending) => {
    if (!rest.endsWith(ending.letters)) return [];
    const participle = withoutFinalJoiner(rest.slice(0, -ending.letters.length));
    if (!participle.endsWith('ه')) return [];
    return (stems.get(participle.slice(0, -1)) ?? [])
      .filter(({ tense, stem }) => tense === 'past' && stem.preverb === preverb)
      .map((form) => {
        const phonemes = `${joined({ form, glide: 'none' }, prefix)}e${ending.phonemes}`;
        const inflection: Inflection = {
          tense: 'perfect',
          person: ending.person,
          ...(prefix.negative && { negative: true }),
        };
        return candidate(form, phonemes, inflection, prefix.cost + (ending.colloquial ? 1.5 : 0));
      });
  });
}

function verbalNounsIn(stems: StemTable, word: string, preverb: string): Candidate[] {
  return PREFIXES.filter(({ mood }) => mood === 'plain').flatMap((prefix) => {
    if (!word.startsWith(prefix.letters) || prefix.letters === 'م') return [];
    const rest = word.slice(prefix.letters.length);
    return [
      ...nominalForm(stems, rest, preverb, prefix, INFINITIVE),
      ...nominalForm(stems, rest, preverb, prefix, PARTICIPLE),
      ...nominalForm(stems, rest, preverb, prefix, AGENT),
      ...nominalForm(stems, rest, preverb, prefix, AGENT_AFTER_VOWEL),
    ];
  });
}

interface NominalEnding {
  readonly letters: string;
  readonly phonemes: Phonemes;
  readonly tense: 'past' | 'present';
  readonly partOfSpeech: 'noun' | 'adjective';
  readonly inflection: Inflection;
  readonly cost: number;
}

const INFINITIVE: NominalEnding = {
  letters: 'ن',
  phonemes: 'an',
  tense: 'past',
  partOfSpeech: 'noun',
  inflection: { tense: 'infinitive' },
  cost: 0.2,
};
const PARTICIPLE: NominalEnding = {
  letters: 'ه',
  phonemes: 'e',
  tense: 'past',
  partOfSpeech: 'adjective',
  inflection: { tense: 'participle' },
  cost: 0.2,
};
const AGENT: NominalEnding = {
  letters: 'نده',
  phonemes: 'ande',
  tense: 'present',
  partOfSpeech: 'noun',
  inflection: {},
  cost: 1,
};
const AGENT_AFTER_VOWEL: NominalEnding = { ...AGENT, letters: 'ینده', phonemes: 'yande' };

function nominalForm(
  ...[stems, rest, preverb, prefix, ending]: readonly [StemTable, string, string, Prefix, NominalEnding]
): Candidate[] {
  if (!rest.endsWith(ending.letters)) return [];
  return seenStems(stems, rest.slice(0, -ending.letters.length), prefix)
    .filter(
      ({ form }) =>
        form.tense === ending.tense &&
        form.stem.preverb === preverb &&
        !form.colloquial &&
        (ending.tense === 'past' || endsInVowel(form.stem.phonemes) === ending.phonemes.startsWith('y')),
    )
    .map((seen) => {
      const made = candidate(
        seen.form,
        joined(seen, prefix) + ending.phonemes,
        ending.inflection,
        prefix.cost + ending.cost,
      );
      const isAgent = ending.tense === 'present';
      return {
        ezafe: 'possible' as const,
        reading: {
          ...made.reading,
          partOfSpeech: ending.partOfSpeech,
          ...(isAgent && { gloss: '', features: PERSON, lemma: rest }),
          ...(prefix.negative && { inflection: { ...ending.inflection, negative: true as const } }),
        },
      };
    });
}

const PERSON: ReadonlySet<string> = new Set(['person']);

function candidate(form: StemForm, phonemes: Phonemes, inflection: Inflection, cost: number): Candidate {
  const { verb } = form;
  const { features } = verb;
  const registerCost = (features.has('poetic') ? 2.5 : 0) + (features.has('colloquial') ? 1 : 0);
  const frequencyCost = features.has('light') ? 0 : RARER_VERB_COST;
  return {
    ezafe: 'impossible',
    reading: {
      id: phonemes,
      phonemes,
      lemma: verb.infinitive,
      partOfSpeech: 'verb',
      gloss: verb.gloss,
      features: verb.features,
      inflection,
      origin: 'morphology',
      cost: cost + registerCost + frequencyCost,
    },
  };
}

function withoutJoiner(rest: string, preverb: string): string {
  return preverb !== '' && rest.startsWith('\u200c') ? rest.slice(1) : rest;
}

function withoutFinalJoiner(letters: string): string {
  return letters.endsWith('\u200c') ? letters.slice(0, -1) : letters;
}

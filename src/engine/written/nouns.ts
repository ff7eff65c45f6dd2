import type { Lexicon } from '../analyse/lexicon/lexicon.ts';
import { ZWNJ } from '../signs.ts';
import type { Inflection, Person } from '../types.ts';
import { folded, joiner, type Unit } from './units.ts';

/** «اخلاقاً» is no plural. */
const TANVIN = '\u064b';

type Words = Pick<Lexicon, 'entries' | 'writtenForSpoken'>;

/** What is written for a noun, an adjective and the like with what is joined to it; undefined if it is written so already. */
export function writtenNoun(unit: Unit, words: Words): string | undefined {
  const { reading, letters } = unit;
  if (unit.source.endsWith(TANVIN)) return undefined;
  for (const [spoken, lemma] of beginnings(unit, words)) {
    const rest = letters.slice(spoken.length).replaceAll(ZWNJ, '');
    const isJoined = letters[spoken.length] !== ZWNJ;
    const ending = readEnding(rest, reading.inflection, unit);
    if (ending === undefined) continue;
    const base = writtenBase(lemma, reading.phonemes, words) ?? lemma;
    // «بابام» is written so.
    if (base === lemma && lemma === 'بابا' && ending.last === undefined) return undefined;
    const written = withEnding({ base, sound: soundOf(base, words), isJoined }, ending);
    // Nothing is written with fewer letters.
    const isSame = folded(letters).startsWith(folded(written));
    return isSame ? undefined : written + marksBehind(unit, written);
  }
  return undefined;
}

/** How the letters may begin, and the lemma that this stands for: «حوصلم» has lost its ه. */
function beginnings(
  { letters, reading: { lemma } }: Unit,
  words: Words,
): (readonly [spoken: string, lemma: string])[] {
  if (letters.startsWith(lemma)) return [[lemma, lemma]];
  const short = lemma.slice(0, -1);
  if (!lemma.endsWith('ه') || short.length < 2 || !letters.startsWith(short)) return [];
  return [[short, words.entries(short).length > 0 ? short : lemma]];
}

/** A spoken word without endings: from the table, or by its sounds, where that is a word: خونه, بارون, حموم. */
export function writtenBase(lemma: string, phonemes: string, words: Words): string | undefined {
  return words.writtenForSpoken(lemma, phonemes) ?? soundedBase(lemma, words);
}

function soundedBase(lemma: string, { entries }: Words): string | undefined {
  if (!/و[نم]/.test(lemma)) return undefined;
  const written = lemma.replace(/و(?=[نم])/g, 'ا');
  const sounds = new Set(
    entries(lemma)
      .filter(({ features }) => features.has('colloquial'))
      .map(({ phonemes }) => phonemes.replace(/u(?=[nm])/g, 'A')),
  );
  return entries(written).some(({ phonemes }) => sounds.has(phonemes)) ? written : undefined;
}

/** The endings of a word, as they are to be written. */
interface Ending {
  readonly degree: string;
  readonly isPlural: boolean;
  readonly isIndefinite: boolean;
  readonly clitic: Person | undefined;
  readonly last: 'object' | 'also' | 'ezafe' | Person | undefined;
}

const CLITICS: Readonly<Record<Person, RegExp>> = {
  1: /^[ای]?م/u,
  2: /^[ای]?ت(?!ون|ان)/u,
  3: /^[ای]?ش(?!ون|ان)/u,
  4: /^ی?م[وا]ن/u,
  5: /^ی?ت[وا]ن/u,
  6: /^ی?ش[وا]ن/u,
};

const COPULAS: Readonly<Record<Person, RegExp>> = {
  1: /^[ای]?م$/u,
  2: /^[ایئ]?ی$/u,
  3: /^(?:ه|ئه|یه|عه|س|ست|است)$/u,
  4: /^[ایئ]?یم$/u,
  5: /^[ایئ]?ی[ند]$/u,
  6: /^[ای]?ند?$/u,
};

/** Reads what stands behind a word by what the analysis says of it; undefined if that is not all there is. */
function readEnding(
  letters: string,
  { degree, plural, indefinite, clitic, object, copula, tense }: Inflection,
  { word, reading }: Unit,
): Ending | undefined {
  let rest = letters;
  const take = (pattern: RegExp): string | undefined => {
    const [found] = pattern.exec(rest) ?? [];
    if (found !== undefined) rest = rest.slice(found.length);
    return found;
  };
  if (tense !== undefined) return undefined;
  const compared = degree === undefined ? '' : take(degree === 'superlative' ? /^ترین/u : /^تر/u);
  if (compared === undefined) return undefined;
  const isMany = plural === true && take(reading.lemma.endsWith('ه') ? /^ها/u : /^ها|^ا/u) !== undefined;
  if (plural === true && !isMany && !reading.features.has('plural')) return undefined;
  if (indefinite === true && take(/^[ایئ]?ی/u) === undefined) return undefined;
  if (clitic !== undefined && take(CLITICS[clitic]) === undefined) return undefined;
  const ending = {
    degree: compared,
    isPlural: isMany,
    isIndefinite: indefinite === true,
    clitic,
  };
  if (letters === 'و' && reading.lemma.length < 3 && reading.lemma !== 'آب') return undefined;
  if (object === true) return /^(?:رو|و)$/u.test(rest) ? { ...ending, last: 'object' } : undefined;
  if (copula !== undefined)
    return COPULAS[copula].test(rest) && !isWrittenIs(rest, reading.lemma)
      ? { ...ending, last: copula }
      : undefined;
  if (rest === '') return { ...ending, last: undefined };
  if (rest === 'م' && reading.phonemes.endsWith('am')) return { ...ending, last: 'also' };
  return rest === 'ی' && word.ezafe !== 'none' ? { ...ending, last: 'ezafe' } : undefined;
}

/** کجاست, کیست, خوشحالند. */
function isWrittenIs(rest: string, lemma: string): boolean {
  return rest === 'ند' || (/^ا?ست$/u.test(rest) && !lemma.endsWith('ه'));
}

/** What a word ends in. */
type Sound = 'heh' | 'vowel' | 'i' | 'consonant';

function soundOf(word: string, { entries }: Words): Sound {
  const phonemes = entries(word)[0]?.phonemes ?? '';
  if (word.endsWith('ه')) return phonemes.endsWith('h') ? 'consonant' : 'heh';
  if (word.endsWith('ا')) return 'vowel';
  if (word.endsWith('ی')) return phonemes.endsWith('y') ? 'consonant' : 'i';
  return word.endsWith('و') && /(?:u|o|ow)?$/.exec(phonemes)?.[0] !== '' ? 'vowel' : 'consonant';
}

interface Base {
  readonly base: string;
  readonly sound: Sound;
  /** Whether the ending was written without a ZWNJ. */
  readonly isJoined: boolean;
}

const OWNERS: Readonly<Record<Person, string>> = { 1: 'م', 2: 'ت', 3: 'ش', 4: 'مان', 5: 'تان', 6: 'شان' };
const IS: Readonly<Record<Person, string>> = { 1: 'م', 2: 'ی', 3: '', 4: 'یم', 5: 'ید', 6: 'ند' };

function withEnding({ base, sound, isJoined }: Base, ending: Ending): string {
  let [word, end] = [base, sound];
  const add = (letters: string, sounds: Sound) => {
    word += letters;
    end = sounds;
  };
  if (ending.degree !== '') add(joiner(word) + ending.degree, 'consonant');
  if (ending.isPlural) add(`${joiner(word)}ها`, 'vowel');
  if (ending.isIndefinite) add({ heh: `${ZWNJ}ای`, vowel: 'یی', i: `${ZWNJ}ای`, consonant: 'ی' }[end], 'i');
  if (ending.clitic !== undefined) add(owned(ending.clitic, end, isJoined), 'consonant');
  switch (ending.last) {
    case undefined:
      return word;
    case 'object':
      return `${word} را`;
    case 'also':
      return `${word} هم`;
    case 'ezafe':
      return end === 'heh' ? `${word}${ZWNJ}ی` : `${word}ی`;
    case 3:
      return `${word} است`;
    default:
      return word + copula(ending.last, word, end);
  }
}

function owned(person: Person, end: Sound, isJoined: boolean): string {
  const owner = OWNERS[person];
  if (end === 'consonant') return owner;
  if (end === 'vowel') return `ی${owner}`;
  if (end === 'i' && isJoined) return owner;
  return person <= 3 ? `${ZWNJ}ا${owner}` : ZWNJ + owner;
}

/** خوب‌اند, بزرگ‌اید, خسته‌ام, آنجایم. */
function copula(person: Person, word: string, end: Sound): string {
  const is = IS[person];
  if (end === 'vowel') return `ی${is}`;
  if (end !== 'consonant') return `${ZWNJ}ا${is}`;
  return person === 6 && joiner(word) !== '' ? `${ZWNJ}ا${is}` : is;
}

/** Marks on the last letter stay where that is the same. */
function marksBehind({ source, letters }: Unit, written: string): string {
  const marks = /\p{M}+$/u.exec(source)?.[0] ?? '';
  return written.at(-1) === letters.at(-1) ? marks : '';
}

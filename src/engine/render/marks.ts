import { isMark, stripMarks } from '../../text/marks.ts';
import { alignLetters } from '../alignment/alignLetters.ts';
import type { LetterSound } from '../alignment/letterSound.ts';
import { normaliseWord } from '../analyse/words/normalise.ts';
import { DAGGER_ALEF, DAMMA, FATHA, FATHATAN, HAMZA_ABOVE, KASRA, SHADDA, SUKUN, ZWNJ } from '../signs.ts';
import type { Analysis, Ezafe, Phonemes, Pronunciation, Token } from '../types.ts';
import { isLaughter } from './pinglish.ts';

const TANVIN_MARKS = { '': '', a: FATHATAN, e: '\u064d', o: '\u064c', A: '', i: '', u: '' } as const;

const VOWEL_MARKS = { '': '', a: FATHA, e: KASRA, o: DAMMA, A: DAGGER_ALEF, i: KASRA, u: DAMMA } as const;
const KEPT_WORDS = 20_000;

/** Puts the marks of a text's readings on it. Only marks are added; letters and present marks stay, vowelled Arabic as it is. */
type MarkRenderer = (analysis: Analysis, includeEzafe: boolean) => string;

/** A renderer that remembers the marked forms of words, up to a limit. */
export function createMarkRenderer(): MarkRenderer {
  const known = new Map<string, string>();
  return ({ tokens }, includeEzafe) => {
    const complete = vowelledArabic(tokens);
    const marked = tokens.map((token) =>
      complete.has(token) ? token.source : markedToken(token, includeEzafe, known),
    );
    return marked.join('');
  };
}

/** One token with the marks of its reading; `known` remembers the marked forms of words, up to a limit. */
export function markedToken(
  { source, word }: Token,
  includeEzafe: boolean,
  known: Map<string, string>,
): string {
  if (word === undefined || isLaughter(word.normalised)) return source;
  const ezafe = includeEzafe ? word.ezafe : 'none';
  const { phonemes, isArabic } = word.pronunciation;
  const key = `${source} ${phonemes} ${ezafe} ${isArabic === true}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const marked = markedWord(source, word.pronunciation, ezafe);
  if (known.size >= KEPT_WORDS) known.clear();
  known.set(key, marked);
  return marked;
}

/** The letters of a word with the marks of a reading, without ezafe. */
export function markedLetters(letters: string, phonemes: Phonemes): string {
  return markedWord(letters, { phonemes }, 'none');
}

type Marked = Pick<Pronunciation, 'phonemes'> & Partial<Pick<Pronunciation, 'isArabic'>>;

function markedWord(source: string, { phonemes, isArabic }: Marked, ezafe: Ezafe): string {
  const { letters, utf16Ends, marks } = normaliseWord(source);
  const heard = alignLetters(letters, phonemes + spokenEzafe(letters, ezafe)).sounds;
  const sounds = isArabic === true ? heard.map((sound, at) => inArabic(letters, at, sound, heard)) : heard;
  let marked = '';
  let utf16 = 0;
  utf16Ends.forEach((end, at) => {
    marked += source.slice(utf16, end);
    utf16 = end;
    const isLigature = utf16Ends[at + 1] === end || utf16Ends[at - 1] === end;
    if (!isLigature) marked += marksBeside(marks[at] ?? '', marksFor(letters, at, sounds, ezafe));
  });
  return marked + source.slice(utf16);
}

/**
 * The vowel that Arabic has where Persian hears another: a before the glides of ow and ey, and before a ة that is not
 * heard; i also before the ی that begins a syllable (رَضِیَ).
 */
function inArabic(
  letters: string,
  at: number,
  sound: LetterSound,
  sounds: readonly LetterSound[],
): LetterSound {
  const [next, letter] = [sounds[at + 1], letters[at + 1]];
  const { vowel } = sound;
  const isGlide =
    (vowel === 'o' && letter === 'و' && next?.carrier === 'w') ||
    (vowel === 'e' && letter === 'ی' && next?.carrier === 'y' && next.vowel === '');
  const isBeforeSilentTe = vowel === 'e' && letter === 'ة' && next?.carrier === '';
  if (isGlide || isBeforeSilentTe) return { ...sound, vowel: 'a' };
  return vowel === '' && next?.carrier === 'iy' ? { ...sound, vowel: 'e' } : sound;
}

/** What is added to the writer's own marks on a letter: a vowel to a tashdid, else nothing. */
function marksBeside(own: string, marks: string): string {
  if (own === '') return marks;
  return own === SHADDA ? marks.replace(SHADDA, '').replace(SUKUN, '') : '';
}

/** Ezafe as the letters carry it: behind a silent ه and behind ی it is a mark, no sound of a letter. */
function spokenEzafe(letters: string, ezafe: Ezafe): string {
  if (ezafe === 'none') return '';
  if (ezafe === 'e') return 'e';
  return endsInLinkingYe(letters) ? 'ye' : '';
}

function endsInLinkingYe(letters: string): boolean {
  return /^ی$|[اوه]\u200c?ی$/.test(letters);
}

function marksFor(letters: string, at: number, sounds: readonly LetterSound[], ezafe: Ezafe): string {
  const sound = sounds[at];
  if (sound === undefined || letters[at] === ZWNJ) return '';
  if (letters[at] === 'و' && sound.carrier === 'o' && !isBehindSeat(letters, at, sounds)) return DAMMA;
  if (letters[at + 1] === ZWNJ && sounds[at + 1]?.carrier === 'y') return HAMZA_ABOVE;
  if (letters[at + 1] === ZWNJ && sounds[at + 1]?.carrier === 'n') return TANVIN_MARKS[sound.vowel];
  const last = at === letters.length - 1;
  if (last && ezafe === 'ye' && !endsInLinkingYe(letters)) return unspelledEzafe(letters, sound);
  const vowel = sound.vowel === '' ? seatDamma(letters, at, sounds) : vowelMark(letters, at, sound);
  const tanvin = sound.carrier === 'an' || sound.carrier === '?an' ? FATHATAN : '';
  return (sound.doubled ? SHADDA : '') + vowel + tanvin + (vowel === '' ? sukun(letters, at, sounds) : '');
}

/** The ezafe that no letter of a word spells: a hamza on a silent ه, a kasra on ی; آوا and بانو would need a ی for it. */
function unspelledEzafe(letters: string, { carrier }: LetterSound): string {
  if (letters.endsWith('ه')) return HAMZA_ABOVE;
  return /[Auo]$/.test(carrier) ? '' : KASRA;
}

/** Before the article بین is heard with o, but written with the ending that it has in Arabic: بینَ‌المللی. */
function vowelMark(letters: string, at: number, { vowel, tanvin }: LetterSound): string {
  if (tanvin) return TANVIN_MARKS[vowel];
  return vowel === 'o' && at === BETWEEN.length - 1 && letters.startsWith(BETWEEN)
    ? FATHA
    : VOWEL_MARKS[vowel];
}

const BETWEEN = 'بین';

/** و that sounds o (خوش) takes its damma on the letter before it, also over a ZWNJ (گفت‌وگو). */
function seatDamma(letters: string, at: number, sounds: readonly LetterSound[]): string {
  if (letters[at] === ZWNJ) return '';
  const next = letters[at + 1] === ZWNJ ? at + 2 : at + 1;
  const isSeat =
    letters[next] === 'و' && sounds[next]?.carrier === 'o' && isBehindSeat(letters, next, sounds);
  return isSeat ? DAMMA : '';
}

/** Whether the letter before a و can take its damma: a vowel cannot (سی‌وُدو, but تُوکیُو), nor is there one at the beginning. */
function isBehindSeat(letters: string, at: number, sounds: readonly LetterSound[]): boolean {
  const isApart = letters[at - 1] === ZWNJ;
  const before = sounds[isApart ? at - 2 : at - 1];
  return before !== undefined && !(isApart ? /^i|[Aiuo]$/ : /[Aiuo]$/).test(before.carrier);
}

/** Sukun only where a letter would be misread: the glides of ow and ey, consonantal و and ی, sounded final ه. */
function sukun(letters: string, at: number, sounds: readonly LetterSound[]): string {
  const sound = sounds[at];
  const before = sounds[at - 1];
  const following = sounds[at + 1];
  if (sound === undefined || before === undefined || sound.doubled) return '';
  const letter = letters[at];
  const glide =
    letter === 'و' ? sound.carrier === 'w' || sound.carrier === 'v' : letter === 'ی' && sound.carrier === 'y';
  if (glide) return following === undefined || !/^\??[Aiua]/.test(following.carrier) ? SUKUN : '';
  const mayBeSilent = before.vowel !== '' && before.vowel !== 'A';
  return letter === 'ه' && sound.carrier === 'h' && following === undefined && mayBeSilent ? SUKUN : '';
}

/** What Arabic alone writes: ة, nunation, a vowel on the last letter, a wasla, sukun or tashdid at the article. */
const ARABIC_SIGN =
  /[\u064c\u064d\u0671ة]|^.[\u064b-\u0652]*[أإ]|^[أإ]|^(?:[وفبك]\u064e?)?ا\u064e?ل(?:\u0652|[^\u064b-\u0652][\u064b-\u0650]?\u0651)|[^\u064b-\u0652\u0670][\u064b-\u0652\u0670]*[^\u064b-\u0652\u0670\u0640]\u0651?[\u064e\u064f]\u0651?$/;
/** In a run of marked words that is Arabic, at least each fifth shows it. */
const WORDS_PER_SIGN = 5;
const SHORT_LETTERS = 2;

/**
 * The tokens whose marks are those of a vowelled Arabic quotation: runs of words with marks, short ones between
 * them included. There the writer's marks are complete, and where a letter has none it needs none.
 */
function vowelledArabic(tokens: readonly Token[]): ReadonlySet<Token> {
  const found = new Set<Token>();
  for (const run of markedRuns(tokens)) {
    const signs = run.filter(({ source }) => hasMark(source) && ARABIC_SIGN.test(source)).length;
    if (signs > 0 && signs * WORDS_PER_SIGN >= run.length) for (const token of run) found.add(token);
  }
  return found;
}

/** Runs of words that have marks; a short word without any may stand between them, other signs than space end them. */
function markedRuns(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  let unmarked: Token[] = [];
  const end = (): void => {
    if (run.length > 0) runs.push(run);
    [run, unmarked] = [[], []];
  };
  for (const token of tokens) {
    if (token.kind === 'space') continue;
    if (token.kind !== 'word') end();
    else if (hasMark(token.source)) {
      run.push(...unmarked, token);
      unmarked = [];
    } else if (token.source.length > SHORT_LETTERS) end();
    else if (run.length > 0) unmarked.push(token);
  }
  end();
  return runs;
}

function hasMark(source: string): boolean {
  for (let utf16 = 0; utf16 < source.length; utf16++) if (isMark(source.charCodeAt(utf16))) return true;
  return false;
}

/** What letters sound like that are consonants: `w` and a `y` behind a vowel are glides, which primers mark too. */
const CONSONANT = /^[bptjCxdrzZsSqfkglmnvhyw?]+$/;

/** One token as primers print it: the marks of its reading, and sukun on every consonant without a vowel. */
export function schoolMarkedToken(token: Token, known: Map<string, string>): string {
  const marked = markedToken(token, true, known);
  if (token.word === undefined) return marked;
  const silent = withoutVowel(token.source, token.word.pronunciation.phonemes);
  let letter = -1;
  let result = '';
  for (let utf16 = 0; utf16 < marked.length; utf16++) {
    const unit = marked[utf16] ?? '';
    result += unit;
    if (isMark(unit.charCodeAt(0))) continue;
    letter++;
    if (silent.has(letter) && !isMark(marked.charCodeAt(utf16 + 1))) result += SUKUN;
  }
  return result;
}

/** The letters of a word, counted in UTF-16 units without marks, that are consonants with no vowel behind them; خ in خواب has one. */
function withoutVowel(source: string, phonemes: string): ReadonlySet<number> {
  const { letters, utf16Ends } = normaliseWord(source);
  const { sounds } = alignLetters(letters, phonemes);
  const found = new Set<number>();
  sounds.forEach(({ carrier, vowel }, at) => {
    const next = (sounds[at + 1]?.carrier || sounds[at + 2]?.carrier) ?? '';
    const isFollowed = vowel !== '' || /^[Aiuaeo]/.test(next);
    if (!CONSONANT.test(carrier) || isFollowed) return;
    const end = utf16Ends[at] ?? 0;
    found.add(stripMarks(source.slice(0, end)).length - 1);
  });
  return found;
}

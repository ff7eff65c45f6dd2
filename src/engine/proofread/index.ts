import { offsetTable } from '../../text/codePoints.ts';
import type { Lexicon } from '../analyse/lexicon/lexicon.ts';
import type { PinnedPronunciations } from '../analyse/words/pins.ts';
import { createWordReader, type WordReader } from '../analyse/words/wordReader.ts';
import { createSpeller, type SpellingChange } from '../render/standardSpelling.ts';
import type { Analysis, Token } from '../types.ts';
import type { RuleChange } from './composeChanges.ts';
import {
  endsSentence,
  type Finding,
  type ProofRule,
  type ProofSources,
  type Reason,
  type Reread,
  type Severity,
  type TidyRule,
} from './rule.ts';
import { brackets } from './rules/brackets.ts';
import { confused } from './rules/confused.ts';
import { digits } from './rules/digits.ts';
import { doubledSign } from './rules/doubledSign.ts';
import { ellipses } from './rules/ellipses.ts';
import { halfSpaces } from './rules/halfSpaces.ts';
import { heForEzafe } from './rules/heForEzafe.ts';
import { joinedWords } from './rules/joinedWords.ts';
import { kasraForHe } from './rules/kasraForHe.ts';
import { latinDigits } from './rules/latinDigits.ts';
import { latinPunctuation } from './rules/latinPunctuation.ts';
import { letters } from './rules/letters.ts';
import { missingTanwin } from './rules/missingTanwin.ts';
import { oneSound } from './rules/oneSound.ts';
import { punctuation } from './rules/punctuation.ts';
import { quotes } from './rules/quotes.ts';
import { slip } from './rules/slip.ts';
import { spaces } from './rules/spaces.ts';
import { tanwin } from './rules/tanwin.ts';
import { tatweel } from './rules/tatweel.ts';
import { twice } from './rules/twice.ts';
import { type TidiedText, tidied } from './tidied.ts';

/** Every rule that reads words, in the order in which their findings count where two meet. */
export const proofRules: readonly ProofRule[] = [
  heForEzafe,
  kasraForHe,
  confused,
  oneSound,
  slip,
  twice,
  doubledSign,
  tanwin,
];

/** Every rule that tidies, in the order in which they work. */
export const tidyRules: readonly TidyRule[] = [
  letters,
  digits,
  latinDigits,
  tatweel,
  missingTanwin,
  quotes,
  halfSpaces,
  joinedWords,
  spaces,
  latinPunctuation,
  ellipses,
  brackets,
  punctuation,
];

const byName: ReadonlyMap<string, ProofRule | TidyRule> = new Map(
  [...proofRules, ...tidyRules].map((rule) => [rule.name, rule]),
);
const USUAL: ReadonlySet<string> = new Set(
  [...byName.values()].filter(({ isOptional }) => !isOptional).map(({ name }) => name),
);

/** A finding, the name of the rule that made it, and why it did. */
export interface RuleFinding extends Finding {
  readonly rule: string;
  readonly severity: Severity;
  /** A sentence in each language. */
  readonly reason: Reason;
}

export interface ProofreadOptions {
  /** The names of the rules that are wanted; if it is left out, all but those that are optional. */
  readonly rules?: ReadonlySet<string>;
  /** As the text was analysed with: what is read anew is read with them too. */
  readonly pins?: PinnedPronunciations | undefined;
  /** Whether a half-space is put also behind letters that are joined to none, where it parts nothing: کار‌ها. */
  readonly halfSpaceBehindUnjoined?: boolean | undefined;
}

/** On either side; a sentence without an end would be read as often as it has words. */
const MOST_TOKENS = 40;

type Analyse = (text: string, pins?: PinnedPronunciations) => Analysis;

/**
 * What of an analysed text is likely to be an error, or is written otherwise with care; in order and without overlap. Words
 * that are verse, code or another language are the caller's to leave out.
 */
export function createProofreader(
  lexicon: Lexicon,
  analyse: Analyse,
): (analysis: Analysis, options?: ProofreadOptions) => RuleFinding[] {
  let read: WordReader | undefined;
  const spell = createSpeller(lexicon);
  return (analysis, { rules = USUAL, pins, halfSpaceBehindUnjoined = false } = {}) => {
    read ??= createWordReader(lexicon);
    const readAnew = (text: string) => analyse(text, pins);
    const sources: ProofSources = {
      read,
      counts: lexicon.wordCounts,
      readWith: (at, word, others) => readWith(analysis.tokens, at, { word, others, analyse: readAnew }),
    };
    const isVerse = verseIn(analysis);
    const suggested = withoutOverlap(
      proofRules
        .filter(({ name }) => rules.has(name))
        .flatMap((rule) => rule.find(analysis, sources).map((finding) => ({ finding, rule })))
        .filter(({ finding }) => !isVerse(finding.codePointStart)),
    );
    const respelt = (text: string) => {
      if (!SPELLING_RULES.some((name) => rules.has(name))) return [];
      const changes = spell(text === analysis.source ? analysis : readAnew(text), halfSpaceBehindUnjoined);
      return inUtf16(text, changes).filter(({ rule }) => rules.has(rule));
    };
    const made = findingsOf(
      tidied(
        analysis.source,
        tidyRules.filter(({ name }) => rules.has(name)),
        respelt,
      ),
    );
    const sure = suggested.filter(({ rule }) => rule.severity === 'warning');
    const unsure = suggested.filter(({ rule }) => rule.severity === 'hint');
    const codePoints = [...analysis.source];
    return withoutOverlap([...sure, ...made, ...unsure]).map(({ finding, rule }) => ({
      ...finding,
      rule: rule.name,
      severity: rule.severity,
      reason: reasonOf(rule.reason, codePoints, finding),
    }));
  };
}

/** Whether a place of an analysed text stands in verse, whose words and spellings are its own. */
function verseIn({ tokens }: Analysis): (codePoint: number) => boolean {
  const verses = tokens.filter(({ isVerse }) => isVerse);
  return (codePoint) =>
    verses.some((token) => token.codePointStart <= codePoint && codePoint < token.codePointEnd);
}

interface Found {
  readonly finding: Finding;
  readonly rule: ProofRule | TidyRule;
}

/** The changes that make a text tidy, as findings. */
function findingsOf({ source, changes }: TidiedText): Found[] {
  const table = offsetTable(source);
  return changes.flatMap(({ utf16Start, utf16End, text, rule: name }) => {
    const rule = byName.get(name);
    const finding = {
      codePointStart: table.toCodePoint(utf16Start),
      codePointEnd: table.toCodePoint(utf16End),
      suggestions: [text],
    };
    return rule === undefined ? [] : [{ finding, rule }];
  });
}

const SPELLING_RULES = [halfSpaces.name, joinedWords.name];

function inUtf16(source: string, changes: readonly SpellingChange[]): RuleChange[] {
  const table = offsetTable(source);
  return changes.map(({ codePointStart, codePointEnd, text, rule }) => ({
    utf16Start: table.toUtf16(codePointStart),
    utf16End: table.toUtf16(codePointEnd),
    text,
    rule,
  }));
}

/** Another word for a token, those that stand in the places of others by their indices, and how it is read. */
interface Rereading {
  readonly word: string;
  readonly others?: ReadonlyMap<number, string> | undefined;
  readonly analyse: (text: string) => Analysis;
}

/** Reads the sentence of a token with another word in its place. */
export function readWith(
  tokens: readonly Token[],
  at: number,
  { word, others, analyse }: Rereading,
): Reread | undefined {
  const first = Math.max(0, at - MOST_TOKENS);
  const start = first + tokens.slice(first, at).findLastIndex(endsSentence) + 1;
  const after = tokens.slice(at + 1, at + 1 + MOST_TOKENS);
  const length = after.findIndex(endsSentence) + 1 || after.length;
  const textOf = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map(({ source }, index) => others?.get(from + index) ?? source)
      .join('');
  const before = textOf(start, at);
  const read = analyse(before + word + textOf(at + 1, at + 1 + length)).tokens;
  const place = read.findIndex(({ utf16Start }) => utf16Start === before.length);
  return read[place]?.source === word ? { tokens: read, at: place } : undefined;
}

/** The reason of a rule for what it found. */
function reasonOf(
  { en, fa }: Reason,
  codePoints: readonly string[],
  { codePointStart, codePointEnd, suggestions }: Finding,
): Reason {
  const written = codePoints.slice(codePointStart, codePointEnd).join('');
  const filled = (text: string) =>
    text.replaceAll('{0}', () => written).replaceAll('{1}', () => suggestions[0] ?? '');
  return { en: filled(en), fa: filled(fa) };
}

/** In order; of two that meet the one that was found first. */
function withoutOverlap(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  const start = ({ finding }: Found) => finding.codePointStart;
  const taken = new Set<number>();
  for (const each of found) {
    const { codePointStart, codePointEnd } = each.finding;
    const places = Array.from({ length: codePointEnd - codePointStart }, (_, at) => codePointStart + at);
    if (places.some((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    kept.push(each);
  }
  return kept.sort((a, b) => start(a) - start(b));
}

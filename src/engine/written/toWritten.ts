import type { Lexicon, Verb } from '../analyse/lexicon/lexicon.ts';
import type { Analysis, PartOfSpeech } from '../types.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { composed, type Edit, edited } from './edits.ts';
import { goalsMoved } from './goals.ts';
import { writtenNoun } from './nouns.ts';
import { STAYS, smallWord } from './smallWords.ts';
import { folded, type Unit, unitsOf } from './units.ts';
import { type Verbs, writtenParticiple, writtenPast, writtenVerb } from './verbs.ts';

/** What became of a part of the source; all between is as it was. */
export interface WrittenPart {
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly source: string;
  readonly written: string;
}

/** Spoken Persian as it is written. */
export interface Written {
  readonly written: string;
  /** In order, without overlap. */
  readonly alignment: readonly WrittenPart[];
}

/** Turns the spoken Persian of an analysed text into written Persian, as far as it is sure. */
export type ToWritten = (analysis: Analysis) => Written;

/** What was written may be read in another way than what was spoken; more than two further readings change nothing. */
const MOST_READINGS = 3;

export function createToWritten(lexicon: Lexicon, analyse: (text: string) => Analysis): ToWritten {
  const dependencies = { lexicon, verbs: verbsOf(lexicon) };
  return (analysis) => {
    const source = [...analysis.source];
    let [edits, current] = [editsOf(analysis, dependencies), analysis.source];
    let last = edits;
    for (let reading = 1; last.length > 0 && reading < MOST_READINGS; reading++) {
      current = edited(source, edits);
      last = editsOf(analyse(current), dependencies);
      edits = composed(edits, last, [...current]);
    }
    const alignment = edits
      .map(({ text, ...span }) => ({
        ...span,
        source: source.slice(span.codePointStart, span.codePointEnd).join(''),
        written: text,
      }))
      .filter((part) => part.source !== part.written);
    return { written: edited(source, edits), alignment };
  };
}

interface Dependencies {
  readonly lexicon: Lexicon;
  readonly verbs: Verbs;
}

function verbsOf({ verbs, colloquialStems, writtenForSpoken }: Lexicon): Verbs {
  let table: ReadonlyMap<string, Verb> | undefined;
  const spoken = new Set(colloquialStems.map(({ infinitive }) => infinitive));
  return {
    find(infinitive) {
      table ??= new Map(verbs.toReversed().map((verb) => [verb.infinitive, verb]));
      return table.get(writtenForSpoken(infinitive, '-') ?? infinitive);
    },
    hasSpokenPresent: (infinitive) => spoken.has(infinitive),
  };
}

function editsOf(analysis: Analysis, dependencies: Dependencies): Edit[] {
  let wasSpoken = false;
  return clausesOf(unitsOf(analysis)).flatMap((sentence) => {
    const texts = sentence.map((clause) => clause.map((_, at) => writtenUnit(clause, at, dependencies)));
    const isSure = (unit: Unit | undefined) => unit !== undefined && !isLikeInfinitive(unit);
    const isSpoken = sentence.some((clause, at) =>
      texts[at]?.some((text, index) => text !== undefined && isSure(clause[index])),
    );
    const edits = sentence.flatMap((clause, at) => {
      const written = texts[at] ?? [];
      if (isSpoken || wasSpoken) finishClause(clause, written, dependencies);
      else leaveInfinitives(clause, written);
      return goalsMoved(clause, written);
    });
    wasSpoken = isSpoken;
    return edits;
  });
}

/** «گفتن» that is read as "they said". */
function isLikeInfinitive({ reading, letters }: Unit): boolean {
  return reading.inflection.tense === 'past' && reading.inflection.person === 6 && letters.endsWith('ن');
}

/** Where nothing else is spoken, «برای زنده ماندن» is an infinitive whatever it was read as. */
function leaveInfinitives(units: Clause, written: (string | undefined)[]): void {
  for (const [at, unit] of units.entries())
    if (isLikeInfinitive(unit) && units.slice(0, at).some(isIncomplete)) written[at] = undefined;
}

function writtenUnit(units: Clause, at: number, { lexicon, verbs }: Dependencies): string | undefined {
  const unit = units[at];
  if (unit === undefined || !mayBeSpoken(unit)) return undefined;
  const verb = units.slice(at + 1).find(({ reading }) => reading.partOfSpeech === 'verb');
  const small = smallWord({ unit, before: units[at - 1], next: units[at + 1], verb });
  if (small !== undefined) return small === STAYS ? undefined : small;
  const listed = listedFor(unit, lexicon);
  if (listed !== undefined) return listed;
  const lasting = lastingTime(units, at);
  if (lasting !== undefined) return lasting;
  const before = units[at - 1];
  if (before !== undefined && mayNotBePredicate(unit, before)) return undefined;
  if (unit.reading.partOfSpeech === 'verb')
    return writtenState(unit, lexicon) ?? writtenVerb(unit, verbs) ?? writtenParticiple(unit, verbs);
  // «پسره اومد» is the boy that was spoken of.
  if (isDefinite(unit) && units.slice(at + 1).some(mayBeVerb)) return undefined;
  if (unit.reading.inflection.copula === 3 && IS.has(units[at + 1]?.letters ?? '')) return undefined;
  return (
    writtenParticiple(unit, verbs) ??
    writtenObject(unit, lexicon) ??
    writtenNoun(unit, lexicon) ??
    writtenIs(units, at)
  );
}

/** What a noun follows. */
function isIncomplete({ word, reading }: Unit): boolean {
  return word.ezafe !== 'none' || reading.partOfSpeech === 'preposition';
}

function isPreposition({ reading }: Unit): boolean {
  return reading.partOfSpeech === 'preposition';
}

/** «فردوس برین» is no verb, «خانم محترمه» nothing that is, and «به محرومین» no "you are". */
function mayNotBePredicate({ reading }: Unit, before: Unit): boolean {
  const { copula, clitic, person } = reading.inflection;
  if (isPreposition(before)) return copula === 5;
  if (before.word.ezafe === 'none') return false;
  if (reading.partOfSpeech === 'verb') return person !== undefined;
  return copula === 5 || (copula === 3 && clitic === undefined && reading.partOfSpeech === 'adjective');
}

function isDefinite({ reading, letters }: Unit): boolean {
  const { copula, clitic } = reading.inflection;
  return copula === 3 && clitic === undefined && reading.partOfSpeech === 'noun' && letters.endsWith('ه');
}

/** What the table has for a word, with or without the half-space of its entry: میگم, می‌گم. */
function listedFor({ letters, reading }: Unit, { writtenForSpoken }: Lexicon): string | undefined {
  const listed = writtenForSpoken(letters, reading.phonemes);
  if (listed !== undefined || folded(letters) !== folded(reading.lemma)) return listed;
  return writtenForSpoken(reading.lemma, reading.phonemes);
}

/** «سه ماهه ندیدمش» is سه ماه است, «خیلی وقته» خیلی وقت است; «بچهٔ سه ساله» stays. */
function lastingTime(units: readonly Unit[], at: number): string | undefined {
  const [count, unit] = [units[at - 1], units[at]];
  const [, time] = /^(ساعت|ماه|سال|روز|هفته|دقیقه|وقت|مدت|شب)ه$/u.exec(unit?.letters ?? '') ?? [];
  const begins = at === 1 || (at === 2 && units[0]?.word.ezafe === 'none' && !isNominal(units[0]));
  if (time === undefined || count === undefined || !begins || units.length <= at + 1) return undefined;
  const isCount = count.reading.partOfSpeech === 'numeral' || COUNTS.has(count.letters);
  return isCount && unit?.word.ezafe === 'none' ? `${time} است` : undefined;
}

const IS: ReadonlySet<string> = new Set(['است', 'بود', 'نیست', 'هست', 'باشد', 'بوده']);

const COUNTS: ReadonlySet<string> = new Set(['چند', 'خیلی', 'یه', 'یک', 'چندین']);

function isNominal({ reading: { partOfSpeech } }: Unit): boolean {
  return partOfSpeech === 'noun' || partOfSpeech === 'name' || partOfSpeech === 'adjective';
}

/** «بچه خوابه» is no form of a verb: a spoken wish has ب unless its verb is a light one. */
function writtenState({ letters, reading, word }: Unit, { entries }: Lexicon): string | undefined {
  const { tense, person, negative } = reading.inflection;
  if (tense !== 'subjunctive' || person !== 3 || negative === true || !letters.endsWith('ه'))
    return undefined;
  if (reading.features.has('light') || word.ezafe !== 'none' || letters.startsWith('ب')) return undefined;
  const state = letters.slice(0, -1);
  const isState = entries(state).some(
    ({ partOfSpeech }) => partOfSpeech === 'noun' || partOfSpeech === 'adjective',
  );
  return isState ? `${state} است` : undefined;
}

/** A word that nobody knows, and that is known without و: «ده نفرو» is ده نفر را. */
function writtenObject({ letters, reading }: Unit, { entries }: Lexicon): string | undefined {
  if (reading.origin !== 'letters' || !letters.endsWith('و')) return undefined;
  const word = letters.slice(0, -1);
  const isNoun = word.length > 2 && entries(word).some(({ partOfSpeech }) => partOfSpeech === 'noun');
  return isNoun ? `${word} را` : undefined;
}

/** What is written in Arabic or known of nobody stays. */
function mayBeSpoken({ reading }: Unit): boolean {
  return reading.isArabic !== true && reading.phrase === undefined;
}

/** The end of a clause of talk is a verb: «رفته» is رفته است, «گفتن» گفتند, «میان» می‌آیند, «افتضاحه» افتضاح است. */
function finishClause(units: Clause, written: (string | undefined)[], { verbs }: Dependencies): void {
  beginClause(units, written, verbs);
  const at = units.length - 1;
  const [before, unit] = [units[at - 1], units[at]];
  if (unit === undefined || unit.word.ezafe !== 'none' || isVerb(unit)) return;
  if (before !== undefined && (isVerb(before) || before.word.ezafe !== 'none')) return;
  const { tense } = unit.reading.inflection;
  if (tense === 'participle') written[at] = `${written[at] ?? unit.source} است`;
  if (units.slice(0, at).some(isVerb)) return;
  if (tense === 'infinitive' && !units.slice(0, at).some(isPreposition))
    written[at] = writtenPast(unit, verbs);
  if (tense === undefined) written[at] ??= otherwiseVerb(unit, verbs);
}

/** «گفتن فردا میان» is گفتند. */
function beginClause(units: readonly Unit[], written: (string | undefined)[], verbs: Verbs): void {
  const [first, ...rest] = units;
  const { lemma, inflection } = first?.reading ?? {};
  if (first === undefined || lemma !== 'گفتن' || inflection?.tense !== 'infinitive') return;
  if (first.word.ezafe === 'none' && rest.some(isVerb)) written[0] = writtenPast(first, verbs);
}

/** What «میان» and «بیاره» would be as verbs. */
function otherwiseVerb(unit: Unit, verbs: Verbs): string | undefined {
  if (!MAY_BE_VERBS.has(unit.reading.partOfSpeech)) return undefined;
  const other = unit.word.alternatives.find(
    ({ pronunciation: { partOfSpeech, inflection } }) =>
      partOfSpeech === 'verb' && inflection.person !== undefined,
  );
  return other && writtenVerb({ ...unit, reading: other.pronunciation }, verbs);
}

const MAY_BE_VERBS: ReadonlySet<PartOfSpeech> = new Set(['noun', 'preposition']);

/** «افتضاحه» and «دروغه» at the end of a clause, where it is no «اون پسره». */
function writtenIs(units: Clause, at: number): string | undefined {
  const [before, unit] = [units[at - 1], units[at]];
  if (before === undefined || unit === undefined || at < units.length - 1 || units.some(isVerb))
    return undefined;
  const { partOfSpeech, origin, inflection, lemma } = unit.reading;
  const isNoun = partOfSpeech === 'noun' && origin === 'morphology' && Object.keys(inflection).length === 0;
  if (!isNoun || unit.letters !== `${lemma}ه` || before.word.ezafe !== 'none') return undefined;
  const isOne = before.reading.partOfSpeech === 'determiner' || before.letters === 'اون';
  return isOne ? undefined : `${lemma} است`;
}

function mayBeVerb({ reading }: Unit): boolean {
  return reading.partOfSpeech === 'verb' || reading.inflection.tense === 'participle';
}

function isVerb({ reading }: Unit): boolean {
  return reading.partOfSpeech === 'verb';
}

import type { RuleFinding } from '../../src/engine/index.ts';
import { estimate } from './bootstrap.ts';
import type { NamedEstimate } from './figures.ts';

/** A sentence as somebody wrote it, and as a careful editor leaves it: the same where it is right. */
export interface WrittenSentence {
  readonly kind: string;
  readonly written: string;
  readonly mended: string;
}

/** Reads the rows of a file of `corpus/proofread` with errors; throws if one is not whole. */
export function readWritten(text: string): WrittenSentence[] {
  return rowsOf(text).map((row) => {
    const [kind = '', written = '', mended = ''] = row.split('\t');
    if (mended === '') throw new Error(`A sentence is not whole: ${row}`);
    return { kind, written, mended };
  });
}

/** The file of `corpus/proofread` whose texts are right as they stand. */
export const RIGHT_FILE = 'right.tsv';

/** A paragraph in which a proofreader has nothing to find. */
export interface RightText {
  readonly kind: string;
  readonly text: string;
}

/** Reads the rows of `corpus/proofread/right.tsv`; throws if one is not whole. */
export function readRight(text: string): RightText[] {
  return rowsOf(text).map((row) => {
    const [kind = '', right = '', ...more] = row.split('\t');
    if (right === '' || more.length > 0) throw new Error(`A text is not whole: ${row}`);
    return { kind, text: right };
  });
}

/** How many findings a thousand words that are right have, by kinds and over all. */
export function falseAlarmFigures(texts: readonly RightText[], find: Find): NamedEstimate[] {
  const judged = texts.map(({ kind, text }) => ({
    kind,
    words: text.split(/\s+/u).length,
    findings: find(text).length,
  }));
  const byKind = [...Map.groupBy(judged, ({ kind }) => kind), ['all', judged] as const];
  return byKind.map(([kind, some]) => ({
    name: `${kind}: false alarms per 1,000 words`,
    unit: '',
    ...estimate(some, falseAlarms),
  }));
}

function falseAlarms(judged: readonly { readonly words: number; readonly findings: number }[]): number {
  const findings = judged.reduce((sum, one) => sum + one.findings, 0);
  const words = judged.reduce((sum, one) => sum + one.words, 0);
  return (1000 * findings) / words;
}

/** What a proofreader found in a sentence. */
export interface JudgedSentence {
  readonly words: number;
  readonly isRight: boolean;
  /** Findings of which a suggestion brings the sentence nearer to what the editor leaves. */
  readonly helpful: number;
  readonly others: number;
  /** Whether the first suggestion of a finding does. */
  readonly firstHelps: boolean;
}

type Find = (text: string) => readonly RuleFinding[];

export function judgeWritten({ written, mended }: WrittenSentence, find: Find): JudgedSentence {
  const before = distance(written, mended);
  const found = find(written).map((finding) =>
    finding.suggestions.map((each) => distance(withSuggestion(written, finding, each), mended) < before),
  );
  const helpful = found.filter((helps) => helps.includes(true));
  return {
    words: written.split(/\s+/u).length,
    isRight: written === mended,
    helpful: helpful.length,
    others: found.length - helpful.length,
    firstHelps: helpful.some(([first]) => first === true),
  };
}

/** By kinds: how many of the wrong sentences are found, and how many findings are right; over all, false alarms. */
export function proofreadingFigures(sentences: readonly WrittenSentence[], find: Find): NamedEstimate[] {
  const judged = sentences.map((sentence) => ({ kind: sentence.kind, ...judgeWritten(sentence, find) }));
  const byKind = [...Map.groupBy(judged, ({ kind }) => kind)].flatMap(([kind, some]) => {
    const wrong = some.filter(({ isRight }) => !isRight);
    const figures = [
      {
        name: `${kind}: wrong sentences found`,
        ...estimate(
          wrong,
          share(({ helpful }) => helpful > 0),
        ),
      },
      {
        name: `${kind}: the first suggestion is right`,
        ...estimate(
          wrong,
          share(({ firstHelps }) => firstHelps),
        ),
      },
    ];
    return wrong.length === 0 ? [] : figures;
  });
  const right = judged.filter(({ isRight }) => isRight);
  return [
    ...byKind,
    { name: 'findings that help', ...estimate(judged, precision) },
    {
      name: 'right sentences with a finding',
      ...estimate(
        right,
        share(({ others }) => others > 0),
      ),
    },
  ];
}

const share =
  (is: (one: JudgedSentence) => boolean) =>
  (judged: readonly JudgedSentence[]): number =>
    (100 * judged.filter(is).length) / judged.length;

function precision(judged: readonly JudgedSentence[]): number {
  const helpful = judged.reduce((sum, one) => sum + one.helpful, 0);
  const others = judged.reduce((sum, one) => sum + one.others, 0);
  return (100 * helpful) / (helpful + others);
}

function rowsOf(text: string): string[] {
  return text.split('\n').filter((row) => row !== '' && !row.startsWith('#'));
}

function withSuggestion(
  text: string,
  { codePointStart, codePointEnd }: RuleFinding,
  suggestion: string,
): string {
  const codePoints = [...text];
  return [...codePoints.slice(0, codePointStart), suggestion, ...codePoints.slice(codePointEnd)].join('');
}

/** How many letters are to be added, left out or changed (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to++) {
      const kept = (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1);
      next.push(Math.min((next[to - 1] ?? 0) + 1, (row[to] ?? 0) + 1, kept));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

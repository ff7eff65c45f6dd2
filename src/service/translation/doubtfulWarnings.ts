import type { TranslationDoubt, Warning } from '../../contract/index.ts';
import type { Analysis, Engine, PinnedPronunciations } from '../../engine/index.ts';
import { type Doubt, doubtsOf } from './doubts.ts';
import type { TranslatedText } from './fluentText.ts';

/** Only their names are compared, which need no style in particular. */
const READABLE = { style: 'readable', vowelNotation: 'double_a' } as const;

/** A warning for each sentence whose fluent English has lost something, with the draft of the sentence. */
export function doubtfulWarnings(
  engine: Engine,
  analysis: Analysis,
  { translation, links }: TranslatedText,
  pronunciations?: PinnedPronunciations,
): Warning[] {
  const { source, tokens } = analysis;
  const words = engine.explain(analysis, READABLE, pronunciations);
  const [persian, english] = [[...source], [...translation]];
  const warnings: Warning[] = [];
  let to = 0;
  for (const { original, written } of links) {
    let from = to;
    while ((tokens[from]?.codePointStart ?? original.codePointStart) < original.codePointStart) from++;
    to = from;
    while ((tokens[to]?.codePointEnd ?? Number.POSITIVE_INFINITY) <= original.codePointEnd) to++;
    const sentence = { tokens: tokens.slice(from, to), wordAt: (at: number) => words.get(from + at) };
    const doubts = doubtsOf(sentence, english.slice(written.codePointStart, written.codePointEnd).join(''));
    if (doubts.length === 0) continue;
    const text = persian.slice(original.codePointStart, original.codePointEnd).join('');
    const draft = engine.translate(engine.analyse(text, pronunciations), pronunciations).translation;
    warnings.push({
      code: 'doubtful_translation',
      message: `The translation is doubtful: ${doubts.map(reasonOf).join(', and ')}. The draft is: “${draft}”`,
      source_start: original.codePointStart,
      source_end: original.codePointEnd,
      doubts: doubts.map(toldDoubt),
      draft,
    });
  }
  return warnings;
}

function toldDoubt(doubt: Doubt): TranslationDoubt {
  switch (doubt.kind) {
    case 'number':
      return { reason: 'missing_number', missing: doubt.missing };
    case 'name':
      return { reason: 'missing_name', missing: doubt.missing };
    case 'negation':
      return { reason: doubt.lostIn === 'English' ? 'missing_negation' : 'added_negation' };
    case 'empty':
      return { reason: 'no_words' };
    case 'repeated':
      return { reason: 'repetition' };
  }
}

function reasonOf(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'number':
    case 'name':
      return `the ${doubt.kind} “${doubt.missing}” is missing`;
    case 'negation':
      return doubt.lostIn === 'English' ? 'a negation is missing' : 'it denies what the Persian does not';
    case 'empty':
      return 'it has no words';
    case 'repeated':
      return 'it says the same again and again';
  }
}

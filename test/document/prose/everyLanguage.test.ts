import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { SplitAnswer } from '../../../src/document/answers/answeredParts.ts';
import { partChanges } from '../../../src/document/answers/changes.ts';
import { splitEnglish } from '../../../src/document/answers/englishAnswer.ts';
import { splitLatin } from '../../../src/document/answers/latinAnswer.ts';
import { splitMarked } from '../../../src/document/answers/markedAnswer.ts';
import { splitWritten } from '../../../src/document/answers/writtenAnswer.ts';
import { alignedWords, linkWords } from '../../../src/document/links/linkWords.ts';
import { proseOf } from '../../../src/document/prose/findProse.ts';
import { proseKind } from '../../../src/document/prose/formats.ts';
import { withoutForeign } from '../../../src/document/prose/withoutForeign.ts';
import type { TargetStyle } from '../../../src/document/targets/targets.ts';
import { codePointLength } from '../../../src/text/codePoints.ts';
import { stripMarks } from '../../../src/text/marks.ts';
import { changedText } from '../../../src/text/span.ts';
import { testGrammars } from '../../support/grammarFiles.ts';
import { documentIn, LANGUAGE_FRAMES, proseBetween } from '../../support/languageFrames.ts';
import { allTargets } from '../../support/targets.ts';
import { wordForWord } from '../../support/translators.ts';

const grammars = testGrammars();
const LETTERS = /[\u0620-\u064a\u066e-\u06d3\u200c]+/gu;
const latinOf = (word: string) => `a${'b'.repeat(word.length)}`;

/** What a service would make of a text, in a way that shows what was changed. */
interface Operation {
  readonly style: TargetStyle;
  readonly split: SplitAnswer;
  answer(text: string): Parameters<SplitAnswer>[1];
}

const operations: Readonly<Record<string, Operation>> = {
  diacritize: {
    style: { hasContext: true },
    split: splitMarked,
    answer: (text) => ({ text: text.replace(/[\u0628-\u064a\u06cc]/gu, '$&\u064e'), words: [] }),
  },
  pinglish: {
    style: { hasContext: true },
    split: splitLatin,
    answer(text) {
      const latin = text.replace(LETTERS, latinOf);
      const items = [...text.matchAll(LETTERS)].map(({ 0: source, index }) => ({
        codePointStart: codePointLength(text.slice(0, index)),
        codePointEnd: codePointLength(text.slice(0, index + source.length)),
        source,
        written: latinOf(source),
      }));
      return { text: latin, words: linkWords(text, latin, items) };
    },
  },
  toWritten: {
    style: { hasContext: true },
    split: splitWritten,
    answer(text) {
      const items = [...text.matchAll(LETTERS)].map(({ 0: source, index }) => ({
        codePointStart: codePointLength(text.slice(0, index)),
        codePointEnd: codePointLength(text.slice(0, index + source.length)),
        written: `به ${source}`,
      }));
      return { text: text.replace(LETTERS, 'به $&'), words: alignedWords(text, items) };
    },
  },
  translate: {
    style: { hasContext: false },
    split: splitEnglish,
    answer: (text) => wordForWord(text),
  },
};

async function applied(language: string, text: string, { style, split, answer }: Operation): Promise<string> {
  const found = await proseOf(text, proseKind(language, ''), language, { grammars });
  const { passages } = withoutForeign(text, found.passages);
  const whole = { utf16Start: 0, utf16End: text.length };
  const changes = allTargets(text, passages, whole, style).flatMap((target) =>
    partChanges(text, split(target, answer(target.text), text) ?? []),
  );
  return changedText(text, whole, changes);
}

const word = fc.constantFrom('کتاب', 'می‌روم', 'خوب', 'شهر بزرگ', 'دیروز رفتیم', 'سلام');

for (const [language, parts] of Object.entries(LANGUAGE_FRAMES))
  describe(`What is not prose in ${language}`, () => {
    for (const [name, operation] of Object.entries(operations))
      it(`is byte for byte the same after ${name}, and all prose is changed`, async () => {
        await fc.assert(
          fc.asyncProperty(documentIn(parts, word), async ({ kept, prose }) => {
            const text = kept.map((each, at) => each + (prose[at] ?? '')).join('');
            const result = await applied(language, text, operation);
            const found = proseBetween(kept, result);
            assert.ok(found, `${text}\n=>\n${result}`);
            for (const [at, source] of prose.entries()) {
              const became: string = found[at] ?? '';
              if (name === 'diacritize') assert.equal(stripMarks(became), source);
              assert.notEqual(became, source, `${text}\n=>\n${result}`);
            }
          }),
          { numRuns: 40 },
        );
      });
  });

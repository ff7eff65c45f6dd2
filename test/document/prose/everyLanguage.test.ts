import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { DivideAnswer } from '../../../src/document/answers/answeredParts.ts';
import { changedText, partChanges } from '../../../src/document/answers/changes.ts';
import { divideEnglish } from '../../../src/document/answers/englishAnswer.ts';
import { divideLatin } from '../../../src/document/answers/latinAnswer.ts';
import { divideMarked } from '../../../src/document/answers/markedAnswer.ts';
import { linkWords } from '../../../src/document/links/linkWords.ts';
import { proseOf } from '../../../src/document/prose/formats.ts';
import { proseKind } from '../../../src/document/prose/kinds.ts';
import { withoutForeign } from '../../../src/document/prose/withoutForeign.ts';
import { type TargetStyle, targetsWithin } from '../../../src/document/targets/targets.ts';
import { codePointLength } from '../../../src/text/codePoints.ts';
import { stripMarks } from '../../../src/text/marks.ts';
import { testGrammars } from '../../support/grammarFiles.ts';

const grammars = testGrammars();
const LETTERS = /[\u0620-\u064a\u066e-\u06d3\u200c]+/gu;
const latinOf = (word: string) => `a${'b'.repeat(word.length)}`;

/** What a service would make of a text, in a way that shows what was changed. */
interface Operation {
  readonly style: TargetStyle;
  readonly divide: DivideAnswer;
  answer(text: string): Parameters<DivideAnswer>[1];
}

const operations: Readonly<Record<string, Operation>> = {
  diacritize: {
    style: { hasContext: true, marksJoints: false },
    divide: divideMarked,
    answer: (text) => ({ text: text.replace(/[\u0628-\u064a\u06cc]/gu, '$&\u064e'), words: [] }),
  },
  pinglish: {
    style: { hasContext: true, marksJoints: false },
    divide: divideLatin,
    answer(text) {
      const latin = text.replace(LETTERS, latinOf);
      const items = [...text.matchAll(LETTERS)].map(({ 0: source, index }) => ({
        codePointStart: codePointLength(text.slice(0, index)),
        codePointEnd: codePointLength(text.slice(0, index + source.length)),
        source,
        pinglish: latinOf(source),
      }));
      return { text: latin, words: linkWords(text, latin, items) };
    },
  },
  translate: {
    style: { hasContext: false, marksJoints: true },
    divide: divideEnglish,
    answer: (text) => ({ text: text.replace(LETTERS, latinOf), words: [] }),
  },
};

async function applied(
  language: string,
  text: string,
  { style, divide, answer }: Operation,
): Promise<string> {
  const found = await proseOf(text, proseKind(language, ''), language, grammars);
  const { passages } = withoutForeign(text, found.passages);
  const whole = { utf16Start: 0, utf16End: text.length };
  const changes = targetsWithin(text, passages, whole, style).flatMap((target) =>
    partChanges(text, target, divide(target, answer(target.text), text) ?? []),
  );
  return changedText(text, whole, changes);
}

/** Parts of documents: `%` stands for prose, all else must stay. Some words of it are Persian. */
const frames: Readonly<Record<string, readonly string[]>> = {
  markdown: [
    '# %\n\n',
    '% `نرخ` %\n\n',
    '- % **%** [%](نشانی.md)\n\n',
    '```\nنرخ\n```\n\n',
    '% $نرخ$ %\n\n',
    '> %\n> %\n\n',
    '| % | % |\n|---|---|\n| % | `ستون` |\n\n',
    '[پیوند]: نشانی.md\n\n',
    '<div class="نرخ">\n\n%\n\n</div>\n\n',
  ],
  html: [
    '<p class="نرخ">%</p>\n',
    '<style>.نرخ {}</style>\n',
    '<script>a = "نرخ"</script>\n',
    '<p>% <b>%</b> <code>نرخ</code> %</p>\n',
    '<!-- نرخ -->\n',
    '<img alt="نرخ" src="نرخ.png">\n',
  ],
  xml: ['<r><p نام="نرخ">%</p><!-- نرخ --><q>% <b>%</b></q></r>\n'],
  latex: [
    '\\section{%}\n\n',
    '% \\cite{نرخ} %\n\n',
    '% $نرخ$ \\textbf{%} %\\label{نرخ}\n\n',
    '\\begin{verbatim}\nنرخ\n\\end{verbatim}\n\n',
    '% نرخ\n\n'.replace('% نرخ', '\\input{نرخ}'),
    '\\begin{equation}\nنرخ\n\\end{equation}\n\n',
  ],
  restructuredtext: [
    '% ``نرخ`` %\n\n',
    '.. image:: نرخ.png\n\n',
    '.. code-block:: python\n\n   نرخ = 1\n\n',
    '- %\n\n',
    '% :ref:`نرخ` %\n\n',
  ],
  asciidoc: ['== %\n\n', '% `نرخ` %\n\n', '----\nنرخ\n----\n\n', ':نرخ: نرخ\n\n', '// نرخ\n\n', '* %\n\n'],
  json: ['["%", {"نرخ": "%"}]\n', '{"نشانی": "https://a.ir/نرخ", "ب": "نوع_داده"}\n'],
  yaml: ['- نرخ: %\n', '- "%" # %\n', '- &نرخ %\n', '- |\n  %\n  %\n'],
  toml: ['[[نرخ]]\n', '"کلید" = "%"\n', '# %\n'],
  csv: ['%,"%",نوع_داده\n', '12,%,2024-01-02\n'],
  srt: ['1\n00:00:01,000 --> 00:00:02,000\n<i>%</i>\n%\n\n'],
  po: [
    'msgid "نرخ"\nmsgstr "%\\n"\n\n',
    '#: نرخ.c:1\nmsgid "a"\nmsgstr "% %%s %"\n\n'.replace('%%s', '\u0025s'),
  ],
  properties: ['نرخ=%\n', '# %\n', 'b = % {0} %\n'],
  python: [
    'نرخ = 1  # %\n',
    'print(f"% {نرخ} %\\n")\n',
    'from نرخ import نرخ\n',
    'def f():\n    """%\n    %"""\n',
    'd = {"نرخ": "%"}\n',
  ],
  typescript: [
    'const نرخ = 1; // %\n',
    ['say(`% ', '{نرخ} %`);\n'].join('$'),
    "import a from './نرخ.ts';\n",
    '/**\n * %\n * @param نرخ %\n */\n',
    'x = /نرخ/u;\n',
  ],
  go: ['// %\n', 'fmt.Println("%")\n', '/* % */\n'],
};

const word = fc.constantFrom('کتاب', 'می‌روم', 'خوب', 'شهر بزرگ', 'دیروز رفتیم', 'سلام');

/** A document of a language, what of it must stay, and what of it is prose. */
function documentIn(
  parts: readonly string[],
): fc.Arbitrary<{ readonly kept: string[]; readonly prose: string[] }> {
  // An XML document has one root.
  const maxLength = parts.length === 1 && parts[0]?.startsWith('<r>') ? 1 : 8;
  return fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength }).chain((chosen) => {
    const kept = chosen.join('').split(/%(?!s)/u);
    return fc
      .array(word, { minLength: kept.length - 1, maxLength: kept.length - 1 })
      .map((prose) => ({ kept, prose }));
  });
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
}

for (const [language, parts] of Object.entries(frames))
  describe(`What is not prose in ${language}`, () => {
    for (const [name, operation] of Object.entries(operations))
      it(`is byte for byte the same after ${name}, and all prose is changed`, async () => {
        await fc.assert(
          fc.asyncProperty(documentIn(parts), async ({ kept, prose }) => {
            const text = kept.map((each, at) => each + (prose[at] ?? '')).join('');
            const result = await applied(language, text, operation);
            const found = new RegExp(`^${kept.map(escaped).join('([^]*?)')}$`, 'u').exec(result);
            assert.ok(found, `${text}\n=>\n${result}`);
            for (const [at, source] of prose.entries()) {
              const became: string = found[at + 1] ?? '';
              if (name === 'diacritize') assert.equal(stripMarks(became), source);
              assert.notEqual(became, source, `${text}\n=>\n${result}`);
            }
          }),
          { numRuns: 40 },
        );
      });
  });

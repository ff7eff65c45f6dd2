import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Answer } from '../../../src/document/answers/answeredParts.ts';
import { changeLinks } from '../../../src/document/answers/changeLinks.ts';
import { isChange, partChanges } from '../../../src/document/answers/changes.ts';
import { splitEnglish } from '../../../src/document/answers/englishAnswer.ts';
import { writtenOf } from '../../../src/document/links/link.ts';
import { restore } from '../../../src/document/links/restore.ts';
import { TrackedSpans } from '../../../src/document/links/trackedSpans.ts';
import { proseOf } from '../../../src/document/prose/findProse.ts';
import { type ProseKind, proseKind } from '../../../src/document/prose/formats.ts';
import type { ProsePassage } from '../../../src/document/prose/prose.ts';
import { passageTargets, type Target } from '../../../src/document/targets/targets.ts';
import { changedText, sliceSpan } from '../../../src/text/span.ts';
import { cpuStopwatch } from '../../support/cpuStopwatch.ts';
import { testGrammars } from '../../support/grammarFiles.ts';
import { documentIn, LANGUAGE_FRAMES } from '../../support/languageFrames.ts';
import { markedProse } from '../../support/markedProse.ts';
import { allTargets } from '../../support/targets.ts';
import { assertKept, WORDS, wordForWord } from '../../support/translators.ts';

const ENGLISH: Readonly<Record<string, string>> = {
  این: 'this',
  کتاب: 'book',
  خوب: 'good',
  است: 'is',
  من: 'I',
  را: '',
  خواندم: 'read',
  در: 'in',
  خانه: 'house',
  مهم: 'important',
  آمدم: 'came',
};

const englishOf = (word: string) =>
  ENGLISH[word] ?? (/[\ue000-\uf8ff]/.test(word) ? word : `a${word.length}`);
/** The verb goes behind the first word. */
const verbSecond = (words: readonly RegExpExecArray[]) => {
  const [first, ...others] = words;
  const verb = others.pop();
  return [first, verb, ...others].filter((word) => word !== undefined);
};

function changesOf(
  {
    text,
    passages,
    kind = 'plain',
  }: { readonly text: string; readonly passages: readonly ProsePassage[]; readonly kind?: ProseKind },
  translate: (text: string) => Answer,
) {
  const whole = { utf16Start: 0, utf16End: text.length };
  return allTargets(text, passages, whole, { hasContext: false })
    .flatMap((target) => partChanges(text, splitEnglish(target, translate(target.text), text, kind) ?? []))
    .sort((a, b) => a.utf16Start - b.utf16Start);
}

function applied(marked: string, translate: (text: string) => Answer): string {
  const { text, passages } = markedProse(marked);
  const changes = changesOf({ text, passages }, translate);
  return changedText(text, { utf16Start: 0, utf16End: text.length }, changes);
}

describe('the signs of a passage that is translated', () => {
  for (const [what, source, expected] of [
    ['an emphasised word', 'این کتاب ⟦n:**⟧خوب⟦n:**⟧ است.', 'this is book **good**.'],
    ['emphasis that began before it', '⟦p:**⟧مهم:⟦n:**⟧ من آمدم.', '**important:** came I.'],
    ['two that change places', 'من ⟦n:_⟧کتاب⟦n:_⟧ را ⟦n:**⟧خواندم⟦n:**⟧.', 'I **read** _book_ .'],
    ['a link', 'من ⟦n:[⟧کتاب⟦n:](a.b)⟧ را خواندم.', 'I read [book](a.b) .'],
    ['emphasis in a link', 'من ⟦n:[**⟧کتاب⟦n:**⟧ خوب⟦n:](a.b)⟧ خواندم.', 'I read [**book** good](a.b).'],
    ['code', 'من ⟦w:`کد`⟧ را در ⟦n:**⟧خانه⟦n:**⟧ خواندم.', 'I read `کد`  in **house**.'],
    ['the lines of a quotation', 'من کتاب خواندم⟦s:\n> ⟧این خانه است', 'I read book\n> this is house'],
    ['quotation marks', 'من⟦s: \\"⟧کتاب⟦s:\\" ⟧خواندم', 'I read \\"book\\"'],
  ] as const)
    it(`stand around what their words became: ${what}`, () => {
      assert.equal(
        applied(source, (text) => wordForWord(text, verbSecond, englishOf)),
        expected,
      );
    });

  it('stay in their order where nothing is known of the words', () => {
    const translate = () => ({ text: 'Four words of English', words: [] });
    assert.equal(applied('من ⟦n:**⟧کتاب⟦n:**⟧ خواندم', translate), 'Four **words** of English');
  });

  for (const [language, source, expected] of [
    ['markdown', '**کتاب** را خواندم', 'read  **book**'],
    ['markdown', '[**کتاب** خوب](a.b) را خواندم', 'read  [good **book**](a.b)'],
    ['markdown', 'این **کتاب `کد`** را خواندم', 'read  **`کد` book** this'],
    ['markdown', 'من **`کد` کتاب** خواندم', 'read **book `کد`** I'],
    ['markdown', 'من **کتاب *خوب*** را خواندم', 'read  ***good* book** I'],
    ['markdown', 'من \\* خوب\\_کتاب', 'book \\* good\\_I'],
    ['markdown', 'کتاب ![این](a.b) است', 'is ![this](a.b) book'],
    ['html', '<p><b>کتاب</b> من خوب</p>', '<p>good I <b>book</b></p>'],
    ['latex', '\\textbf{کتاب} \\& \\href{a}{من}', '\\href{a}{I} \\& \\textbf{book}'],
    ['latex', "``کتاب'' 5\\% است", "is 5\\% ``book''"],
    ['restructuredtext', 'این `کتاب <a>`_ خوب', 'good `book <a>`_ this'],
    ['asciidoc', 'این link:a[کتاب خوب] است', 'is link:a[good book] this'],
    ['json', '["این <0>کتاب</0> **خوب** است"]', '["is **good** <0>book</0> this"]'],
  ] as const)
    it(`stay with their words in ${language}: ${source}`, async () => {
      const kind = proseKind(language, '');
      const { passages } = await proseOf(source, kind, language);
      const changes = changesOf({ text: source, passages, kind }, (text) =>
        wordForWord(text, (words) => words.toReversed(), englishOf),
      );
      assert.equal(changedText(source, { utf16Start: 0, utf16End: source.length }, changes), expected);
    });

  it('take linear time, however many there are, in each other or in a comment', async () => {
    for (const [language, unit] of [
      ['markdown', '**این کتاب '],
      ['html', '<b>این کتاب '],
      ['html', `این <!--${'{'.repeat(20_000)}--> کتاب `],
      ['html', `این <img alt="${'[ {a '.repeat(4000)}"> کتاب `],
      ['html', `این <!--${'](a('.repeat(5000)}--> کتاب `],
    ] as const) {
      const text = `این ${unit.repeat(Math.ceil(50_000 / unit.length))}`;
      const kind = proseKind(language, '');
      const { passages } = await proseOf(text, kind, language);
      const targets = allTargets(
        text,
        passages,
        { utf16Start: 0, utf16End: text.length },
        { hasContext: false },
      );
      const answers = targets.map((target) => wordForWord(target.text));
      const used = cpuStopwatch();
      for (const [at, target] of targets.entries())
        splitEnglish(target, answers[at] ?? { text: '', words: [] }, text, kind);
      const milliseconds = used();
      assert.ok(milliseconds < 2000, `${unit.slice(0, 12)} took ${milliseconds} ms`);
    }
  }).timeout(20_000);

  it('stay where they are at the edge of what is selected', async () => {
    const text = '**کتاب** را **خواندم**';
    const { passages } = await proseOf(text, 'markdown', 'markdown');
    const scope = { utf16Start: 2, utf16End: text.length - 2 };
    const [target] = allTargets(text, passages, scope, { hasContext: false });
    assert.ok(target);
    const [part] = splitEnglish(target, { text: 'I read books', words: [] }, text, 'markdown') ?? [];
    assert.deepEqual(part?.document, scope);
  });

  it('do not divide the lines of a translation that has others, where its own breaks stand for nothing', () => {
    const translate = () => ({ text: 'One line of English', words: [] });
    assert.equal(applied('یک سطر\nو ⟦n:*⟧یکی⟦n:*⟧ دیگر', translate), 'One line of *English*');
    assert.equal(applied('یک سطر⟦s:\n> ⟧و یکی دیگر', translate), 'One line of\n> English');
  });

  it('leave the passage as it is if there are more pairs than words', () => {
    const source = '⟦n:*⟧من⟦n:*⟧ و ⟦n:*⟧او⟦n:*⟧ و ⟦n:*⟧ما⟦n:*⟧ آمدیم';
    const { text } = markedProse(source);
    assert.equal(
      applied(source, () => ({ text: 'We', words: [] })),
      text,
    );
  });
});

describe('what is not prose in a passage that is translated', () => {
  it('is where its character is', () => {
    const translate = (text: string) => ({
      text: `${text.match(WORDS)?.[3]} calls ${text.match(WORDS)?.[1]}`,
      words: [],
    });
    assert.equal(applied('تابع ⟦w:`الف`⟧ تابع ⟦w:`ب`⟧ می‌خواند', translate), '`ب` calls `الف`');
  });

  for (const [what, text] of [
    ['lost', 'A function'],
    ['doubled', 'A \ue000 and \ue000'],
    ['another', 'A \ue001'],
  ] as const)
    it(`leaves the passage as it is, and says so, where it is ${what}`, () => {
      const { text: source, passages } = markedProse('یک ⟦w:`x`⟧ تابع');
      const changes = changesOf({ text: source, passages }, () => ({ text, words: [] }));
      assert.deepEqual(
        changes.map((change) => [change.text, change.isLeft]),
        [[source, true]],
      );
    });

  for (const [language, source, expected] of [
    ['markdown', 'من `کد` و ![کتاب](a) را خواندم', 'من `کد` و ![book](a) را خواندم'],
    [
      'json',
      '["من {n} و {m, plural, one {کتاب} other {خانه}} را"]',
      '["من {n} و {m, plural, one {book} other {house}} را"]',
    ],
  ] as const)
    it(`leaves what stands around passages of their own in ${language}, and those are translated`, async () => {
      const kind = proseKind(language, '');
      const { passages } = await proseOf(source, kind, language);
      const changes = changesOf({ text: source, passages, kind }, (text) => {
        const answer = wordForWord(text, undefined, englishOf);
        return { ...answer, text: answer.text.replace('\ue000', 'X') };
      });
      const whole = { utf16Start: 0, utf16End: source.length };
      assert.equal(changedText(source, whole, changes), expected);
      assert.equal(changes.filter(({ isLeft }) => isLeft).length, 1);
    });

  it('is the frame of a choice, whose branches are translated by themselves', async () => {
    const source = '{"a": "این {n, plural, one {# کتاب} other {# کتاب خوب}} است"}';
    const { passages } = await proseOf(source, proseKind('json', ''), 'json');
    const changes = changesOf({ text: source, passages }, (text) => wordForWord(text, undefined, englishOf));
    assert.equal(
      changedText(source, { utf16Start: 0, utf16End: source.length }, changes),
      '{"a": "this {n, plural, one {# book} other {# book good}} is"}',
    );
  });

  it('stands between lines where the text has an escape for a line break', async () => {
    const source = '{"a": "این کتاب\\nخوب است"}';
    const { passages } = await proseOf(source, proseKind('json', ''), 'json');
    const seen: string[] = [];
    const changes = changesOf({ text: source, passages }, (text) => {
      seen.push(text);
      return { text: 'First\nSecond', words: [] };
    });
    assert.deepEqual(seen, ['این کتاب\nخوب است']);
    assert.equal(
      changedText(source, { utf16Start: 0, utf16End: source.length }, changes),
      '{"a": "First\\nSecond"}',
    );
  });
});

describe('the English of a document', () => {
  for (const [language, source, translation, expected] of [
    ['json', '["او گفت «نه»"]', 'He said "no" \\ {x}', '["He said “no” / (x)"]'],
    ['csv', 'سلام، خوبی؟,"ب، پ"\n', 'Hi, all; "x"', 'Hi، all؛ “x”,"Hi, all; “x”"\n'],
    ['xml', '<a>او نیامد</a>', 'He didn\'t "come"', '<a>He didn’t “come”</a>'],
    ['yaml', "a: 'او نیامد'\n", "He didn't: come", "a: 'He didn’t– come'\n"],
    ['markdown', 'او نیامد', "He didn't *come*", "He didn't ×come×"],
    ['markdown', '---\ntitle: او نیامد\n---\n', 'Part 1: *he*', '---\ntitle: Part 1– ×he×\n---\n'],
    ['json', '["او نیامد"]', 'He\tdid\nnot\u2028come', '["He did not come"]'],
    ['toml', 'a = "او نیامد"\n', 'He\ndid', 'a = "He did"\n'],
    ['markdown', 'دو * سه', 'Two * three', 'Two * three'],
    ['plaintext', 'او نیامد', "He *didn't* {come}", "He *didn't* {come}"],
    ['html', '<p>او نیامد</p>', 'A < B & C', '<p>A ‹ B + C</p>'],
  ] as const)
    it(`brings nothing in that means something in ${language}: ${expected.trim()}`, async () => {
      const kind = proseKind(language, '');
      const { passages } = await proseOf(source, kind, language, { hasTitles: true });
      const whole = { utf16Start: 0, utf16End: source.length };
      const changes = passageTargets(source, passages, { hasContext: false }).flatMap((target) =>
        partChanges(source, splitEnglish(target, { text: translation, words: [] }, source, kind) ?? []),
      );
      assert.equal(changedText(source, whole, changes), expected);
    });
});

describe('the links of a translated passage', () => {
  it('are its sentences, with the signs in them', () => {
    const { text, passages } = markedProse('این ⟦n:**⟧کتاب⟦n:**⟧ است');
    const [change] = changesOf({ text, passages }, (sent) => wordForWord(sent, undefined, englishOf));
    assert.ok(change);
    const [sentence, ...others] = change.words;
    assert.ok(sentence && others.length === 0);
    assert.equal(sliceSpan(change.text, sentence.written), 'this **book** is');
    assert.deepEqual(
      sentence.words?.map(({ original, written }) => [
        sliceSpan(text, original),
        sliceSpan(change.text, written),
      ]),
      [
        ['این', 'this'],
        ['کتاب', 'book'],
        ['است', 'is'],
      ],
    );
  });

  it('are the whole passage where nothing is known of its sentences', () => {
    const { text, passages } = markedProse('این ⟦n:**⟧کتاب⟦n:**⟧ است');
    const [change] = changesOf({ text, passages }, () => ({ text: 'This is a book', words: [] }));
    assert.deepEqual(
      change?.words.map(({ original, written }) => [
        sliceSpan(text, original),
        sliceSpan(change.text, written),
      ]),
      [[text, change?.text]],
    );
  });

  it('count from their part where several passages were sent at once', () => {
    const target: Target = {
      text: 'یک. دو.\n\nسه.',
      parts: [
        { document: { utf16Start: 2, utf16End: 9 }, sent: { utf16Start: 0, utf16End: 7 } },
        { document: { utf16Start: 20, utf16End: 23 }, sent: { utf16Start: 9, utf16End: 12 } },
      ],
      objects: [],
      scope: { utf16Start: 0, utf16End: 23 },
    };
    const word = (persian: number, latin: number, length: number) => ({
      original: { utf16Start: persian, utf16End: persian + 2 },
      written: { utf16Start: latin, utf16End: latin + length },
    });
    const answer = {
      text: 'One. Two.\n\nThree.',
      words: [
        { ...word(4, 5, 3), words: [] },
        { ...word(9, 11, 6), words: [word(9, 11, 5)] },
      ],
    };
    const document = `- یک. دو.${'-'.repeat(11)}سه.`;
    assert.deepEqual(
      splitEnglish(target, answer, document)?.map(({ words }) => words),
      [[{ ...word(4, 5, 3), words: [] }], [{ ...word(0, 0, 6), words: [word(0, 0, 5)] }]],
    );
  });
});

/** Translators of whom nothing can be hoped. */
const translators = fc.record({
  /** In which order the words come, and how many of them. */
  order: fc.array(fc.nat(), { maxLength: 12 }),
  linked: fc.boolean(),
  lost: fc.nat({ max: 4 }),
});

const WORD = fc.constantFrom('کتاب', 'می‌روم', 'خوب', 'شهر بزرگ', 'دیروز رفتیم', 'سلام');
const grammars = testGrammars();
/** All but letters, digits and white space, sorted. */
const signsOf = (text: string) => [...text.replace(/[\p{L}\p{M}\p{N}\u200c\s]+/gu, '')].sort().join('');

interface Drawn {
  readonly kept: readonly string[];
  readonly prose: readonly string[];
}

interface Translator {
  readonly order: readonly number[];
  readonly linked: boolean;
  readonly lost: number;
}

/** A document and what a translator makes of it. */
async function translated({ kept, prose }: Drawn, { order, linked, lost }: Translator, language: string) {
  const text = kept.map((each, at) => each + (prose[at] ?? '')).join('');
  const kind = proseKind(language, '');
  const { passages } = await proseOf(text, kind, language, { grammars });
  const shuffle = (words: readonly RegExpExecArray[]) =>
    words
      .map((word, at) => ({ word, key: order[at] ?? at }))
      .sort((a, b) => a.key - b.key)
      .map(({ word }) => word)
      .slice(0, Math.max(0, words.length - lost));
  const changes = changesOf({ text, passages, kind }, (sent) => {
    const answer = wordForWord(sent, shuffle);
    return linked ? answer : { ...answer, words: [] };
  });
  return { text, kind, passages, changes };
}

function assertRestored({ text, changes: all }: Awaited<ReturnType<typeof translated>>): void {
  const changes = all.filter(isChange);
  const english = changedText(text, { utf16Start: 0, utf16End: text.length }, changes);
  const links = new TrackedSpans(writtenOf);
  links.add([...changeLinks(text, changes)]);
  const everything = { utf16Start: 0, utf16End: english.length };
  assert.equal(changedText(english, everything, restore(links, [everything], english)), text);
}

for (const [language, parts] of Object.entries(LANGUAGE_FRAMES))
  describe(`A translation in ${language}`, () => {
    const property = (check: (drawn: Awaited<ReturnType<typeof translated>>) => void) =>
      fc.assert(
        fc.asyncProperty(documentIn(parts, WORD), translators, async (document, translator) =>
          check(await translated(document, translator, language)),
        ),
        { numRuns: 40 },
      );

    it('has all that is not prose in its order, and nothing else of the kind, whatever the translator does', () =>
      property(({ text, kind, passages, changes }) => {
        for (const change of changes) {
          assertKept({ text, kind, passages }, change);
          assert.equal(
            signsOf(change.text.replace(/ab+/g, '')),
            signsOf(change.source.replace(/[\u0620-\u06ff\u200c]+/gu, '')),
            `${text}\n=>\n${change.text}`,
          );
        }
      }));

    it('can be taken back, all of it', () => property(assertRestored));
  });

describe('A translation of messages with choices', () => {
  const parts = [
    '{"a": "% {n, plural, one {# %} other {% # %}} %"}\n',
    '{"b": "{n, select, x {%} other {% **%**}}"}\n',
  ];

  it('can be taken back, all of it', () =>
    fc.assert(
      fc.asyncProperty(documentIn(parts, WORD), translators, async (document, translator) =>
        assertRestored(await translated(document, translator, 'jsonl')),
      ),
    ));
});

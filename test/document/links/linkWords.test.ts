import assert from 'node:assert/strict';
import fc from 'fast-check';
import { splitLatin } from '../../../src/document/answers/latinAnswer.ts';
import { alignedWords, linkWords } from '../../../src/document/links/linkWords.ts';
import { type AlignedWord, codePointLength } from '../../../src/text/codePoints.ts';
import { sliceSpan } from '../../../src/text/span.ts';

/** An answer built from words and what stands between them, and the links it must give. */
function answerFrom(words: readonly (readonly [string, string])[], gaps: readonly string[]) {
  let source = '';
  let pinglish = '';
  const items: AlignedWord[] = [];
  const links: string[] = [];
  for (const [index, [persian, latin]] of words.entries()) {
    const codePointStart = codePointLength(source);
    items.push({
      codePointStart,
      codePointEnd: codePointStart + codePointLength(persian),
      source: persian,
      written: latin,
    });
    links.push(`${source.length} ${persian} ${pinglish.length} ${latin}`);
    const gap = gaps[index] ?? ' ';
    source += persian + gap;
    pinglish += latin + gap.replace('،', ',');
  }
  return { source, pinglish, items, links };
}

function linked(source: string, pinglish: string, items: readonly AlignedWord[]): string[] {
  return linkWords(source, pinglish, items).map(
    ({ written, original }) =>
      `${original.utf16Start} ${sliceSpan(source, original)} ${written.utf16Start} ${sliceSpan(pinglish, written)}`,
  );
}

const PAIRS = [
  ['و', 'va'],
  ['به', 'be'],
  ['بهار', 'bahaar'],
  ['می‌روم', 'miravam'],
  ['می روم', 'mi ravam'],
  ['بَعد', "ba'd"],
  ['عصر', "'asr"],
  ['خانه‌ی', 'khaane-ye'],
  ['آب', 'āb'],
] as const;
const pairs = fc.array(fc.constantFrom(...PAIRS), { minLength: 1, maxLength: 20 });
const gaps = fc.array(
  fc.constantFrom(' ', '، ', ' 👩‍💻 ', ' VS Code ', ' ۱۲٫۵ ', '\n', ' «»', ' https://a.ir/be '),
);

describe('linking an answer', () => {
  it('finds every word of a regular answer, repeated words at their own places', () => {
    fc.assert(
      fc.property(pairs, gaps, (words, between) => {
        const { source, pinglish, items, links } = answerFrom(words, between);
        assert.deepEqual(linked(source, pinglish, items), links);
      }),
    );
  });

  it('takes the items in any order', () => {
    fc.assert(
      fc.property(pairs, gaps, fc.infiniteStream(fc.nat()), (words, between, dice) => {
        const { source, pinglish, items, links } = answerFrom(words, between);
        const shuffled = items
          .map((item) => ({ item, at: dice.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ item }) => item);
        assert.deepEqual(linked(source, pinglish, shuffled), links);
      }),
    );
  });

  it('drops an item that does not occur, and never links another word in its place', () => {
    fc.assert(
      fc.property(pairs, gaps, fc.nat(19), (words, between, pick) => {
        const { source, pinglish, items, links } = answerFrom(words, between);
        const gone = pick % items.length;
        const changed = items.map((item, index) => (index === gone ? { ...item, written: 'nowhere' } : item));
        for (const link of linked(source, pinglish, changed)) assert.ok(links.includes(link), link);
      }),
    );
  });

  it('links nothing wrongly where items are missing', () => {
    fc.assert(
      fc.property(pairs, gaps, fc.array(fc.boolean()), (words, between, kept) => {
        const { source, pinglish, items, links } = answerFrom(words, between);
        const some = items.filter((_, index) => kept[index] ?? true);
        for (const link of linked(source, pinglish, some)) assert.ok(links.includes(link), link);
      }),
    );
  });

  it('drops items whose source is not there, that are empty, or that overlap an earlier one', () => {
    const item = (codePointStart: number, codePointEnd: number, source: string, written: string) => ({
      codePointStart,
      codePointEnd,
      source,
      written,
    });
    const items = [
      item(0, 4, 'سلام', 'salaam'),
      item(2, 4, 'ام', 'aam'),
      item(5, 9, 'دنیا', 'donyaa'),
      item(5, 9, 'جهان', 'donyaa'),
      item(4, 4, '', ''),
      item(-1, 3, 'سلا', 'salaam'),
      item(90, 99, 'دور', 'door'),
    ];
    assert.deepEqual(linked('سلام دنیا', 'salaam donyaa', items), ['0 سلام 0 salaam', '5 دنیا 7 donyaa']);
  });

  it('does not take the beginning of a longer word', () => {
    const items = [{ codePointStart: 0, codePointEnd: 2, source: 'به', written: 'be' }];
    assert.deepEqual(linked('به', 'behtar', items), []);
  });
});

/** Items of a text that is typed words with `_` in them, which become one word. */
const typed = fc.array(fc.constantFrom('salam', 'ketab_ha', '😀', '12', 'va', 'ma_ha_ye'), {
  minLength: 1,
  maxLength: 8,
});

function answerTo(words: readonly string[]) {
  const source = words.map((word) => word.replaceAll('_', ' ')).join(' ');
  let [codePointStart, text] = [0, ''];
  const items = words.flatMap((word, at) => {
    const length = Array.from(word).length;
    const span = { codePointStart, codePointEnd: codePointStart + length };
    codePointStart += length + 1;
    const isTyped = /[a-z]/.test(word);
    const persian = isTyped ? `و${at}` : word;
    text += (at === 0 ? '' : ' ') + persian;
    return isTyped ? [{ ...span, written: persian }] : [];
  });
  return { source, text, items };
}

describe('the words of an answer to Pinglish', () => {
  it('stand where they are written, beside what they came from', () => {
    fc.assert(
      fc.property(typed, (words) => {
        const { source, text, items } = answerTo(words);
        const linked = alignedWords(source, items);
        assert.deepEqual(
          linked.map(({ written }) => sliceSpan(text, written)),
          items.map(({ written }) => written),
        );
        assert.deepEqual(
          linked.map(({ original }) => sliceSpan(source, original)),
          words.filter((word) => /[a-z]/.test(word)).map((word) => word.replaceAll('_', ' ')),
        );
      }),
    );
  });

  it('divide the answer between the parts of a target with nothing lost', () => {
    fc.assert(
      fc.property(typed, fc.nat(), (words, cut) => {
        const { source, text, items } = answerTo(words);
        const at = cut % source.length;
        const parts = [
          { utf16Start: 0, utf16End: at },
          { utf16Start: at, utf16End: source.length },
        ].map((span) => ({ document: span, sent: span }));
        const answer = { text, words: alignedWords(source, items) };
        const scope = { utf16Start: 0, utf16End: source.length };
        const split = splitLatin({ text: source, parts, objects: [], scope }, answer, source) ?? [];
        assert.equal(split.map((part) => part.text).join(''), text);
      }),
    );
  });
});

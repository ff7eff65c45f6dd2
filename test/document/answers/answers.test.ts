import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { DivideAnswer } from '../../../src/document/answers/answeredParts.ts';
import { changeLinks } from '../../../src/document/answers/changeLinks.ts';
import { changedText, type PartChange, partChanges } from '../../../src/document/answers/changes.ts';
import { divideEnglish } from '../../../src/document/answers/englishAnswer.ts';
import { divideLatin } from '../../../src/document/answers/latinAnswer.ts';
import { divideMarked } from '../../../src/document/answers/markedAnswer.ts';
import { linkWords } from '../../../src/document/links/linkWords.ts';
import { type Target, targetsWithin } from '../../../src/document/targets/targets.ts';
import { codePointLength } from '../../../src/text/codePoints.ts';
import { stripMarks } from '../../../src/text/marks.ts';
import { sliceSpan } from '../../../src/text/span.ts';
import { markedProse } from '../../support/markedProse.ts';

/** A Latin letter for every Persian one, each word an item of the alignment. */
function toLatin(text: string) {
  const alignment = [...text.matchAll(/[\u0620-\u06ff\u200c]+/gu)].map(({ 0: source, index }) => ({
    codePointStart: codePointLength(text.slice(0, index)),
    codePointEnd: codePointLength(text.slice(0, index + source.length)),
    source,
    pinglish: latinOf(source),
  }));
  const latin = text.replace(/[\u0620-\u06ff\u200c]+/gu, latinOf).replaceAll('«', '"');
  return { text: latin, words: linkWords(text, latin, alignment) };
}

const latinOf = (word: string) => `a${'b'.repeat(word.length)}-e`;
const toMarked = (text: string) => ({ text: text.replace(/[\u0628-\u06cc]/gu, '$&\u064e'), words: [] });

interface Operation {
  readonly style: { readonly hasContext: boolean; readonly marksJoints: boolean };
  readonly divide: DivideAnswer;
  readonly answer: (text: string) => ReturnType<typeof toLatin>;
}

const marks: Operation = {
  style: { hasContext: true, marksJoints: false },
  divide: divideMarked,
  answer: toMarked,
};
const latin: Operation = {
  style: { hasContext: true, marksJoints: false },
  divide: divideLatin,
  answer: toLatin,
};
const english: Operation = {
  style: { hasContext: false, marksJoints: true },
  divide: divideEnglish,
  answer: (text) => ({ text: toLatin(text).text, words: [] }),
};

function changesIn(
  marked: string,
  { style, divide, answer }: Operation,
): { text: string; changes: PartChange[] } {
  const { text, passages } = markedProse(marked);
  const whole = { utf16Start: 0, utf16End: text.length };
  const changes = targetsWithin(text, passages, whole, style).flatMap((target) =>
    partChanges(text, target, divide(target, answer(target.text), text) ?? []),
  );
  return { text, changes };
}

function applied(marked: string, operation: Operation): string {
  const { text, changes } = changesIn(marked, operation);
  return changedText(text, { utf16Start: 0, utf16End: text.length }, changes);
}

describe('what a service answers', () => {
  it('is put around what is not prose', () => {
    const source = 'یک ⟦n:**⟧دو⟦n:**⟧ و ⟦w:`سه`⟧ «چهار»⟦p:\n\n- ⟧پنج⟦s:\n  > ⟧شش';
    assert.equal(applied(source, latin), 'abb-e **abb-e** ab-e `سه` "abbbb-e»\n\n- abbb-e\n  > abb-e');
    assert.equal(stripMarks(applied(source, marks)), markedProse(source).text);
    assert.equal(applied(source, english), applied(source, latin));
  });

  it('keeps a word whole that emphasis parts', () => {
    assert.equal(applied('کتاب⟦n:**⟧ها⟦n:**⟧ی خوب', latin), 'abbbbbbb-e**** abbb-e');
  });

  it('follows a translation that has the words in another order', () => {
    const answer = () => ({ text: 'X2 calls X1 often', words: [] });
    assert.equal(
      applied('تابع ⟦w:`الف`⟧ را ⟦w:`ب`⟧ می‌خواند', { ...english, answer }),
      '`ب` calls `الف` often',
    );
  });

  it('keeps what a translation lost', () => {
    const answer = () => ({ text: 'A ** function', words: [] });
    const result = applied('یک ⟦n:_⟧تابع⟦n:_⟧ با ⟦w:`x`⟧ هست', { ...english, answer });
    assert.equal(result, 'A function __`x`');
  });

  it('is refused where paragraphs were joined, or letters changed', () => {
    const target: Target = targetsWithin(
      'یک\n\nدو',
      markedProse('یک⟦p:\n\n⟧دو').passages,
      { utf16Start: 0, utf16End: 6 },
      english.style,
    )[0] ?? { text: '', parts: [] };
    assert.equal(divideEnglish(target, { text: 'One two', words: [] }, ''), undefined);
    assert.equal(divideMarked(target, { text: 'یک\n\nسه', words: [] }, ''), undefined);
  });

  it('shares the lines of a comment out where a translation has other lines', () => {
    const answer = () => ({ text: 'One two three four', words: [] });
    assert.equal(applied('یک دو⟦s:\n# ⟧سه چهار', { ...english, answer }), 'One two three\n# four');
  });
});

describe('the links of the changes of a document', () => {
  const check = (marked: string, expected: readonly (readonly [string, string])[]) => {
    const { text, changes } = changesIn(marked, latin);
    const links = [...changeLinks(text, changes)];
    const after = changedText(text, { utf16Start: 0, utf16End: text.length }, changes);
    assert.deepEqual(
      links.map((link) => [sliceSpan(text, link.persian), sliceSpan(after, link)]),
      expected,
    );
    for (const { persian, value, ...word } of links) {
      assert.equal(sliceSpan(text, persian), sliceSpan(value.origin.persian, value.persian));
      assert.equal(sliceSpan(after, word), sliceSpan(value.origin.latin, value.latin));
    }
    return links;
  };

  it('have one origin for a target, with what stands between its parts', () => {
    const [first, ...others] = check('یک ⟦n:**⟧دو⟦n:**⟧ ⟦w:`سه`⟧ چهار', [
      ['یک', 'abb-e'],
      ['دو', 'abb-e'],
      ['چهار', 'abbbb-e'],
    ]);
    assert.ok(first);
    assert.equal(first.value.origin.persian, 'یک **دو** `سه` چهار');
    assert.equal(first.value.origin.latin, 'abb-e **abb-e** `سه` abbbb-e');
    assert.ok(others.every(({ value }) => value.origin === first.value.origin));
  });
});

describe('what is not prose', () => {
  const word = fc.oneof(fc.constant('می\u200cروم'), fc.stringMatching(/^[\u0628\u0631\u0645\u06cc]{1,6}$/u));
  const code = fc.constantFrom('`نرخ`', '{نرخ}', '**', '_', '\\cite{رضایی۱۳۹۰}', '](a.b)', '<b>', '%s');
  const joint = fc
    .tuple(fc.constantFrom('n', 's', 'w', 'p'), code)
    .map(([kind, text]) => `⟦${kind}:${text}⟧`);
  const breaks = fc.constantFrom('⟦p:\n\n## ⟧', '⟦s:\n> ⟧', '\n');
  const documents = fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: word },
        { weight: 3, arbitrary: fc.constantFrom(' ', '، ', ' ') },
        joint,
        breaks,
      ),
      {
        maxLength: 40,
      },
    )
    .map((parts) => parts.join(''));

  for (const [name, operation] of Object.entries({ marks, latin, english }))
    it(`is byte for byte the same after an answer with ${name}`, () => {
      fc.assert(
        fc.property(documents, (marked) => {
          const { text, changes } = changesIn(marked, operation);
          const { passages } = markedProse(marked);
          const runs = passages.flatMap((passage) => passage.runs);
          let utf16Last = 0;
          for (const change of changes) {
            assert.ok(change.utf16Start >= utf16Last);
            utf16Last = change.utf16End;
            assert.ok(
              runs.some((run) => run.utf16Start <= change.utf16Start && change.utf16End <= run.utf16End),
            );
            assert.equal(change.source, sliceSpan(text, change));
            for (const { persian, latin: place } of change.words)
              assert.equal(
                sliceSpan(change.text, place),
                operation.answer(sliceSpan(change.source, persian)).text,
              );
          }
        }),
      );
    });

  it('loses no word of the answer', () => {
    fc.assert(
      fc.property(documents, (marked) => {
        const { text, passages } = markedProse(marked);
        const persian = passages
          .map(({ runs }) =>
            runs.map((run) => (run.joint === 'none' ? '' : ' ') + sliceSpan(text, run)).join(''),
          )
          .join(' ');
        const { changes } = changesIn(marked, latin);
        const words = changes.flatMap((change) => change.text.match(/a[b]+-e/gu) ?? []);
        assert.deepEqual(
          words,
          (persian.match(/[\u200c]*[\u0620-\u06ff][\u0620-\u06ff\u200c]*/gu) ?? []).map(latinOf),
        );
      }),
    );
  });
});

describe('the links of a translation', () => {
  it('count from their part where several passages were sent at once', () => {
    const target: Target = {
      text: 'یک. دو.\n\nسه.',
      parts: [
        { document: { utf16Start: 2, utf16End: 9 }, sent: { utf16Start: 0, utf16End: 7 } },
        { document: { utf16Start: 20, utf16End: 23 }, sent: { utf16Start: 9, utf16End: 12 } },
      ],
    };
    const word = (persian: number, latin: number, length: number) => ({
      persian: { utf16Start: persian, utf16End: persian + 2 },
      latin: { utf16Start: latin, utf16End: latin + length },
    });
    const sentence = { ...word(9, 11, 6), words: [word(9, 11, 5)] };
    const answer = { text: 'One. Two.\n\nThree.', words: [word(4, 5, 3), sentence] };
    assert.deepEqual(
      divideEnglish(target, answer, '')?.map(({ words }) => words),
      [[word(4, 5, 3)], [{ ...word(0, 0, 6), words: [word(0, 0, 5)] }]],
    );
  });
});

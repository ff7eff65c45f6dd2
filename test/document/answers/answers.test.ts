import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { SplitAnswer } from '../../../src/document/answers/answeredParts.ts';
import { changeLinks } from '../../../src/document/answers/changeLinks.ts';
import { type PartChange, partChanges } from '../../../src/document/answers/changes.ts';
import { splitLatin } from '../../../src/document/answers/latinAnswer.ts';
import { splitMarked } from '../../../src/document/answers/markedAnswer.ts';
import { linkWords } from '../../../src/document/links/linkWords.ts';
import { proseOf } from '../../../src/document/prose/findProse.ts';
import { proseKind } from '../../../src/document/prose/formats.ts';
import type { Target, TargetStyle } from '../../../src/document/targets/targets.ts';
import { codePointLength } from '../../../src/text/codePoints.ts';
import { stripMarks } from '../../../src/text/marks.ts';
import { changedText, sliceSpan } from '../../../src/text/span.ts';
import { markedProse } from '../../support/markedProse.ts';
import { allTargets } from '../../support/targets.ts';

/** A Latin letter for every Persian one, each word an item of the alignment. */
function toLatin(text: string, change = (latin: string) => latin) {
  const alignment = [...text.matchAll(/[\u0620-\u06ff\u200c]+/gu)].map(({ 0: source, index }) => ({
    codePointStart: codePointLength(text.slice(0, index)),
    codePointEnd: codePointLength(text.slice(0, index + source.length)),
    source,
    written: latinOf(source),
  }));
  const latin = change(text.replace(/[\u0620-\u06ff\u200c]+/gu, latinOf).replaceAll('«', '"'));
  return { text: latin, words: linkWords(text, latin, alignment) };
}

const latinOf = (word: string) => `a${'b'.repeat(word.length)}-e`;
const toMarked = (text: string) => ({ text: text.replace(/[\u0628-\u06cc]/gu, '$&\u064e'), words: [] });

interface Operation {
  readonly style: TargetStyle;
  readonly split: SplitAnswer;
  readonly answer: (text: string) => ReturnType<typeof toLatin>;
}

const marks: Operation = {
  style: { hasContext: true },
  split: splitMarked,
  answer: toMarked,
};
const latin: Operation = {
  style: { hasContext: true },
  split: splitLatin,
  answer: toLatin,
};

function changesIn(
  marked: string,
  { style, split, answer }: Operation,
): { text: string; changes: PartChange[] } {
  const { text, passages } = markedProse(marked);
  const whole = { utf16Start: 0, utf16End: text.length };
  const changes = allTargets(text, passages, whole, style).flatMap((target) =>
    partChanges(text, split(target, answer(target.text), text) ?? []),
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
  });

  it('keeps a word whole that emphasis parts', () => {
    assert.equal(applied('کتاب⟦n:**⟧ها⟦n:**⟧ی خوب', latin), 'abbbbbbb-e**** abbb-e');
  });

  it('is refused where letters were changed', () => {
    const target: Target = allTargets(
      'یک\n\nدو',
      markedProse('یک⟦p:\n\n⟧دو').passages,
      { utf16Start: 0, utf16End: 6 },
      latin.style,
    )[0] ?? { text: '', parts: [], objects: [], scope: { utf16Start: 0, utf16End: 0 } };
    assert.equal(splitMarked(target, { text: 'یک\n\nسه', words: [] }, ''), undefined);
  });
});

describe('the links of the changes of a document', () => {
  const check = (marked: string, expected: readonly (readonly [string, string])[]) => {
    const { text, changes } = changesIn(marked, latin);
    const links = [...changeLinks(text, changes)];
    const after = changedText(text, { utf16Start: 0, utf16End: text.length }, changes);
    assert.deepEqual(
      links.map((link) => [sliceSpan(text, link.original), sliceSpan(after, link)]),
      expected,
    );
    for (const { original, value, ...word } of links) {
      assert.equal(sliceSpan(text, original), sliceSpan(value.piece.original, value.original));
      assert.equal(sliceSpan(after, word), sliceSpan(value.piece.written, value.written));
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
    assert.equal(first.value.piece.original, 'یک **دو** `سه` چهار');
    assert.equal(first.value.piece.written, 'abb-e **abb-e** `سه` abbbb-e');
    assert.ok(others.every(({ value }) => value.piece === first.value.piece));
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

  for (const [name, operation] of Object.entries({ marks, latin }))
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
            for (const { original, written: place } of change.words)
              assert.equal(
                sliceSpan(change.text, place),
                operation.answer(sliceSpan(change.source, original)).text,
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

describe('the Pinglish of a document', () => {
  const pinglishOf = async (language: string, text: string, change: (latin: string) => string) => {
    const kind = proseKind(language, '');
    const { passages } = await proseOf(text, kind, language);
    const whole = { utf16Start: 0, utf16End: text.length };
    const changes = allTargets(text, passages, whole, { hasContext: true }).flatMap((target) => {
      const answer = toLatin(target.text);
      return partChanges(
        text,
        splitLatin(target, { ...answer, text: change(answer.text) }, text, kind) ?? [],
      );
    });
    return { text: changedText(text, whole, changes), left: changes.filter(({ isLeft }) => isLeft).length };
  };

  for (const [language, source, expected] of [
    ['json', '["او «دو»"]', '["abb-e “abb-e»"]'],
    ['csv', 'او، دو,"او، دو"\n', 'abb-e، abb-e,"abb-e، abb-e"\n'],
    ['yaml', "a: 'او'\n", "a: 'abb-e'\n"],
  ] as const)
    it(`brings in nothing that means something in ${language}`, async () => {
      const { text } = await pinglishOf(language, source, (latin) => latin);
      assert.equal(text, expected);
    });

  it('has no apostrophe that ends a string', async () => {
    const { text } = await pinglishOf('yaml', "a: 'او'\n", (latin) => latin.replace('bb', "b'"));
    assert.equal(text, "a: 'ab’-e'\n");
  });

  it('has the digits of a word that emphasis parts within it', () => {
    const source = '⟦n:**⟧۱۲⟦n:**⟧او و او⟦n:<sup>⟧۲⟦n:</sup>⟧ و ⟦n:**⟧۲۵⟦n:**⟧٪ ا⟦n:**⟧و⟦n:**⟧';
    const withDigits = (text: string) => {
      const words = /\p{Nd}*[\u0620-\u065f\u066e-\u06ef]+\p{Nd}*|\p{Nd}+/gu;
      const written = (word: string) => word.replace(/[\u0620-\u065f\u066e-\u06ef]+/gu, 'oo');
      const alignment = [...text.matchAll(words)].map(({ 0: word, index }) => ({
        codePointStart: index,
        codePointEnd: index + word.length,
        source: word,
        written: written(word),
      }));
      const answer = text.replace(words, written);
      return { text: answer, words: linkWords(text, answer, alignment) };
    };
    assert.equal(
      applied(source, { ...latin, answer: withDigits }),
      '**۱۲**oo oo oo<sup>۲</sup> oo **۲۵**٪ oo****',
    );
  });

  for (const [what, change] of [
    ['lost', (latin) => latin.replace('\ue000', '')],
    ['doubled', (latin) => latin.replace('\ue000', '$&$&')],
    ['written otherwise', (latin) => latin.replace('\ue000', 'x 1')],
    ['in another order', (latin) => latin.replace(/(\ue000)(.*)(\ue001)/su, '$3$2$1')],
  ] as const satisfies readonly (readonly [string, (latin: string) => string])[])
    it(`leaves a passage as it is, and says so once, where what is not prose is ${what}`, async () => {
      const rest = 'یک `کد` دو **سه** `نو` چهار';
      const source = `او او\n\n${rest}`;
      const { text, left } = await pinglishOf('markdown', source, (latin) => {
        const [first = '', second = '', ...others] = latin.split('\n\n');
        return [first, change(second), ...others].join('\n\n');
      });
      assert.equal(text, `abb-e abb-e\n\n${rest}`);
      assert.equal(left, 1);
    });
});

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Scope, scopeSpans } from '../../../src/document/targets/scopeSpans.ts';
import type { Target } from '../../../src/document/targets/targets.ts';
import { lineTable } from '../../../src/text/lineTable.ts';
import { overlaps, type Span, sliceSpan } from '../../../src/text/span.ts';
import { type MarkedProse, markedProse } from '../../support/markedProse.ts';
import { persianText } from '../../support/persianText.ts';
import { allTargets } from '../../support/targets.ts';

interface Wanted {
  readonly unit?: 'paragraph' | 'passage';
  readonly edges?: 'letters' | 'words';
  readonly hasContext?: boolean;
}

function targetsOf({ text, passages }: MarkedProse, scope: Scope, wanted: Wanted = {}): Target[] {
  const { unit = 'paragraph', edges = 'letters', hasContext = false } = wanted;
  const document = { text, passages, unit, lines: lineTable(text) };
  return scopeSpans(document, scope, edges).flatMap((span) =>
    allTargets(text, passages, span, { hasContext }),
  );
}

/** `|` is a cursor, `[` and `]` are a selection. */
function parse(marked: string): { readonly prose: MarkedProse; readonly selections: readonly Span[] } {
  const prose = markedProse(marked.replace(/[|[\]]/g, ''));
  const shown = marked.replace(/⟦[nswp]:([^⟧]*)⟧/gu, '$1');
  const offsets = [...shown.matchAll(/[|[\]]/g)].map(({ 0: mark, index }, before) => ({
    mark,
    at: index - before,
  }));
  const selections = offsets.flatMap(({ mark, at }, index) =>
    mark === ']' ? [] : [{ utf16Start: at, utf16End: mark === '[' ? (offsets[index + 1]?.at ?? at) : at }],
  );
  return { prose, selections };
}

function check(marked: string, expected: readonly (readonly [string, ...string[]])[], wanted?: Wanted): void {
  const { prose, selections } = parse(marked);
  const targets = targetsOf(prose, { selections }, wanted);
  assert.deepEqual(
    targets.map(({ text, parts }) => [text, ...parts.map(({ document }) => sliceSpan(prose.text, document))]),
    expected,
  );
}

describe('the targets of a command', () => {
  it('are the selections without white space around them', () => {
    check('یک [دو ]سه[ چهار]', [
      ['دو', 'دو'],
      ['چهار', 'چهار'],
    ]);
  });

  it('are the paragraphs at the cursors, each once', () => {
    check('ی|ک\nدو⟦p:\n\n⟧سه⟦p:\n\n⟧چ|ه|ار', [
      ['یک\nدو', 'یک\nدو'],
      ['چهار', 'چهار'],
    ]);
  });

  it('prefer a selection to a cursor in the same paragraph', () => {
    check('یک| دو [سه]', [['سه', 'سه']]);
  });

  it('are nothing on blank lines', () => {
    check('یک⟦p:\n\n⟧|⟦p:\n\n⟧دو', []);
  });

  it('are the comment, string or value at the cursor, or the nearest of its line', () => {
    check('⟦p:a = "⟧صبح بخ|یر⟦p:" if b else "⟧عصر بخیر⟦p:"⟧', [['صبح بخیر', 'صبح بخیر']], {
      unit: 'passage',
    });
    check('⟦p:a = "⟧صبح بخیر⟦p:" if b else |"⟧عصر بخیر⟦p:"⟧', [['عصر بخیر', 'عصر بخیر']], {
      unit: 'passage',
    });
    check('⟦p:|say("⟧سلام⟦p:")\n"⟧خدا⟦p:"⟧', [['سلام', 'سلام']], { unit: 'passage' });
    check('⟦p:x |= 5\n"⟧خدا⟦p:"⟧', [], { unit: 'passage' });
  });

  it('have one character, which is no letter, in place of what is not prose, and never change it', () => {
    check('|تابع ⟦w:`نرخ`⟧ و ⟦w:{نام}⟧ را ببین', [
      ['تابع \ue000 و \ue001 را ببین', 'تابع ', ' و ', ' را ببین'],
    ]);
    check('|تابع X1 و ⟦w:`نرخ`⟧ها', [['تابع X1 و \ue000 ها', 'تابع X1 و ', 'ها']]);
  });

  it('read over emphasis', () => {
    check('|این ⟦n:**⟧کتاب⟦n:**⟧ است', [['این کتاب است', 'این ', 'کتاب', ' است']]);
  });

  it('keep the line breaks of what goes on behind a marker', () => {
    check('⟦p:# ⟧یک، |دو⟦s:\n# ⟧سه', [['یک، دو\nسه', 'یک، دو', 'سه']], { unit: 'passage' });
  });

  it('have the sentences that a selection cuts as context', () => {
    check('او رفت. من ک[تا]ب را خواندم. تمام شد.', [['من کتاب را خواندم.', 'تا']], { hasContext: true });
    check('او [رفت. من کتاب] را خواندم. تمام.', [['او رفت. من کتاب را خواندم.', 'رفت. من کتاب']], {
      hasContext: true,
    });
  });

  it('reach to the ends of words, and of the marks on a letter', () => {
    check('من ک[تا]ب را', [['کتاب', 'کتاب']], { edges: 'words' });
    check('من [ک]ِتاب', [['کِ', 'کِ']]);
  });

  it('leave out passages without a Persian letter', () => {
    check('[one⟦p:\n\n⟧دو⟦p:\n\n⟧three]', [['دو', 'دو']]);
  });

  it('have many passages at once, up to the limit of a request', () => {
    const paragraph = 'کتاب خوب '.repeat(100).trim();
    const prose = markedProse(Array.from({ length: 20 }, () => paragraph).join('⟦p:\n\n⟧'));
    const targets = targetsOf(prose, 'document');
    assert.ok(targets.length < 6 && targets.every(({ text }) => text.length <= 6000));
    assert.equal(targets.map(({ text }) => text).join('\n\n'), prose.text);
  });

  it('are the passages, each by itself and as far as it is selected, where that is wanted', () => {
    const { text, passages } = markedProse('یک دو⟦p:\n\n⟧abc⟦p:\n\n⟧سه چهار');
    const scope = { utf16Start: 3, utf16End: text.length - 5 };
    const targets = allTargets(text, passages, scope, { hasContext: false, isByPassage: true });
    assert.deepEqual(
      targets.map((target) => target.text),
      ['دو', 'سه'],
    );
  });
});

describe('targets of generated documents', () => {
  const joints = fc.constantFrom('⟦n:**⟧', '⟦s:\n> ⟧', '⟦w:`نرخ`⟧', '⟦p:\n\n⟧', '\n', ' ');
  const marked = fc
    .array(
      fc.oneof(
        persianText().map((text) => text.replace(/[⟦⟧]/gu, '')),
        joints,
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''));
  const spans = fc.array(fc.tuple(fc.nat(300), fc.nat(300)), { minLength: 1, maxLength: 4 });

  it('never overlap, and every part stands in the text that is sent as in the document', () => {
    fc.assert(
      fc.property(
        marked,
        spans,
        fc.constantFrom<'paragraph' | 'passage'>('paragraph', 'passage'),
        fc.boolean(),
        (source, pairs, unit, hasContext) => {
          const prose = markedProse(source);
          const selections = pairs.map(([a, b]) => ({
            utf16Start: Math.min(a, b, prose.text.length),
            utf16End: Math.min(Math.max(a, b), prose.text.length),
          }));
          const targets = targetsOf(prose, { selections }, { unit, hasContext });
          for (const { text, parts } of targets)
            for (const part of parts)
              assert.equal(sliceSpan(text, part.sent), sliceSpan(prose.text, part.document));
          const parts = targets.flatMap((target) => target.parts.map(({ document }) => document));
          for (const [at, part] of parts.entries()) {
            assert.ok(prose.passages.some(({ runs }) => runs.some((run) => contains(run, part))));
            for (const other of parts.slice(at + 1)) assert.equal(overlaps(part, other), false);
          }
        },
      ),
    );
  });
});

function contains(outer: Span, inner: Span): boolean {
  return outer.utf16Start <= inner.utf16Start && inner.utf16End <= outer.utf16End;
}

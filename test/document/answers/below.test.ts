import assert from 'node:assert/strict';
import { endsInTable, insertionBelow } from '../../../src/document/answers/below.ts';
import type { ProseKind } from '../../../src/document/prose/formats.ts';
import { lineTable } from '../../../src/text/lineTable.ts';
import { changedText } from '../../../src/text/span.ts';

/** The source that is marked with brackets, and the text around it. */
function marked(withBrackets: string) {
  const [before = '', source = '', after = ''] = withBrackets.split(/[⟦⟧]/);
  const text = before + source + after;
  const span = { utf16Start: before.length, utf16End: before.length + source.length };
  return { document: { text, lines: lineTable(text) }, span };
}

function checkBelow(kind: ProseKind, withBrackets: string, result: string, expected: string): void {
  const { document, span } = marked(withBrackets);
  const insertion = insertionBelow(document, span, [{ ...span, text: result }], kind);
  const whole = { utf16Start: 0, utf16End: document.text.length };
  assert.equal(changedText(document.text, whole, [insertion]), expected);
}

describe('a result below its text', () => {
  it('is a paragraph of its own where only an empty line ends one', () => {
    for (const kind of ['markdown', 'latex', 'restructuredText', 'asciidoc', 'gitCommit'] as const) {
      checkBelow(kind, '⟦یک\nدو⟧', 'one\ntwo', 'یک\nدو\n\none\ntwo');
      checkBelow(kind, '⟦یک⟧\n\nدو', 'one', 'یک\n\none\n\nدو');
      checkBelow(kind, 'الف ⟦یک⟧ ب\nدو', 'one', 'الف یک ب\n\none\n\nدو');
    }
  });

  it('is on the next line where lines are what they are', () => {
    checkBelow('plain', 'الف ⟦یک⟧ ب\nدو', 'one', 'الف یک ب\none\nدو');
  });

  it('has nothing of the lines before the first that changed', () => {
    const { document, span } = marked('⟦---\ntitle: x\n---\n\n# یک\n\nدو⟧');
    const changes = [
      { utf16Start: document.text.indexOf('یک'), utf16End: document.text.indexOf('یک') + 2, text: 'one' },
      { utf16Start: span.utf16End - 2, utf16End: span.utf16End, text: 'two' },
    ];
    assert.equal(insertionBelow(document, span, changes, 'markdown').text, '\n\n# one\n\ntwo');
  });

  it('goes on with a list', () => {
    checkBelow('markdown', '⟦- یک⟧\n- دو', '- one', '- یک\n- one\n- دو');
    checkBelow('markdown', '⟦1. یک⟧', '1. one', '1. یک\n1. one');
    checkBelow('markdown', '- ⟦یک⟧', 'one', '- یک\n\none');
  });
});

describe('the end of a text', () => {
  const inTable = (kind: ProseKind, withBrackets: string) => {
    const { document, span } = marked(withBrackets);
    return endsInTable(document, span, kind);
  };

  for (const [kind, text] of [
    ['markdown', '| الف | ب |\n|---|:-:|\n| ⟦یک⟧ | دو |\n| سه | چهار |'],
    ['markdown', 'متن\n\n⟦الف | ب\n--- | ---\nیک | دو⟧'],
    ['markdown', '> | ⟦الف⟧ |\n> |---|\n> | ب |'],
    ['restructuredText', '+----+----+\n| ⟦یک⟧ | دو |\n+----+----+'],
    ['restructuredText', '====  ====\n⟦یک⟧    دو\n====  ===='],
    ['asciidoc', '|===\n|⟦یک⟧ |دو\n|==='],
    ['latex', '\\begin{tabular}{ll}\n⟦یک⟧ & دو \\\\\n\\end{tabular}'],
  ] as const)
    it(`is in a table of ${kind}: ${text}`, () => {
      assert.ok(inTable(kind, text));
    });

  for (const [kind, text] of [
    ['markdown', '| الف |\n|---|\n| ب |\n\n⟦متن⟧ پس از آن'],
    ['markdown', 'عنوان\n---\n⟦یک⟧ | دو\n- سه'],
    ['restructuredText', 'عنوان\n=====\n⟦یک⟧'],
    ['latex', '⟦یک \\& دو⟧'],
    ['plain', '| ⟦الف⟧ |\n|---|'],
  ] as const)
    it(`is in no table of ${kind}: ${text}`, () => {
      assert.ok(!inTable(kind, text));
    });
});

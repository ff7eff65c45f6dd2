import assert from 'node:assert/strict';
import fc from 'fast-check';
import { findTargets, textAt } from '../../src/editor/findTargets.ts';
import { lineTable } from '../../src/text/lineTable.ts';
import { hasPersianLetter } from '../../src/text/persian.ts';
import { overlaps, sliceSpan } from '../../src/text/span.ts';
import { persianText } from '../support/persianText.ts';

function documentOf(languageId: string, text: string) {
  return { languageId, text, lines: lineTable(text) };
}

/** The texts of the targets; `|` is a cursor, `[` and `]` are a selection. */
function check(languageId: string, marked: string, expected: readonly string[]): void {
  const text = marked.replace(/[|[\]]/g, '');
  const offsets = [...marked.matchAll(/[|[\]]/g)].map(({ 0: mark, index }, before) => ({
    mark,
    at: index - before,
  }));
  const selections = offsets.flatMap(({ mark, at }, index) =>
    mark === ']' ? [] : [{ utf16Start: at, utf16End: mark === '[' ? (offsets[index + 1]?.at ?? at) : at }],
  );
  const targets = findTargets(documentOf(languageId, text), { selections });
  assert.deepEqual(
    targets.map((target) => target.text),
    expected,
  );
}

function whole(languageId: string, text: string): string[] {
  return findTargets(documentOf(languageId, text), 'document').map((target) => target.text);
}

describe('the targets of a command in prose', () => {
  it('are the selections without white space around them', () => {
    check('markdown', 'یک [دو ]سه[ چهار]', ['دو', 'چهار']);
  });

  it('are the paragraphs at the cursors, each once', () => {
    check('plaintext', 'ی|ک\nدو\n\nسه\n\nچ|ه|ار', ['یک\nدو', 'چهار']);
  });

  it('prefer a selection to a cursor in the same paragraph', () => {
    check('plaintext', 'یک| دو [سه]', ['سه']);
  });

  it('are nothing on blank lines', () => {
    check('plaintext', 'یک\n\n|\n\nدو', []);
  });

  it('are the whole document without white space around it', () => {
    assert.deepEqual(whole('markdown', '\n# یک\n\nدو\n'), ['# یک\n\nدو']);
    assert.deepEqual(whole('markdown', ' \n'), []);
  });
});

describe('the targets of a command in source code', () => {
  it('are the lines of a comment, from the first to the last Persian letter of each', () => {
    check('python', 'x = 1\n# یک، |دو.\n#  سه!\n# end\n# چهار\ny = 2\n# پنج', ['یک، دو\nسه\nچهار']);
  });

  it('keep a comment behind code apart from its neighbours', () => {
    check('typescript', '// یک\na(); // د|و\n// سه', ['دو']);
  });

  it('are the string at the cursor and not the next one', () => {
    check('python', 'a = "صبح بخ|یر" if b else "عصر بخیر"', ['صبح بخیر']);
    check('python', 'a = "صبح بخیر" if b else |"عصر بخیر"', ['عصر بخیر']);
  });

  it('are the nearest string of the line for a cursor outside', () => {
    check('javascript', '|say("سلام", "خدا")', ['سلام']);
  });

  it('are every line of a long string', () => {
    check('python', '"""یک\n   دو|\n"""', ['یک\nدو']);
  });

  it('are the text between tags', () => {
    check('typescriptreact', '<p a="یک">س|لام</p>', ['سلام']);
  });

  it('are nothing where code stands, even if it is Persian', () => {
    check('python', 'سل|ام = 5', []);
  });

  it('are the Persian part of each selected line', () => {
    check('python', '[a = "یک"\n    # دو\nb = 1]', ['یک\nدو']);
  });

  it('are all comments and strings of the whole document', () => {
    assert.deepEqual(whole('go', 'a("یک") // دو\n// سه\nb(`چهار\nx`)'), ['یک', 'دو', 'سه', 'چهار']);
  });

  it('keep the markers of a comment, but not the code before it, for a new line', () => {
    const document = documentOf('python', '  a = "یک"; b  # دو!');
    const before = findTargets(document, 'document').map(({ pieces }) => pieces[0]?.before);
    assert.deepEqual(before, ['  a = "', '  # ']);
  });
});

describe('targets', () => {
  const languages = fc.constantFrom('markdown', 'python', 'typescriptreact', 'sql', 'unknown');
  const marked = fc
    .array(fc.oneof(persianText(), fc.constantFrom('"', "'", '# ', '// ', '\n', '"""')))
    .map((parts) => parts.join(''));
  const spans = fc.array(fc.tuple(fc.nat(200), fc.nat(200)), { minLength: 1, maxLength: 4 });

  it('never overlap, and are made of the text at their pieces', () => {
    fc.assert(
      fc.property(languages, marked, spans, (languageId, text, pairs) => {
        const document = documentOf(languageId, text);
        const selections = pairs.map(([a, b]) => ({
          utf16Start: Math.min(a, b, text.length),
          utf16End: Math.min(Math.max(a, b), text.length),
        }));
        const targets = findTargets(document, { selections });
        for (const target of targets)
          assert.equal(target.text, target.pieces.map((piece) => sliceSpan(text, piece)).join('\n'));
        const pieces = targets.flatMap((target) => target.pieces);
        for (const [index, piece] of pieces.entries())
          for (const other of pieces.slice(index + 1)) assert.equal(overlaps(piece, other), false);
      }),
    );
  });

  it('of source code begin and end with Persian on every line', () => {
    fc.assert(
      fc.property(marked, (text) => {
        for (const { pieces } of findTargets(documentOf('python', text), 'document'))
          for (const { utf16Start, utf16End } of pieces) {
            assert.ok(hasPersianLetter(text.charAt(utf16Start)));
            assert.equal(text.slice(utf16Start, utf16End).includes('\n'), false);
          }
      }),
    );
  });
});

describe('the text at a cursor', () => {
  it('is a paragraph, comment or string of any script', () => {
    const at = (languageId: string, text: string, offset: number) =>
      textAt(documentOf(languageId, text), offset).map((span) => sliceSpan(text, span));
    assert.deepEqual(at('markdown', 'one\ntwo\n\nthree', 5), ['one\ntwo']);
    assert.deepEqual(at('python', '# one\n# two\n', 3), [' one', ' two']);
    assert.deepEqual(at('python', 'x = 1', 3), []);
  });
});

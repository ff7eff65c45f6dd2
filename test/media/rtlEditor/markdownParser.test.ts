import assert from 'node:assert/strict';
import { type Tree, TreeFragment } from '@lezer/common';
import { GFM, parser } from '@lezer/markdown';
import fc from 'fast-check';
import { MarkdownParser } from '../../../media/rtlEditor/markdownParser.ts';

const whole = parser.configure(GFM);
/** In small ones. */
const inChunks = new MarkdownParser(20);

/** The nodes of a tree but for lists, which may be two, and the document. */
function nodesOf(tree: Tree): string[] {
  const nodes: string[] = [];
  tree.iterate({
    enter({ name, from, to }) {
      if (name !== 'Document' && !name.endsWith('List')) nodes.push(`${name} ${from}-${to}`);
    },
  });
  return nodes.sort();
}

const line = fc.constantFrom(
  '',
  'متن فارسی',
  '- مورد',
  '  - درونی',
  '1. یکم',
  '> نقل',
  '# سرآغاز',
  '```',
  '```js',
  '~~~~',
  '    code',
  '| a | b |',
  '|---|---|',
  '<div>\nمتن\n</div>\n',
  '<!-- remark\n\n- x -->',
  '<pre>\n\n- x\n\n</pre>',
  '---',
  '- ```',
  '  ```',
  '> ```',
  '[a]: https://example.com',
  '* [ ] کار',
);
const text = fc.array(line, { maxLength: 25 }).map((lines) => lines.join('\n'));

describe('Markdown that is parsed in chunks', () => {
  it('is what it is as a whole', () => {
    fc.assert(
      fc.property(text, (written) => {
        assert.deepEqual(nodesOf(inChunks.parse(written)), nodesOf(whole.parse(written)));
      }),
      { numRuns: 3_000 },
    );
  });

  it('is after an edit what it is when it is parsed anew', () => {
    const edit = fc.record({ at: fc.nat(200), deleted: fc.nat(12), inserted: text });
    fc.assert(
      fc.property(text, fc.array(edit, { maxLength: 5 }), (written, edits) => {
        let now = `${written}\n\nمتن\n`.repeat(4);
        let tree = inChunks.parse(now);
        let fragments = TreeFragment.addTree(tree);
        for (const { at, deleted, inserted } of edits) {
          const from = at % (now.length + 1);
          const to = Math.min(now.length, from + deleted);
          now = now.slice(0, from) + inserted + now.slice(to);
          const change = { fromA: from, toA: to, fromB: from, toB: from + inserted.length };
          fragments = TreeFragment.applyChanges(fragments, [change], 0);
          tree = inChunks.parse(now, fragments);
          fragments = TreeFragment.addTree(tree, fragments);
          assert.equal(tree.length, now.length);
          assert.deepEqual(nodesOf(tree), nodesOf(whole.parse(now)));
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps the chunks that an edit does not touch', () => {
    const before = 'بند نخست\n\n'.repeat(10_000);
    const parsing = new MarkdownParser();
    const tree = parsing.parse(before);
    const fragments = TreeFragment.applyChanges(TreeFragment.addTree(tree), [
      { fromA: 50_000, toA: 50_000, fromB: 50_000, toB: 50_001 },
    ]);
    const after = parsing.parse(`${before.slice(0, 50_000)}x${before.slice(50_000)}`, fragments);
    const kept = after.children.filter((chunk) => tree.children.includes(chunk));
    assert.ok(tree.children.length > 10 && kept.length >= tree.children.length - 3, `${kept.length}`);
  });
});

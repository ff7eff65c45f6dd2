import assert from 'node:assert/strict';
import type { TextChange } from '../../../src/document/edits/textChange.ts';
import { insertionsBelow, placementsOf, replacements } from '../../../src/document/targets/placements.ts';
import { codeTarget, proseTarget, type Target } from '../../../src/document/targets/targets.ts';
import { lineTable } from '../../../src/text/lineTable.ts';

function sourceText(text: string) {
  return { text, lines: lineTable(text) };
}

function apply(text: string, changes: readonly TextChange[]): string {
  return [...changes]
    .sort((a, b) => b.utf16Start - a.utf16Start)
    .reduce(
      (now, change) => now.slice(0, change.utf16Start) + change.text + now.slice(change.utf16End),
      text,
    );
}

function placed(targets: readonly Target[], texts: readonly string[]) {
  return placementsOf(
    targets,
    texts,
    targets.flatMap((target) => target.pieces),
  );
}

describe('placing results', () => {
  const code = sourceText('  # یک\n  # دو!\nend');
  const whole = codeTarget(code, { utf16Start: 0, utf16End: code.text.length });
  const targets = whole ? [whole] : [];

  it('replaces each line of a target by its own', () => {
    assert.equal(
      apply(code.text, replacements(code, placed(targets, ['one\ntwo']))),
      '  # one\n  # two!\nend',
    );
  });

  it('leaves out what is equal', () => {
    assert.deepEqual(replacements(code, placed(targets, ['یک\nدو'])), []);
  });

  it('puts new lines below with what stands around the text', () => {
    assert.equal(
      apply(code.text, insertionsBelow(code, placed(targets, ['one\ntwo']))),
      '  # یک\n  # دو!\n  # one\n  # two!\nend',
    );
  });

  it('puts several results below one line in their order', () => {
    const prose = sourceText('یک دو');
    const two = [
      proseTarget(prose, { utf16Start: 0, utf16End: 2 }),
      proseTarget(prose, { utf16Start: 3, utf16End: 5 }),
    ];
    assert.equal(apply(prose.text, insertionsBelow(prose, placed(two, ['one', 'two']))), 'یک دو\none\ntwo');
  });
});

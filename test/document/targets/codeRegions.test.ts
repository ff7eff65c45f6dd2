import assert from 'node:assert/strict';
import { groupAt, groupRegions } from '../../../src/document/targets/codeRegions.ts';
import type { SourceRegion } from '../../../src/document/targets/sourceRegions.ts';
import { lineTable } from '../../../src/text/lineTable.ts';

describe('regions of source code', () => {
  it('are found at a place although a great many are on one line', () => {
    const text = '"a"'.repeat(200_000);
    const regions = Array.from(
      { length: 200_000 },
      (_, at): SourceRegion => ({
        kind: 'string',
        utf16OpenerStart: at * 3,
        utf16Start: at * 3 + 1,
        utf16End: at * 3 + 2,
      }),
    );
    const source = { text, lines: lineTable(text) };
    assert.deepEqual(groupAt(source, [regions], 7), regions);
    assert.deepEqual(groupAt(source, groupRegions(source, regions), 7), [regions[2]]);
  });
});

import type { Joint, ProsePassage, ProseRun } from './prose.ts';

const JOINTS: readonly Joint[] = ['none', 'space', 'line', 'word', 'message'];
const FIELDS = 3;
/** Added to the joint of the first run of a passage. */
const BEGINS_PASSAGE = 8;

/** Passages as numbers that threads can hand over without a copy: start, end and joint of each run. */
export function packPassages(passages: readonly ProsePassage[]): Int32Array<ArrayBuffer> {
  const count = passages.reduce((sum, { runs }) => sum + runs.length, 0);
  const packed = new Int32Array(count * FIELDS);
  let at = 0;
  for (const { runs } of passages)
    for (const [index, { utf16Start, utf16End, joint }] of runs.entries()) {
      packed[at++] = utf16Start;
      packed[at++] = utf16End;
      packed[at++] = JOINTS.indexOf(joint) + (index === 0 ? BEGINS_PASSAGE : 0);
    }
  return packed;
}

/** The passages that were packed. */
export function unpackPassages(packed: Int32Array): ProsePassage[] {
  const passages: { runs: ProseRun[] }[] = [];
  for (let at = 0; at < packed.length; at += FIELDS) {
    const [utf16Start = 0, utf16End = 0, code = 0] = packed.subarray(at, at + FIELDS);
    const run = { utf16Start, utf16End, joint: JOINTS[code % BEGINS_PASSAGE] ?? 'word' };
    if (code >= BEGINS_PASSAGE) passages.push({ runs: [run] });
    else passages.at(-1)?.runs.push(run);
  }
  return passages;
}

import { TrackedSpans } from '../../src/document/links/trackedSpans.ts';
import { seededRandom } from '../../test/support/seededRandom.ts';
import type { Figure } from './figure.ts';

const SPANS = 100_000;
const WORD = 'ketaab';
const TIMES = 10_000;

/** Following 100,000 words of a text through edits, and finding them. */
export async function linkFigures(): Promise<readonly Figure[]> {
  const random = seededRandom(5);
  const anywhere = () => Math.floor((random() * SPANS * (WORD.length + 1)) / 2);
  const insert = (utf16Start: number) => [{ utf16Start, utf16End: utf16Start, text: 'x' }];
  const erase = (utf16Start: number) => [{ utf16Start, utf16End: utf16Start + 10, text: '' }];
  const measure = (name: string, aim: string, run: (spans: TrackedSpans<string>, at: number) => unknown) => {
    const spans = words();
    for (let time = 0; time < TIMES / 10; time++) run(spans, anywhere());
    const start = performance.now();
    for (let time = 0; time < TIMES; time++) run(spans, anywhere());
    const microseconds = ((performance.now() - start) * 1000) / TIMES;
    return { name, value: `${microseconds.toFixed(2)} µs`, aim };
  };
  return [
    measure('find a word', 'below 5 µs', (spans, at) => spans.touching(at, at)),
    measure('type at the beginning', 'below 10 µs', (spans) => spans.edit(insert(0))),
    measure('type anywhere', 'below 10 µs', (spans, at) => spans.edit(insert(at))),
    measure('delete ten characters anywhere', 'below 10 µs', (spans, at) => spans.edit(erase(at))),
  ];
}

function words(): TrackedSpans<string> {
  const spans = new TrackedSpans<string>((word) => word);
  const step = WORD.length + 1;
  spans.add(
    Array.from({ length: SPANS }, (_, index) => ({
      utf16Start: index * step,
      utf16End: index * step + WORD.length,
      value: WORD,
    })),
  );
  return spans;
}

/** One measured figure, its value with its unit, and what is aimed at. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly aim?: string;
}

/** The middle of the times that `run` takes, in milliseconds. */
export async function medianMilliseconds(times: number, run: () => unknown): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time++) {
    const start = performance.now();
    await run();
    taken.push(performance.now() - start);
  }
  return median(taken);
}

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 0)} ms`;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}

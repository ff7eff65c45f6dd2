import assert from 'node:assert/strict';
import type { Log } from '../../src/editor/log.ts';

/** A log that keeps its lines and knows the child process that the last one named. */
export class MemoryLog implements Log {
  readonly lines: string[] = [];
  readonly debug = (line: string) => void this.lines.push(line);
  readonly info = this.debug;
  readonly warn = this.debug;
  readonly error = this.debug;
  readonly show = () => {};
  readonly dispose = () => {};

  childProcessId(): number {
    const [, id] = /process (\d+)/.exec(this.lines.findLast((line) => line.includes('process')) ?? '') ?? [];
    assert.ok(id, 'no child process was logged');
    return Number(id);
  }
}

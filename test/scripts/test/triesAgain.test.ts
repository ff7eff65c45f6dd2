import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const tests = `
let tries = 0;
describe('a suite', () => {
  it('fails at first', () => { if (tries++ === 0) throw new Error('first'); });
  it('fails each time', () => { throw new Error('always'); });
  it('passes', () => {});
});`;

describe('a run of tests', () => {
  const folder = temporaryFolder();

  function run(tries: string) {
    const outcome = join(folder, 'outcome.json');
    const file = join(folder, 'some.test.ts');
    writeFileSync(file, tests);
    const args = ['test/support/runMochaFiles.ts', outcome, '', '', tries, file];
    const { status } = spawnSync(process.execPath, args);
    const { passed, failures, passedAgain } = JSON.parse(readFileSync(outcome, 'utf8'));
    const titles = (texts: string[]) => texts.map((text) => text.split('\n')[0]);
    return { status, passed, failures: titles(failures), passedAgain: titles(passedAgain) };
  }

  it('fails with each test that fails', () => {
    const failures = ['a suite fails at first', 'a suite fails each time'];
    assert.deepEqual(run('1'), { status: 1, passed: 1, failures, passedAgain: [] });
  });

  it('tells what passed only when it was tried again, and still fails with what did not', () => {
    const failures = ['a suite fails each time'];
    assert.deepEqual(run('2'), { status: 1, passed: 2, failures, passedAgain: ['a suite fails at first'] });
  });
});

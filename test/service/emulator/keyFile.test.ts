import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../../src/service/database/openStore.ts';
import { changeKeys, keyReader, keysIn, knownKeysIn } from '../../../src/service/emulator/keyFile.ts';
import {
  newKeys,
  printedKeys,
  withRevokedKey,
  withRotatedKey,
} from '../../../src/service/emulator/keySet.ts';

const NOW = Date.UTC(2026, 0, 31);

describe('the file of keys', () => {
  let dataDir: string;
  let file: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'harf-test-'));
    file = join(dataDir, 'keys.json');
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const change = (name: string) =>
    changeKeys(dataDir, openStore(':memory:'), (keys) => withRotatedKey(keys, name, NOW));

  it('is made once, and changed as a whole, readable to its owner only', () => {
    const first = keysIn(dataDir, NOW);
    assert.deepEqual(keysIn(dataDir, NOW + 1), first);
    const second = change('live');
    assert.notDeepEqual(second, first);
    assert.deepEqual(knownKeysIn(dataDir), second);
    if (process.platform !== 'win32') assert.equal(statSync(file).mode & 0o777, 0o600);
  });

  it('stays untouched where nothing changes', () => {
    keysIn(dataDir, NOW);
    const { ino, mtimeMs } = statSync(file);
    changeKeys(dataDir, openStore(':memory:'), (keys) => keys);
    assert.deepEqual([statSync(file).ino, statSync(file).mtimeMs], [ino, mtimeMs]);
  });

  it('is read as it was written before keys had names', () => {
    const old = { since: NOW, live_key: 'harf_live_a', test_key: 'harf_test_b', limited_key: 'harf_live_c' };
    writeFileSync(file, JSON.stringify(old));
    const keys = keysIn(dataDir, NOW + 1);
    const { since: _, ...printed } = old;
    assert.deepEqual(printedKeys(keys), printed);
    assert.deepEqual([keys.since, keys.subscription.since], [NOW, NOW]);
    assert.deepEqual(
      keys.keys.map(({ scopes }) => scopes.length),
      [3, 3, 2],
    );
  });

  it('that is broken, too large or of another shape is refused with a sentence', () => {
    const whole = newKeys(NOW);
    const [first = assert.fail()] = whole.keys;
    for (const content of [
      '',
      '{',
      '[]',
      JSON.stringify(whole).padEnd(1_000_001),
      JSON.stringify({ ...whole, keys: whole.keys.slice(1) }),
      JSON.stringify({ ...whole, keys: [...whole.keys, first] }),
      JSON.stringify({ ...whole, more: 1 }),
      JSON.stringify({ ...whole, since: 9e15 }),
    ]) {
      writeFileSync(file, content);
      assert.throws(() => keysIn(dataDir, NOW), {
        message: `The keys in ${file} cannot be read; delete the file to get new ones.`,
      });
    }
  });

  it('must be there to be changed', () => {
    assert.throws(() => change('live'), {
      message: /^There are no keys in .* start the service with --data-dir/,
    });
  });

  it('is read again when it has changed, and kept in mind when it is broken or gone', () => {
    const problems: string[] = [];
    const read = keyReader(dataDir, keysIn(dataDir, NOW), (problem) => problems.push(problem));
    assert.equal(read(), read());
    const rotated = change('live');
    assert.deepEqual(read(), rotated);
    writeFileSync(file, '{');
    assert.deepEqual([read(), read()], [rotated, rotated]);
    rmSync(file);
    assert.deepEqual([read(), read()], [rotated, rotated]);
    assert.equal(problems.length, 2);
    assert.match(problems[0] ?? '', /^The keys in .* cannot be read; the service goes on with those/);
    writeFileSync(file, JSON.stringify(withRevokedKey(rotated, 'live', NOW)));
    assert.equal(read().keys[0]?.revoked_at, NOW);
    assert.equal(problems.length, 2);
  });
});

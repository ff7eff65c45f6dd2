import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAccountCommand, runAccountCommand } from '../../../src/service/emulator/accountCommands.ts';
import { keysIn, knownKeysIn } from '../../../src/service/emulator/keyFile.ts';

const NOW = '2026-01-31T10:00:00.000Z';

describe('a command on keys or plan', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'harf-test-'));
    keysIn(dataDir, Date.parse(NOW));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const run = (command: string, now = NOW) => {
    const printed = runAccountCommand([...command.split(' '), '--data-dir', dataDir, '--now', now]);
    return printed
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  };

  it('is told from the options of a service', () => {
    assert.deepEqual([['keys', 'list'], ['plan'], [], ['--keys', 'a'], ['more']].map(isAccountCommand), [
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('prints a line of JSON for each key, with a secret only where it is new', () => {
    const states = run('keys list');
    assert.deepEqual(states[2], {
      name: 'limited',
      environment: 'live',
      scopes: ['text', 'usage'],
      status: 'active',
      revoked_at: null,
      previous_valid_until: [],
    });
    const made = run('keys create ci=usage,trial@sandbox');
    assert.deepEqual(
      made.map(({ name, key }) => [name, key.slice(0, 10)]),
      [
        ['ci', 'harf_live_'],
        ['trial', 'harf_test_'],
      ],
    );
    const [rotated] = run('keys rotate ci');
    assert.notEqual(rotated.key, made[0].key);
    assert.deepEqual(rotated.previous_valid_until, ['2026-02-01T10:00:00.000Z']);
    const [revoked] = run('keys revoke ci', '2026-02-01T10:00:00Z');
    assert.deepEqual(
      [revoked.status, revoked.revoked_at, revoked.previous_valid_until, revoked.key],
      ['revoked', '2026-02-01T10:00:00.000Z', [], undefined],
    );
  });

  it('prints the plan as it is then', () => {
    const january = { start: NOW, end: '2026-02-28T10:00:00.000Z' };
    const plan = { access_status: 'active', billing_period: january, approved_units: 0 };
    assert.deepEqual(run('plan show'), [plan]);
    assert.deepEqual(run('plan approve 7'), [{ ...plan, approved_units: 7 }]);
    assert.deepEqual(run('plan cancel'), [{ ...plan, access_status: 'cancelled', approved_units: 7 }]);
    assert.deepEqual(run('plan resume'), [{ ...plan, approved_units: 7 }]);
    run('plan cancel');
    const [ended] = run('plan show', '2026-05-01');
    assert.deepEqual([ended.access_status, ended.billing_period], ['ended', january]);
    const [anew] = run('plan resume', '2026-05-01');
    assert.deepEqual(anew.billing_period, {
      start: '2026-05-01T00:00:00.000Z',
      end: '2026-06-01T00:00:00.000Z',
    });
  });

  it('that is wrong changes nothing and is refused with a sentence', () => {
    const before = knownKeysIn(dataDir);
    for (const [command, message] of [
      ['keys lose', /^"keys lose" is not known; there are keys list, /],
      ['keys', /^"keys" is not known; /],
      ['keys rotate', /^Write it as: keys rotate NAME --data-dir DIR\.$/],
      ['keys list live', /^Write it as: keys list --data-dir DIR\.$/],
      ['keys revoke nobody', /^There is no key "nobody"; there are live, test, limited\.$/],
      ['keys create live', /^There is a key "live" already/],
      ['keys create a,a', /^There is a key "a" already/],
      ['keys create a=b', /^The scopes of a key are text\+speech\+usage or some of them, not "b"\.$/],
      ['plan approve 0', /^The units to approve are a whole number from 1 to \d+, not "0"\.$/],
      ['plan show --colour', /--colour/],
    ] as const)
      assert.throws(() => run(command), { message }, command);
    assert.throws(() => run('plan show', 'soon'), {
      message: /^--now must be a time such as .*, not "soon"\.$/,
    });
    assert.throws(() => runAccountCommand(['keys', 'list']), {
      message: /^Say with --data-dir which service/,
    });
    assert.deepEqual(knownKeysIn(dataDir), before);
  });
});

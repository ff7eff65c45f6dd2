import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  type KeySet,
  keyEnvironment,
  keyScope,
  keySet,
  newKeys,
  parseKeySpecs,
  printedKeys,
  withKeys,
  withNewKey,
  withRevokedKey,
  withRotatedKey,
} from '../../../src/service/emulator/keySet.ts';

const NOW = Date.UTC(2026, 0, 31);
const DAY_MS = 86_400_000;
const named = (text: string, set = newKeys(NOW)) => withKeys(set, parseKeySpecs(text));
const keyOf = ({ keys }: KeySet, wanted: string) =>
  keys.find(({ name }) => name === wanted) ?? assert.fail(wanted);

describe('the keys of the command line', () => {
  it('have the scopes and the environment that they are written with, or all and the paid plan', () => {
    assert.deepEqual(parseKeySpecs('ci=text+usage, trial@sandbox,night=speech@live'), [
      { name: 'ci', scopes: ['text', 'usage'], environment: 'live' },
      { name: 'trial', scopes: ['text', 'speech', 'usage'], environment: 'sandbox' },
      { name: 'night', scopes: ['speech'], environment: 'live' },
    ]);
    assert.deepEqual(parseKeySpecs(''), []);
  });

  it('are read as they are written, whatever they are, and nothing else is read', () => {
    const spec = fc.record({
      name: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/),
      scopes: fc.subarray(keyScope.options, { minLength: 1 }),
      environment: fc.constantFrom(...keyEnvironment.options),
    });
    fc.assert(
      fc.property(spec, ({ name, scopes, environment }) => {
        const text = `${name}=${scopes.join('+')}@${environment}`;
        assert.deepEqual(parseKeySpecs(text), [{ name, scopes, environment }]);
      }),
    );
    for (const wrong of [
      ',',
      'a,',
      '-a',
      'a b',
      'کلید',
      'a=',
      'a=text+',
      'a@',
      'a@sandbox=text',
      'a'.repeat(65),
    ])
      assert.throws(() => parseKeySpecs(wrong), { message: /\.$/ }, wrong);
  });

  it('are added once, with the prefix of their environment, and printed by name', () => {
    const once = named('ci=text+usage,trial@sandbox,constructor');
    assert.equal(named('ci=usage+text,trial@sandbox', once), once);
    const { keys = {} } = printedKeys(once);
    assert.deepEqual(Object.keys(keys), ['ci', 'trial', 'constructor']);
    assert.match(keys['ci'] ?? '', /^harf_live_/);
    assert.match(keys['trial'] ?? '', /^harf_test_/);
    assert.equal(printedKeys(newKeys(NOW)).keys, undefined);
  });

  it('keep what they were made with', () => {
    const once = named('ci=text');
    assert.throws(() => named('ci', once), {
      message: /^The key "ci" has other scopes or another environment/,
    });
    assert.throws(() => named('ci=text@sandbox', once), { message: /"ci" has other scopes or another env/ });
    assert.throws(() => withNewKey(once, { name: 'ci', scopes: ['text'], environment: 'live' }), {
      message: /^There is a key "ci" already/,
    });
  });

  it('are a hundred at most', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`).join();
    assert.equal(named(many(97)).keys.length, 100);
    assert.throws(() => named(many(98)), { message: /^There are 100 keys already/ });
  });
});

describe('a key', () => {
  it('that is rotated has a new secret, and its previous one for 24 hours', () => {
    const before = newKeys(NOW);
    const after = withRotatedKey(before, 'live', NOW);
    const { secret, replaced } = keyOf(after, 'live');
    assert.notEqual(secret, keyOf(before, 'live').secret);
    assert.match(secret, /^harf_live_/);
    assert.deepEqual(replaced, [{ secret: keyOf(before, 'live').secret, valid_until: NOW + DAY_MS }]);
    assert.deepEqual(keyOf(after, 'test'), keyOf(before, 'test'));
  });

  it('that is rotated again keeps every previous one that is still valid, ten at most', () => {
    const times = Array.from({ length: 10 }, (_, hour) => NOW + hour * 3_600_000);
    const rotated = times.reduce((set, now) => withRotatedKey(set, 'test', now), newKeys(NOW));
    assert.equal(keyOf(rotated, 'test').replaced.length, 10);
    assert.throws(() => withRotatedKey(rotated, 'test', NOW + DAY_MS - 1), {
      message: /^The key "test" was rotated 10 times in 24 hours/,
    });
    assert.equal(keyOf(withRotatedKey(rotated, 'test', NOW + DAY_MS), 'test').replaced.length, 10);
  });

  it('that is revoked stays so', () => {
    const revoked = withRevokedKey(named('ci'), 'ci', NOW);
    assert.equal(keyOf(revoked, 'ci').revoked_at, NOW);
    assert.equal(keyOf(withRevokedKey(revoked, 'ci', NOW + 1), 'ci').revoked_at, NOW);
    assert.equal(named('ci', revoked), revoked);
    assert.throws(() => withRotatedKey(revoked, 'ci', NOW), {
      message: /"ci" is revoked; create a new one\.$/,
    });
  });

  it('that nobody knows is named with those that there are', () => {
    for (const change of [withRotatedKey, withRevokedKey])
      assert.throws(() => change(newKeys(NOW), 'toString', NOW), {
        message: 'There is no key "toString"; there are live, test, limited.',
      });
  });

  it('can be kept whatever was done with it', () => {
    const step = fc.record({
      change: fc.constantFrom(withRotatedKey, withRevokedKey),
      name: fc.constantFrom('live', 'ci', 'other'),
      after: fc.integer({ min: 0, max: DAY_MS }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let [set, now] = [named('ci'), NOW];
        for (const { change, name, after } of steps) {
          now += after;
          try {
            set = change(set, name, now);
          } catch (error) {
            assert.ok(error instanceof Error && /\.$/.test(error.message));
          }
        }
        assert.deepEqual(keySet.parse(JSON.parse(JSON.stringify(set))), set);
      }),
    );
  });
});

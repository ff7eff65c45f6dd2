import assert from 'node:assert/strict';
import type { SecretStorage } from 'vscode';
import { apiKeysIn } from '../../../src/editor/service/apiKeys.ts';

function memorySecrets(): SecretStorage {
  const kept = new Map<string, string>();
  return {
    get: async (name) => kept.get(name),
    store: async (name, value) => void kept.set(name, value),
    delete: async (name) => void kept.delete(name),
    onDidChange: () => ({ dispose: () => {} }),
  };
}

describe('API keys', () => {
  it('are kept for the origin that they were entered for', async () => {
    const keys = apiKeysIn(memorySecrets());
    await keys.set('https://a.example', 'one');
    await keys.set('https://b.example', 'two');
    assert.equal(await keys.get('https://a.example'), 'one');
    assert.equal(await keys.get('https://a.example:8443'), undefined);
    await keys.delete('https://a.example');
    assert.deepEqual(await keys.origins(), ['https://b.example']);
  });

  it('are none where the note of their origins is damaged', async () => {
    const secrets = memorySecrets();
    for (const damaged of ['{', '{}', '[1]', '']) {
      await secrets.store('harf.origins', damaged);
      assert.deepEqual(await apiKeysIn(secrets).origins(), []);
    }
  });

  it('say that the keyring failed, whatever failed', async () => {
    const broken = { ...memorySecrets(), get: () => Promise.reject(new Error('no keyring')) };
    await assert.rejects(apiKeysIn(broken).get('https://a.example'), { name: 'KeyringError' });
  });
});

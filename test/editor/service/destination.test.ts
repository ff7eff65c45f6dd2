import assert from 'node:assert/strict';
import { checkBaseUrl } from '../../../src/client/index.ts';
import { chooseDestination } from '../../../src/editor/service/destination.ts';
import type { ServiceSettings } from '../../../src/editor/settings.ts';

const address = 'https://api.example/base';

const check = async (baseUrl: string) => checkBaseUrl(baseUrl);

function choose(settings: ServiceSettings, keys: Record<string, string> = {}) {
  return chooseDestination(settings, check, async (origin) => keys[origin]);
}

describe('the service that text goes to', () => {
  const key = { 'https://api.example': 'harf_live_1' };

  it('is local when nothing is set', async () => {
    assert.deepEqual(await choose({ service: 'auto', baseUrl: '' }), { kind: 'local' });
  });

  it('is hosted by itself only with an address and its key', async () => {
    assert.equal((await choose({ service: 'auto', baseUrl: address })).kind, 'local');
    assert.deepEqual(await choose({ service: 'auto', baseUrl: address }, key), {
      kind: 'hosted',
      baseUrl: address,
      apiKey: 'harf_live_1',
    });
  });

  it('does not use the key of another origin', async () => {
    const elsewhere = { service: 'hosted', baseUrl: 'https://other.example' } as const;
    assert.deepEqual(await choose(elsewhere, key), {
      kind: 'missing',
      what: 'apiKey',
      origin: 'https://other.example',
    });
  });

  it('is local when the user says so, whatever is set, without a look at any key or address', async () => {
    const destination = await chooseDestination(
      { service: 'local', baseUrl: address },
      () => Promise.reject(new Error('checked')),
      () => Promise.reject(new Error('looked')),
    );
    assert.deepEqual(destination, { kind: 'local' });
  });

  it('says what is missing when the user wants the hosted one', async () => {
    const missing = await choose({ service: 'hosted', baseUrl: '' });
    assert.deepEqual(missing, { kind: 'missing', what: 'baseUrl', problem: undefined });
  });

  it('is none while the address cannot be used, chosen or by itself', async () => {
    for (const service of ['hosted', 'auto'] as const)
      assert.deepEqual(await choose({ service, baseUrl: 'http://api.example' }), {
        kind: 'missing',
        what: 'baseUrl',
        problem: 'plainHttp',
      });
    assert.deepEqual(await choose({ service: 'local', baseUrl: 'http://api.example' }), { kind: 'local' });
  });

  it('never falls back when the keyring fails', async () => {
    const settings = { service: 'auto', baseUrl: address } as const;
    const keyFor = () => Promise.reject(new Error('locked'));
    await assert.rejects(chooseDestination(settings, check, keyFor), /locked/);
  });
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { ADDRESSES, addressOf, hostsFor } from '../../../src/assets/catalogue/addresses.ts';
import { bytesToFetch } from '../../../src/assets/catalogue/asset.ts';
import { fluentTranslation } from '../../../src/assets/catalogue/fluentTranslation.ts';
import { speechRuntime } from '../../../src/assets/catalogue/speechRuntime.ts';
import { voiceAmir } from '../../../src/assets/catalogue/voiceAmir.ts';
import { problemOf } from '../../support/assets/problemOf.ts';
import { contentOfBytes } from '../../support/assets/smallAsset.ts';

const assets = [fluentTranslation, speechRuntime, voiceAmir];
const files = assets.flatMap((asset) => asset.files);

describe('what may be fetched', () => {
  it('is pinned by size and SHA-256', () => {
    assert.equal(files.length, 8);
    for (const { packed } of files) {
      assert.ok(packed.bytes > 0);
      assert.match(packed.sha256, /^[0-9a-f]{64}$/);
    }
    assert.equal(new Set(files.map(({ packed }) => packed.sha256)).size, files.length);
  });

  it('is, of packages, what the registry has', () => {
    const packages = files.filter(({ source }) => source === 'packages');
    assert.equal(packages.length, 2);
    for (const { path, packed } of packages) {
      const [, name = '', version, inside = ''] = /^(@?[^@]+)@([^/]+)\/(.+)$/.exec(path) ?? [];
      const folder = new URL(`../../../node_modules/${name}/`, import.meta.url);
      assert.equal(JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')).version, version);
      assert.deepEqual(contentOfBytes(readFileSync(new URL(inside, folder))), packed);
    }
  });

  it('is as large as its files together', () => {
    assert.equal(bytesToFetch([fluentTranslation]), 20_601_098);
    assert.equal(bytesToFetch([speechRuntime, voiceAmir]), 77_776_498);
  });

  it('comes over HTTPS, from addresses that name a version', () => {
    for (const file of files) {
      const { href, protocol } = addressOf(file, ADDRESSES);
      assert.equal(protocol, 'https:');
      assert.match(href, /[0-9a-f]{40}|@\d+\.\d+\.\d+\//);
    }
    assert.equal(
      addressOf(assertFile('vocab.spm'), ADDRESSES).href,
      'https://media.githubusercontent.com/media/mozilla/firefox-translations-models/e7957fc407441a5e3e35bbcbf9d60d9b35764618/models/tiny/faen/vocab.faen.spm.gz',
    );
  });

  it('comes from hosts that are named beforehand, of a mirror from its own alone', () => {
    const named = (href: string) => hostsFor(new URL(href));
    assert.deepEqual(named(ADDRESSES.voices), ['huggingface.co', '*.hf.co', '*.huggingface.co']);
    assert.deepEqual(named(ADDRESSES.models), ['media.githubusercontent.com', '*.githubusercontent.com']);
    assert.deepEqual(named(ADDRESSES.packages), ['cdn.jsdelivr.net']);
    assert.deepEqual(named('https://mirror.example:8443/hf'), ['mirror.example:8443']);
  });

  it('comes from another address if the user says so, over HTTPS or from this computer', () => {
    const at = (models: string) => addressOf(assertFile('vocab.spm'), { ...ADDRESSES, models }).href;
    assert.equal(at(' https://mirror.example/a/ '), 'https://mirror.example/a/vocab.faen.spm.gz');
    assert.equal(at('http://127.0.0.1:80/a'), 'http://127.0.0.1/a/vocab.faen.spm.gz');
    for (const wrong of [
      '',
      'mirror.example',
      'http://mirror.example',
      'file:///etc',
      'https://user:secret@mirror.example',
      'https://mirror.example/?key=',
      'https://mirror.example/#',
    ])
      assert.deepEqual(
        problemOf(() => at(wrong)),
        { kind: 'address', source: 'models' },
      );
  });
});

function assertFile(name: string) {
  const file = files.find((each) => each.name === name);
  assert.ok(file);
  return file;
}

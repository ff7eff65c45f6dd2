import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assertNoLeaks, type Place } from './support/leaks.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const apiKey = 'harf_test_0123456789abcdef';
const text = 'یک متن پنهان';
const places: readonly Place[] = [{ name: 'the logs', pattern: /\/logs\/.*\.log$/, holds: 'started' }];

describe('the search for secrets in what the tests leave', () => {
  let folder: string;
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const search = () => assertNoLeaks(folder, { apiKey, text }, places);

  beforeEach(() => {
    folder = temporaryFolder();
    write('logs/1/a.log', 'started');
  });

  it('passes where there is none, and leaves the files as they were', async () => {
    await search();
    await search();
  });

  it('finds each in any file and in every form', async () => {
    const escaped = JSON.stringify(text).replace(
      /[^\p{ASCII}]/gu,
      (c) => `\\u0${c.charCodeAt(0).toString(16)}`,
    );
    for (const secret of [apiKey, text])
      for (const content of [
        `a ${secret} b`,
        `https://a.example/?q=${encodeURIComponent(`x${secret}y`)}`,
        secret === text ? escaped : secret,
        ...['', 'x', 'xy'].map((start) => Buffer.from(`${start}${secret} and more`).toString('base64')),
        Buffer.from(`ab${secret}`, 'utf16le'),
      ]) {
        write('.hidden/of any kind', content);
        await assert.rejects(search, /of any kind/, String(content));
      }
  });

  it('finds the key, but not the text, where the text may rest', async () => {
    const store = 'data/globalStorage/harf-persian.harf/service/store.db';
    write(store, text);
    await search();
    write(store, apiKey);
    await assert.rejects(search, /the key: .*store\.db/);
  });

  it('fails where there is nothing to search', async () => {
    write('logs/1/a.log', 'something else');
    await assert.rejects(search, /left nothing in the logs/);
  });
});

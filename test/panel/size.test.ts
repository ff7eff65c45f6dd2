import assert from 'node:assert/strict';
import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('../../dist/media', import.meta.url));
const isOfEditor = (file: string) => file.startsWith('rtlEditor');
const bytesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(`${cwd}/${file}`).size, 0);

describe('the code of the read-aloud panel', () => {
  it('is below 200 kB, with all that it loads later', () => {
    const bytes = bytesOf(globSync('**/*.{js,css}', { cwd }).filter((file) => !isOfEditor(file)));
    assert.ok(bytes > 50_000 && bytes < 200_000, `${bytes} bytes`);
  });
});

describe('the code of the right-to-left editor', () => {
  it('is below 410 kB', () => {
    const bytes = bytesOf(globSync('*.{js,css}', { cwd }).filter(isOfEditor));
    assert.ok(bytes > 50_000 && bytes < 410_000, `${bytes} bytes`);
  });
});

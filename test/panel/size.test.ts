import assert from 'node:assert/strict';
import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

describe('the code of the read-aloud panel', () => {
  it('is below 200 kB, with all that it loads later', () => {
    const cwd = fileURLToPath(new URL('../../dist/media', import.meta.url));
    const sizes = globSync('**/*.{js,css}', { cwd }).map((file) => statSync(`${cwd}/${file}`).size);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    assert.ok(bytes > 50_000 && bytes < 200_000, `${bytes} bytes`);
  });
});

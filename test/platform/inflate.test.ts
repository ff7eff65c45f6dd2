import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { inflate as inflateInBrowser } from '../../src/platform/browser/inflate.ts';
import { inflate as inflateInNode } from '../../src/platform/node/inflate.ts';

const noise = Uint8Array.from({ length: 200_000 }, (_, at) => (at * at) >> 7);

for (const [name, inflate] of Object.entries({ 'Node.js': inflateInNode, 'a browser': inflateInBrowser }))
  describe(`inflating in ${name}`, () => {
    it('gives back what was deflated', async () => {
      const found = await inflate(deflateRawSync(noise), noise.length);
      assert.ok(Buffer.from(noise).equals(found));
    });

    it('gives back whatever was deflated, however short', async () => {
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ minLength: 1 }), async (bytes) => {
          const found = await inflate(deflateRawSync(bytes), bytes.length);
          assert.deepEqual([...found], [...bytes]);
        }),
      );
    });

    it('rejects what is cut or damaged', async () => {
      const deflated = deflateRawSync(noise);
      await assert.rejects(inflate(deflated.subarray(0, 1000), noise.length));
      await assert.rejects(inflate(new Uint8Array(100).fill(255), noise.length));
    });

    it('rejects more than there should be, and less', async () => {
      const deflated = deflateRawSync(noise);
      await assert.rejects(inflate(deflated, noise.length - 1));
      await assert.rejects(inflate(deflated, noise.length + 1), /less/);
    });
  });

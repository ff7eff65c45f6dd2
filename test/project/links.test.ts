import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../../scripts/setup/places.mjs';

/** Written when the extension is packaged. */
const NOTICES = 'THIRD_PARTY_NOTICES.md';

const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  'data/README.md',
].filter((name) => name !== NOTICES);

const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string) =>
  [...page.replaceAll(/^```[\s\S]*?^```/gmu, '').matchAll(/^#{1,6} (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** What of the links of a page leads nowhere. */
function brokenLinks(name: string): string[] {
  const page = read(name)
    .replaceAll(/^```[\s\S]*?^```/gmu, '')
    .replaceAll(/`[^`\n]*`/gu, '');
  return [...page.matchAll(/\]\(([^)\s]+)\)/gu)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/u.test(link) || link === NOTICES) return [];
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? name : relative(root, join(root, dirname(name), path));
    if (!existsSync(join(root, target))) return [link];
    return anchor === undefined || anchorsOf(read(target)).includes(anchor) ? [] : [link];
  });
}

describe('The links of the pages', () => {
  for (const name of pages)
    it(`lead to what is there: ${name}`, () => {
      assert.deepEqual(brokenLinks(name), []);
    });
});

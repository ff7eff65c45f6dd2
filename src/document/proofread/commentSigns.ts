import { proseKind } from '../prose/formats.ts';
import type { CommentSigns } from './turnedOff.ts';

const [ANGLES, PERCENT, HASH, SLASHES] = [
  { open: '<!--', close: '-->' },
  { open: '%', close: '' },
  { open: '#', close: '' },
  { open: '//', close: '' },
] as const;

/**
 * How a comment is written in a document for people or of data; `none` where it would be text, or be sent, and `code`
 * where the language of a program says it.
 */
export function commentSignsOf(languageId: string, fileName: string): CommentSigns | 'none' | 'code' {
  const special = BY_LANGUAGE[languageId];
  if (special !== undefined) return special;
  return BY_KIND[proseKind(languageId, fileName)];
}

const BY_LANGUAGE: Readonly<Record<string, CommentSigns>> = {
  mdx: { open: '{/*', close: '*/}' },
  jsonc: SLASHES,
  json5: SLASHES,
  typst: SLASHES,
  org: HASH,
};

const BY_KIND: Readonly<Record<ReturnType<typeof proseKind>, CommentSigns | 'none' | 'code'>> = {
  markdown: ANGLES,
  html: ANGLES,
  xml: ANGLES,
  latex: PERCENT,
  restructuredText: { open: '..', close: '' },
  asciidoc: SLASHES,
  yaml: HASH,
  toml: HASH,
  po: HASH,
  properties: HASH,
  strings: { open: '/*', close: '*/' },
  json: 'none',
  jsonLines: 'none',
  arb: 'none',
  csv: 'none',
  tsv: 'none',
  srt: 'none',
  vtt: 'none',
  gitCommit: 'none',
  plain: 'none',
  code: 'code',
};

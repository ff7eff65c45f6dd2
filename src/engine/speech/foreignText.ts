import type { Token } from '../types.ts';

/** What the English voice says for a token: Latin words as they are, hosts and e-mail addresses spelled out; empty for others. */
export function foreignText({ kind, source }: Token): string {
  switch (kind) {
    case 'latin':
      return source
        .replace(/\.(?=\p{L})/gu, ' dot ')
        .replace(/_/g, ' ')
        .replace(/#+$/, ' sharp')
        .replace(/\+\+$/, ' plus plus');
    case 'code':
      return latinOnly(source.replaceAll('`', ' '));
    case 'url':
      return spelledAddress(hostOf(source));
    case 'email':
      return spelledAddress(source);
    default:
      return '';
  }
}

/** All that a listener wants of an address; nothing of one that stands behind its text in Markdown. */
function hostOf(url: string): string {
  if (url.startsWith('(')) return '';
  return url.replace(/^[a-z][a-z0-9+.-]*:(\/\/)?/i, '').replace(/[/?#].*$/s, '');
}

function spelledAddress(address: string): string {
  return latinOnly(address.replaceAll('@', ' at ').replaceAll('.', ' dot ').replace(/[-_]+/g, ' dash '));
}

function latinOnly(text: string): string {
  return text
    .replace(/[^\p{Script=Latin}0-9 .,']+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

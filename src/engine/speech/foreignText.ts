import type { Token } from '../types.ts';

/** What the English voice says for a token: Latin words as they are, addresses spelled out; empty for others. */
export function foreignText({ kind, source }: Token): string {
  switch (kind) {
    case 'latin':
      return source.replace(/_/g, ' ').replace(/#+$/, ' sharp').replace(/\+\+$/, ' plus plus');
    case 'code':
      return latinOnly(source.replaceAll('`', ' '));
    case 'url':
      return spelledAddress(source.replace(/^[a-z][a-z0-9+.-]*:(\/\/)?/i, '').replace(/[?#].*$/, ''));
    case 'email':
      return spelledAddress(source);
    default:
      return '';
  }
}

function spelledAddress(address: string): string {
  return latinOnly(
    address
      .replace(/\/+$/, '')
      .replaceAll('@', ' at ')
      .replaceAll('.', ' dot ')
      .replace(/\/+/g, ' slash ')
      .replace(/[-_]+/g, ' dash '),
  );
}

function latinOnly(text: string): string {
  return text
    .replace(/[^\p{Script=Latin}0-9 .,']+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

import type { NounPhrase } from './phrases.ts';

/** Who is called dear is spoken to. */
export function isAddressed({ adjectives, head }: NounPhrase): boolean {
  return head.startsWith('dear ') || adjectives.some(({ english }) => english === 'dear');
}

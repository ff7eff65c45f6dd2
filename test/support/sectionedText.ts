import assert from 'node:assert/strict';
import {
  type AcceptResult,
  createMemoryKeys,
  type JoinedText,
  LongText,
  type RequestProgress,
  type RunRequest,
  type TextClient,
} from '../../src/client/index.ts';

export const pinglish = { name: 'pinglish', style: 'readable', vowelNotation: 'macron' } as const;
/** Just so long that no two paragraphs fit into one section. */
export const paragraph = (word: string) => `${`${word} `.repeat(3500 / (word.length + 1)).trim()}.\n\n`;

interface Answer {
  readonly text: string;
  readonly alignment?: JoinedText['alignment'];
}

type Send = (
  section: string,
  call: {
    readonly signal: AbortSignal | undefined;
    readonly onProgress: (progress: RequestProgress) => void;
  },
) => Promise<Answer>;

interface Setting {
  readonly send?: Send;
  readonly inFlight?: number;
  readonly accept?: AcceptResult;
}

/** A long text whose service marks each section with brackets and trims it. */
export function longText(texts: readonly string[], { send = bracketed, inFlight = 3, accept }: Setting = {}) {
  const sent: string[] = [];
  const keys = createMemoryKeys();
  const client: TextClient = {
    diacritize: () => assert.fail(),
    translate: () => assert.fail(),
    async pinglish({ text: section, ...form }, { signal, onProgress = () => {} } = {}) {
      sent.push(section);
      const { text: result, alignment = [] } = await send(section, { signal, onProgress });
      const usual = { requestId: 'r', engineVersion: 'e', usage: undefined, warnings: [] };
      return { ...usual, ...form, original: section, pinglish: result, alignment };
    },
  };
  const run: RunRequest = (request) => request(client, keys);
  const text = new LongText({ operation: pinglish, texts, inFlight }, run, accept);
  return { text, sent };
}

const bracketed: Send = async (section) => ({ text: `[${section.trim()}]` });

/** The first word of each section. */
export const wordsOf = (sent: readonly string[]) => sent.map((section) => section.split(' ')[0]);

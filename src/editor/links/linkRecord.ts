import * as z from 'zod';
import type { FollowedSpan } from '../../document/links/followedSpans.ts';
import type { Link, Origin } from '../../document/links/link.ts';

type Words = readonly FollowedSpan<Link>[];

/** The links of a document and the text that they stood in, which proves that they still fit. */
export interface LinkRecord {
  readonly text: string;
  readonly words: Words;
}

const offset = z.int().nonnegative();

const stored = z.object({
  version: z.literal(1),
  text: z.string(),
  origins: z.array(z.object({ persian: z.string(), latin: z.string(), codePointStart: offset })),
  /** Start in the text, index of the origin, and the spans of the word in the origin's Latin and Persian. */
  words: z.array(z.tuple([offset, offset, offset, offset, offset, offset])),
});

export function encodeRecord({ text, words }: LinkRecord): string {
  const origins = [...new Set(words.map(({ value }) => value.origin))];
  const places = new Map(origins.map((origin, index) => [origin, index]));
  return JSON.stringify({
    version: 1,
    text,
    origins,
    words: words.map(({ utf16Start, value: { origin, latin, persian } }) => [
      utf16Start,
      places.get(origin),
      latin.utf16Start,
      latin.utf16End,
      persian.utf16Start,
      persian.utf16End,
    ]),
  });
}

/** Undefined if it is not a record of this version. */
export function decodeRecord(json: string): LinkRecord | undefined {
  const { data } = stored.safeParse(parse(json));
  if (data === undefined) return undefined;
  const words = data.words.flatMap(([utf16Start, index, latinStart, latinEnd, persianStart, persianEnd]) => {
    const origin: Origin | undefined = data.origins[index];
    if (origin === undefined || latinEnd <= latinStart || latinEnd > origin.latin.length) return [];
    const latin = { utf16Start: latinStart, utf16End: latinEnd };
    const persian = { utf16Start: persianStart, utf16End: persianEnd };
    return [{ utf16Start, utf16End: utf16Start + latinEnd - latinStart, value: { origin, latin, persian } }];
  });
  return { text: data.text, words };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

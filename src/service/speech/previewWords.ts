import type { SpeechWords } from '../../contract/index.ts';
import type { WordTime } from './synthesizer.ts';
import type { SpeechKey } from './wordTimeTable.ts';

/** When the words are heard of speech that this process is just making, as far as it is made. */
export class PreviewWords {
  readonly #words = new Map<string, WordTime[]>();

  /** More words of it are made. */
  add(id: SpeechKey, words: readonly WordTime[]): void {
    const known = this.#words.get(keyOf(id));
    if (known) for (const word of words) known.push(word);
    else this.#words.set(keyOf(id), [...words]);
  }

  /** It is finished, or given up. */
  end(id: SpeechKey): void {
    this.#words.delete(keyOf(id));
  }

  find(id: SpeechKey): SpeechWords | undefined {
    return this.#words.get(keyOf(id))?.map(wireWord);
  }
}

/** A word as `GET /x/speech/{id}/words` tells of it. */
export function wireWord({ start, end, codePointStart, codePointEnd }: WordTime): SpeechWords[number] {
  return { start, end, source_start: codePointStart, source_end: codePointEnd };
}

function keyOf({ environment, id }: SpeechKey): string {
  return `${environment} ${id}`;
}

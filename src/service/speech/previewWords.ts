import type { SpeechWords } from '../../contract/index.ts';
import type { WordTime } from './synthesizer.ts';
import type { SpeechKey } from './wordTimeTable.ts';

/** Word times of the jobs that this process is generating, as far as their previews go. */
export class PreviewWords {
  readonly #words = new Map<string, WordTime[]>();

  /** The next words of a preview. */
  add(id: SpeechKey, words: readonly WordTime[]): void {
    const known = this.#words.get(keyOf(id));
    if (known) for (const word of words) known.push(word);
    else this.#words.set(keyOf(id), [...words]);
  }

  /** The job is finished, or given up: its words are in the store, or nowhere. */
  end(id: SpeechKey): void {
    this.#words.delete(keyOf(id));
  }

  find(id: SpeechKey): SpeechWords | undefined {
    return this.#words.get(keyOf(id))?.map(wireWord);
  }
}

/** A word as `GET /x/speech/{id}/words` gives it. */
export function wireWord({ start, end, codePointStart, codePointEnd }: WordTime): SpeechWords[number] {
  return { start, end, source_start: codePointStart, source_end: codePointEnd };
}

function keyOf({ environment, id }: SpeechKey): string {
  return `${environment} ${id}`;
}

import { createHash } from 'node:crypto';
import { dataFiles } from './dataFiles.ts';

/** A sentence of `data/corpus/learn/` without its marks, and its English of `data/corpus/english/`. */
interface TranslatedSentence {
  readonly sentence: string;
  readonly translation: string;
  /** It is of the tenth that only measures. */
  readonly measures: boolean;
}

/** All sentences that have an English. */
export function translatedSentences(): readonly TranslatedSentence[] {
  const english = new Map(rowsOf('corpus/english').map(([id = '', text = '']) => [id, text]));
  return rowsOf('corpus/learn').flatMap(([id = '', , , marked = '']) => {
    const translation = english.get(id);
    if (translation === undefined) return [];
    return [{ sentence: marked.replace(/\{[^}]*\}|~/g, ''), translation, measures: measures(id) }];
  });
}

function rowsOf(folder: 'corpus/learn' | 'corpus/english'): string[][] {
  return dataFiles(folder).flatMap(({ text }) =>
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t')),
  );
}

/** The first byte of the MD5 of an id, below which a tenth of them lie. */
function measures(id: string): boolean {
  return (createHash('md5').update(id).digest()[0] ?? 0) < 26;
}

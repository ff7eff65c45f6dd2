import { createHash } from 'node:crypto';
import { dataFiles } from '../data/dataFiles.ts';

/** The sentences of `data/corpus/learn/` with their English in `data/corpus/english/`, without the tenth that measures. */
export function translatedSentences(): { readonly sentence: string; readonly translation: string }[] {
  const english = new Map(rowsOf('corpus/english').map(([id = '', text = '']) => [id, text]));
  return rowsOf('corpus/learn').flatMap(([id = '', , , sentence = '']) => {
    const translation = english.get(id);
    return translation === undefined || measures(id) ? [] : [{ sentence: plain(sentence), translation }];
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

/** A sentence of the corpus without what is marked in it. */
function plain(sentence: string): string {
  return sentence.replace(/\{[^}]*\}|~/g, '');
}

/** The first byte of the MD5 of an id, below which a tenth of them lie. */
function measures(id: string): boolean {
  return (createHash('md5').update(id).digest()[0] ?? 0) < 26;
}

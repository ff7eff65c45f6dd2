import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLASSES, headWords, readSources } from '../src/engine/compile/index.ts';
import { dataFiles } from './data/dataFiles.ts';
import { clusters } from './meanings/kMeans.ts';
import { wordVectors } from './meanings/wordVectors.ts';
import { root } from './setup/places.mjs';

/**
 * Sorts the English words of the lexicon's glosses into classes of meaning, by word vectors that the registry of npm
 * has, and writes them to `data/lexicon/meanings.tsv`. Needed after many new glosses; `npm run train`
 * afterwards. Takes minutes, 3 GB of memory, and the network the first time.
 */
const WIDER_CLASSES = 128;
const HEAD = `# Classes of meaning of the English words in glosses: wider class, class, words. Written by npm run meanings,
# by k-means over the word vectors of GloVe (nlp.stanford.edu/projects/glove, Public Domain Dedication and License).`;

const { words, verbs } = readSources(dataFiles('lexicon'));
const used = new Set([...words, ...verbs].flatMap(({ gloss }) => headWords(gloss)));
const vectors = await wordVectors(used);
const known = [...vectors.keys()].sort();
const narrow = clusters(
  known.map((word) => vectors.get(word) ?? new Float32Array()),
  CLASSES,
);
const wider = clusters(narrow.centres, WIDER_CLASSES);
const lines = narrow.centres.map((_, number) => {
  const members = known.filter((_word, at) => narrow.members[at] === number);
  return { number, wide: (wider.members[number] ?? 0) + 1, members };
});
const table = lines
  .filter(({ members }) => members.length > 0)
  .sort((a, b) => a.wide - b.wide || a.number - b.number)
  .map(({ number, wide, members }) => `${wide}\t${number}\t${members.join(' ')}`);
writeFileSync(join(root, 'data', 'lexicon', 'meanings.tsv'), `${[HEAD, ...table].join('\n')}\n`);
console.log(`${known.length} of ${used.size} words of the glosses have a class.`);

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampLine, stampOfInputs } from '../../../scripts/senses/inputs.ts';
import { root } from '../../../scripts/setup/places.mjs';

describe('data/translation/learnedSenses.tsv', () => {
  it('was learned from the sentences, glosses and senses that the data have now', () => {
    const [, written] = readFileSync(join(root, 'data', 'translation', 'learnedSenses.tsv'), 'utf8').split(
      '\n',
    );
    assert.equal(
      written,
      stampLine(stampOfInputs()),
      'data/corpus/english, data/corpus/learn, the glosses of data/lexicon or data/translation/senses.tsv have changed ' +
        'since it was written: run `npm run build`, then `npm run senses`, and commit what that writes.',
    );
  });
});

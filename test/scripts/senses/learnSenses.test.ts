import assert from 'node:assert/strict';
import { englishStems } from '../../../scripts/senses/englishStems.ts';
import { learnSenses, type SenseExample } from '../../../scripts/senses/learnSenses.ts';

const example = (seen: string, ...near: readonly string[]): SenseExample => ({
  lemma: 'بار',
  partOfSpeech: 'noun',
  candidates: ['time', 'load'],
  seen: [seen],
  near: new Set(near),
});

/** Words of many other lemmas, so that no neighbour is beside most of all words. */
const OTHERS: readonly SenseExample[] = Array.from({ length: 400 }, (_, at) => ({
  ...example('time', `${at}`),
  lemma: `${at}`,
}));

describe('what is learned of senses', () => {
  it('is how often each was seen, the commonest first, and which neighbours speak for it', () => {
    const examples = [
      ...Array.from({ length: 6 }, () => example('time', 'هفته')),
      ...Array.from({ length: 4 }, () => example('load', 'کامیون')),
    ];
    const [row = ''] = learnSenses([...examples, ...OTHERS]);
    const [lemma, partOfSpeech, seen, neighbours = ''] = row.split('\t');
    assert.deepEqual([lemma, partOfSpeech, seen], ['بار', 'noun', 'time:6;load:4']);
    const weights = new Map(neighbours.split(';').map((each) => each.split(':') as [string, string]));
    const [forTime, forLoad] = (weights.get('کامیون') ?? '').split(',').map(Number);
    assert.ok((forTime ?? 0) < 0 && (forLoad ?? 0) > 0);
  });

  it('is nothing where it was seen a few times, or has one English', () => {
    assert.deepEqual(learnSenses([example('time'), example('load')]), []);
    const single = Array.from({ length: 9 }, () => ({ ...example('time'), candidates: ['time'] }));
    assert.deepEqual(learnSenses(single), []);
  });

  it('says nothing of a neighbour that stands beside everything', () => {
    const examples = Array.from({ length: 9 }, (_, at) =>
      example(at < 5 ? 'time' : 'load', at < 5 ? 'و' : 'که'),
    );
    const everywhere = OTHERS.map((each) => ({ ...each, near: new Set(['و', 'که']) }));
    assert.match(learnSenses([...examples, ...everywhere])[0] ?? '', /\t-$/);
  });
});

describe('the stems of English words', () => {
  it('are the same for the forms of a word', () => {
    for (const forms of [
      'carry carries carried',
      'stop stopped stopping',
      'make made making',
      'child children',
    ])
      assert.equal(new Set(englishStems(forms)).size, 1, forms);
  });

  it('are those of words, without signs and the possessive', () => {
    assert.deepEqual(englishStems("The teacher's well-known books!"), [
      'th',
      'teacher',
      'well-known',
      'book',
    ]);
  });
});

import assert from 'node:assert/strict';
import { openLexicon } from '../../../../src/engine/analyse/lexicon/openLexicon.ts';
import { readSources } from '../../../../src/engine/compile/sources.ts';
import { lexiconSources, testEngine, testEngineData } from '../../../support/engine.ts';

/** The sound of a word by itself. */
function soundOf(word: string): string | undefined {
  return testEngine().analyse(word).tokens[0]?.word?.pronunciation.phonemes;
}

function check(word: string, phonemes: string): void {
  assert.equal(soundOf(word), phonemes);
}

/** One form in so many is tried. */
const SAMPLED = 8;

describe('a word by itself', () => {
  it('has the first sound that its entries give, hardly ever that of another word with an ending', () => {
    const lexicon = openLexicon(testEngineData());
    const all = new Set(readSources(lexiconSources()).words.map(({ form }) => form));
    const forms = [...all].filter((_, at) => at % SAMPLED === 0);
    const misread = forms.filter((form) => {
      const entries = lexicon.entries(form);
      const plain = entries.find(({ features }) => !features.has('rare')) ?? entries[0];
      const linked = plain?.features.has('ezafe') === true && plain.phonemes.endsWith('y');
      return soundOf(form) !== (linked ? plain.phonemes.slice(0, -1) : plain?.phonemes);
    });
    assert.ok(
      misread.length < forms.length / 250,
      `${misread.length} of ${forms.length}: ${misread.join(' ')}`,
    );
  }).timeout(20_000);
  it('is a preposition before it is a verb with a prefix', () => {
    check('نزد', 'nazd');
    check('بین', 'beyn');
  });
  it('has no ezafe, which nothing follows, unless it is written', () => {
    const ezafeOf = (word: string) => testEngine().analyse(word).tokens[0]?.word?.ezafe;
    assert.equal(ezafeOf('توسط'), 'none');
    assert.equal(ezafeOf('اهل'), 'none');
    assert.equal(ezafeOf('کتابِ'), 'e');
    assert.equal(ezafeOf('خانهٔ'), 'ye');
  });
  it('is no verb without its prefix where it is listed', () => {
    check('دود', 'dud');
    check('دور', 'dur');
  });
  it('is read in the same way before a full stop', () =>
    assert.equal(testEngine().analyse('نزد.').tokens[0]?.word?.pronunciation.phonemes, 'nazd'));
});

describe('endings on words that seldom have them', () => {
  it('leave personal pronouns alone', () => assert.notEqual(soundOf('منت'), 'manat'));
  it('make adverbs and adjectives of manner', () => check('فیلسوفانه', 'filsufAne'));
  it('make plurals of things too', () => check('کلاغان', 'kalAqAn'));
});

describe('the nouns of verbs', () => {
  it('of دادن have e in the stem of the action, a in that of the agent', () => {
    check('دهش', 'deheS');
    check('پاسخ‌دهنده', 'pAsoxdahande');
  });
  it('make compounds with their agents, not with somebody who is spoken to', () => {
    check('غزل‌سرایی', 'qazalsarA?i');
    check('نکته‌پردازی', 'noktepardAzi');
  });
});

describe('parts of words', () => {
  it('have their onset where they are words of their own', () => check('ابهام‌انگیز', 'ebhAm?angiz'));
  it('begin with the letter that is written', () => assert.notEqual(soundOf('پیشالی'), 'piS?Ali'));
  it('keep a و that is their own', () => check('پیش‌وعده', 'piSva?de'));
});

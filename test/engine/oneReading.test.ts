import assert from 'node:assert/strict';
import { dataFiles } from '../../scripts/data/dataFiles.ts';
import { readCorpus } from '../../src/engine/compile/corpus.ts';
import type { Analysis, Token } from '../../src/engine/index.ts';
import { heardWithoutEzafe } from '../../src/engine/phonology.ts';
import { tokenPinglish } from '../../src/engine/render/pinglish.ts';
import { voiceLetters } from '../../src/engine/speech/stress.ts';
import { testEngine } from '../support/engine.ts';
import { inTime } from '../support/soak.ts';
import { wordsOfTranslation } from '../support/translationParts.ts';

const engine = testEngine();
const READABLE = { style: 'readable', vowelNotation: 'double_a' } as const;
const EVERY = inTime({ usual: 20, soak: 1 });

const sentences = [...dataFiles('corpus/learn'), ...dataFiles('corpus/measure')]
  .flatMap(readCorpus)
  .filter((_, at) => at % EVERY === 0)
  .map(({ text }) => text);

function* analyses(): Generator<Analysis> {
  for (const sentence of sentences) yield engine.analyse(sentence);
}

function wordsOf({ tokens }: Analysis): readonly (Token & { readonly word: NonNullable<Token['word']> })[] {
  return tokens.flatMap((token) => (token.word === undefined ? [] : [{ ...token, word: token.word }]));
}

describe('a word of the corpus has one reading', function () {
  this.timeout(inTime({ usual: 300_000, soak: 3_600_000 }));

  it('that is told of it', () => {
    for (const analysis of analyses()) {
      const explained = engine.explain(analysis, READABLE);
      analysis.tokens.forEach((token, at) => {
        const told = explained.get(at);
        assert.equal(told === undefined, token.word === undefined);
        if (token.word === undefined || told === undefined) return;
        const { phonemes, lemma, partOfSpeech, gloss } = token.word.pronunciation;
        const read = { phonemes, lemma, partOfSpeech, ezafe: token.word.ezafe };
        assert.deepEqual(
          {
            phonemes: told.phonemes,
            lemma: told.lemma,
            partOfSpeech: told.partOfSpeech,
            ezafe: told.ezafe,
          },
          read,
          analysis.source,
        );
        const senses = new Set(told.gloss.split('; '));
        assert.ok(gloss === '' || gloss.split('; ').every((each) => senses.has(each)), analysis.source);
        assert.equal(told.styledPinglish, tokenPinglish(token, READABLE), analysis.source);
      });
    }
  });

  it('that no other is likelier than, by its own figures', () => {
    for (const analysis of analyses())
      for (const { source, word } of wordsOf(analysis)) {
        const { phonemes } = word.pronunciation;
        const alike = word.alternatives.filter((other) => other.pronunciation.phonemes === phonemes);
        const own = alike.reduce((rest, other) => rest - other.confidence, word.confidence);
        for (const other of word.alternatives) {
          const shown = alike.includes(other) ? own : word.confidence;
          assert.ok(other.confidence <= shown + 1e-9, `${source} in ${analysis.source}`);
        }
      }
  });

  it('that the translation has', () => {
    for (const analysis of analyses())
      for (const { token, pronunciation } of wordsOfTranslation(analysis)) {
        const read = token.word?.pronunciation;
        const told = [pronunciation.phonemes, pronunciation.lemma, pronunciation.gloss];
        assert.deepEqual(told, [read?.phonemes, read?.lemma, read?.gloss], analysis.source);
      }
  });

  it('that marks are put on by', () => {
    for (const analysis of analyses()) {
      const explained = engine.explain(analysis, READABLE);
      const marked = analysis.tokens.map(({ source }, at) => explained.get(at)?.diacritized ?? source);
      assert.equal(engine.diacritize(analysis, { includeEzafe: true }), marked.join(''));
    }
  });

  it('that Pinglish is written by', () => {
    for (const analysis of analyses()) {
      const { alignment } = engine.pinglish(analysis, READABLE);
      // An Arabic article's consonant is typed behind the word before it.
      const written = alignment.map((word) => word.written.replaceAll(' ', '')).join('');
      const own = wordsOf(analysis).map((token) => tokenPinglish(token, READABLE).replaceAll(' ', ''));
      assert.equal(written, own.join(''), analysis.source);
    }
  });

  it('that it is spoken by', () => {
    for (const analysis of analyses()) {
      const starts = new Map(wordsOf(analysis).map((token) => [token.codePointStart, token]));
      for (const { parts } of engine.speechPlan(analysis))
        for (const { text, spelling, codePointStart } of parts) {
          const token = starts.get(codePointStart);
          if (spelling === undefined || token === undefined) continue;
          const { pronunciation, ezafe } = token.word;
          const { phonemes } = pronunciation;
          const sound = ezafe === 'none' ? heardWithoutEzafe(phonemes) : phonemes + ezafe;
          assert.equal(text.replaceAll('ñ', ''), voiceLetters(sound), analysis.source);
        }
    }
  });
});

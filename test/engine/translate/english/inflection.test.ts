import assert from 'node:assert/strict';
import { adverb, comparative, superlative } from '../../../../src/engine/translate/english/adjectiveForms.ts';
import { indefiniteArticle, plural, possessive } from '../../../../src/engine/translate/english/nounForms.ts';
import { verbForm } from '../../../../src/engine/translate/english/verbForms.ts';

function each(pairs: string, inflect: (word: string) => string): void {
  for (const pair of pairs.split(', ')) {
    const [word = '', form = ''] = pair.split('>');
    assert.equal(inflect(word), form);
  }
}

describe('English inflection', () => {
  it('makes the third person', () => {
    each('go>goes, study>studies, play>plays, pass>passes, be>is, have>has, come back>comes back', (verb) =>
      verbForm(verb, 'third'),
    );
  });

  it('makes the past and the participle of regular and irregular verbs', () => {
    each(
      'stop>stopped, visit>visited, prefer>preferred, travel>travelled, panic>panicked, dry>dried, agree>agreed, put>put, take part>took part, format>formatted, kidnap>kidnapped, embed>embedded, rethink>rethought, reset>reset, oversleep>overslept',
      (verb) => verbForm(verb, 'past'),
    );
    each('write>written, become>become, cut>cut, die>died, undergo>undergone', (verb) =>
      verbForm(verb, 'participle'),
    );
  });

  it('makes the gerund', () => {
    each(
      'write>writing, lie>lying, see>seeing, begin>beginning, open>opening, be>being, quit>quitting, look at>looking at',
      (verb) => verbForm(verb, 'gerund'),
    );
  });

  it('makes plurals', () => {
    each(
      'child>children, woman>women, city>cities, knife>knives, box>boxes, percent>percent, part of speech>parts of speech, mother-in-law>mothers-in-law, fisherman>fishermen, shaman>shamans, arrows>arrows, lens>lenses, bus>buses, psychosis>psychoses, collected poems>collected poems',
      plural,
    );
  });

  it('chooses between a and an by sound', () => {
    each(
      'apple>an, book>a, hour>an, university>a, unimportant thing>an, MRI>an, European>a, one-way street>a, 8>an',
      indefiniteArticle,
    );
  });

  it('makes possessives', () => {
    assert.equal(possessive('Ali', false), "Ali's");
    assert.equal(possessive('the teachers', true), "the teachers'");
    assert.equal(possessive('women', true), "women's");
  });

  it('compares adjectives', () => {
    each(
      'big>bigger, happy>happier, large>larger, beautiful>more beautiful, good>better, new>newer, clever>cleverer, better>better, last>last',
      comparative,
    );
    each('big>biggest, important>most important, bad>worst, simple>simplest', superlative);
  });

  it('makes adverbs', () => {
    each(
      'slow>slowly, good>well, happy>happily, simple>simply, basic>basically, full>fully, fast>fast',
      adverb,
    );
  });
});

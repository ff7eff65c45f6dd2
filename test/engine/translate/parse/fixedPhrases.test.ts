import assert from 'node:assert/strict';
import { sentenceElements } from '../../../support/translationParts.ts';

/** The fixed phrases of a text: the role and the English of each. */
function phrasesIn(text: string): string[] {
  return sentenceElements(text).flatMap((element) =>
    element.kind === 'fixedPhrase' ? [`${element.role}: ${element.english}`] : [],
  );
}

describe('a fixed phrase', () => {
  const check = (text: string, ...expected: string[]) => assert.deepEqual(phrasesIn(text), expected);

  it('of several words can be a preposition', () => {
    check('در مورد کتاب', 'preposition: about');
    check('به خاطر باران ماندیم', 'preposition: because of');
    check('به جای چای', 'preposition: instead of');
  });

  it('of several words can be an adverb', () => {
    check('به زودی می‌آید', 'adverb: soon');
    check('با این حال رفت', 'adverb: however');
  });

  it('of several words can be a conjunction', () => check('در حالی که می‌خندید', 'conjunction: while'));

  it('is an adverb of any adjective behind به طور and به شکل', () => {
    check('به طور کامل خواند', 'adverb: completely');
    check('به شکل مداوم خواند', 'adverb: continuously');
  });

  it('is the longest that stands there, each where it stands', () =>
    check('به زودی در مورد کتاب می‌نویسم', 'adverb: soon', 'preposition: about'));

  it('is none of its words alone', () => check('در کتاب'));
});

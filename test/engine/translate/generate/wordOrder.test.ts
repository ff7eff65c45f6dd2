import assert from 'node:assert/strict';
import { wordOrder } from '../../../../src/engine/translate/generate/wordOrder.ts';
import type { Constituent } from '../../../../src/engine/translate/syntax/phrases.ts';
import { headOf, rolesOf } from '../../../support/translationParts.ts';

function word(constituent: Constituent): string | undefined {
  return constituent.phrase.kind === 'adverb' ? constituent.phrase.english : headOf(constituent);
}

type Places = Partial<Record<keyof ReturnType<typeof wordOrder>, readonly string[]>>;

describe('the order of an English sentence', () => {
  const check = (text: string, { front = [], question = [], middle = [], behind = [] }: Places) => {
    const order = wordOrder(rolesOf(text), question.length > 0);
    const found = Object.fromEntries(Object.entries(order).map(([place, all]) => [place, all.map(word)]));
    assert.deepEqual(found, { front, question, middle, behind }, text);
  };

  it('has the verb’s company behind it, and the time last', () => {
    check('علی دیروز به تهران رفت', { behind: ['Tehran', 'yesterday'] });
    check('نامه را دیروز نوشتم', { behind: ['yesterday'] });
    check('فردا با دوستم به مدرسه می‌روم', { behind: ['friend', 'school', 'tomorrow'] });
  });

  it('has for whom it is before the time', () =>
    check('برای مادرم دیروز گل خریدم', { behind: ['mother', 'yesterday'] }));

  it('has the word that asks before the verb', () => {
    check('کجا رفتی', { question: ['where'] });
    check('چرا دیر آمدی', { question: ['why'], behind: ['late'] });
  });

  it('has how often beside the verb', () => check('علی همیشه می‌خندد', { middle: ['always'] }));

  it('has what is said of the whole sentence in front', () =>
    check('شاید علی فردا بیاید', { front: ['perhaps'], behind: ['tomorrow'] }));

  it('has what stands before the subject in front', () =>
    check('در تهران علی کتاب را خرید', { front: ['Tehran'] }));
});

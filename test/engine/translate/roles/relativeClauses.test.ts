import assert from 'node:assert/strict';
import { relativeEnglish, relativePronoun } from '../../../../src/engine/translate/roles/relativeClauses.ts';
import type { Clause, NounPhrase } from '../../../../src/engine/translate/syntax/phrases.ts';
import { clauseOf } from '../../../support/translationParts.ts';

/** The clause about a noun, and the noun. */
function aboutOf(noun: string): readonly [Clause, NounPhrase] {
  const [subject] = clauseOf(`${noun} خوب است`).constituents;
  assert.ok(subject?.phrase.kind === 'nounPhrase', noun);
  const [about] = subject.phrase.after;
  assert.ok(about?.kind === 'relative', noun);
  return [about.clause, subject.phrase];
}

describe('the pronoun of a relative clause', () => {
  const check = (noun: string, pronoun: string, isBehindSign = false) =>
    assert.equal(relativePronoun(...aboutOf(noun), isBehindSign), pronoun, noun);

  it('is who for somebody who does something', () => check('مردی که آمد', 'who'));
  it('is that for a thing', () => {
    check('کتابی که خواند', 'that');
    check('شهری که دیدم', 'that');
  });
  it('is which for a thing behind a sign', () => check('شهری که دیدم', 'which', true));
  it('is when for a time and where for a place', () => {
    check('روزی که آمدی', 'when');
    check('جایی که ماندیم', 'where');
  });
});

describe('a relative clause in English', () => {
  const check = (noun: string, inner: string, isAside: boolean, english: string) =>
    assert.equal(relativeEnglish(...aboutOf(noun), isAside, inner), english, noun);

  it('begins with its pronoun', () => check('کتابی که خریدم', 'I bought', false, 'that I bought'));
  it('needs none where it is passive and all of it about the noun', () =>
    check('نامه‌ای که در تهران نوشته شد', 'was written in Tehran', false, 'written in Tehran'));
  it('stands between commas as an aside', () =>
    check('نامه‌ای که در تهران نوشته شد', 'was written in Tehran', true, ', which was written in Tehran,'));
});

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readTranslationTables } from '../../../src/engine/compile/sources.ts';
import {
  packTranslationTables,
  unpackTranslationTables,
} from '../../../src/engine/format/translationTables.ts';
import type { Person, Tense } from '../../../src/engine/index.ts';
import { translate, translationRules } from '../../../src/engine/translate/index.ts';
import { analysisOf, analysisOfTokens, type RawSpec, type WordSpec } from '../../support/analysisOf.ts';
import { translationSources } from '../../support/engine.ts';

const COMPOUNDS = new Map([
  ['صحبت کردن', 'talk'],
  ['استفاده کردن', 'use'],
  ['منتشر کردن', 'publish'],
  ['توجه کردن', 'pay attention'],
]);

const dependencies = {
  rules: translationRules(
    unpackTranslationTables(packTranslationTables(readTranslationTables(translationSources()))),
  ),
  findCompound(complement: string, infinitive: string) {
    const gloss = COMPOUNDS.get(`${complement} ${infinitive}`);
    return gloss === undefined ? undefined : { gloss, features: new Set(['intransitive']) };
  },
  findParticiple: () => undefined,
  pinglishOf: ({ source }: { source: string }) => `<${source}>`,
};

function check(specs: readonly (WordSpec | RawSpec)[], english: string): void {
  assert.equal(translate(analysisOf(specs), dependencies).translation, english);
}

function noun(form: string, gloss: string, more: Partial<WordSpec> = {}): WordSpec {
  return { form, gloss, ...more };
}

function adjective(form: string, gloss: string, more: Partial<WordSpec> = {}): WordSpec {
  return { form, gloss, pos: 'adjective', ...more };
}

function verb(
  ...[form, lemma, gloss, tense, person, more = {}]: readonly [
    string,
    string,
    string,
    Tense,
    Person,
    Partial<WordSpec>?,
  ]
): WordSpec {
  return { form, lemma, gloss, pos: 'verb', ...more, inflection: { tense, person, ...more.inflection } };
}

const ra: WordSpec = { form: 'را', pos: 'particle', gloss: 'object marker' };
const is: WordSpec = { form: 'است', pos: 'verb', gloss: 'is' };
const man: WordSpec = { form: 'من', pos: 'pronoun', gloss: 'I; me' };
const from: WordSpec = { form: 'از', id: 'az', pos: 'preposition', gloss: 'from; of' };
const to: WordSpec = { form: 'به', id: 'be', pos: 'preposition', gloss: 'to' };
const ke: WordSpec = { form: 'که', pos: 'conjunction', gloss: 'that' };
const stop: RawSpec = { raw: '.', kind: 'punctuation' };

describe('translation from an analysis', () => {
  it('puts the verb before its object', () => {
    check(
      [
        noun('علی', 'Ali', { pos: 'name', features: ['person'] }),
        noun('کتاب', 'book'),
        ra,
        verb('دید', 'دیدن', 'see', 'past', 3, { features: ['transitive'] }),
        stop,
      ],
      'Ali saw the book.',
    );
  });

  it('gives a verb without subject the pronoun of its ending', () => {
    check(
      [
        noun('کتابی', 'book', { inflection: { indefinite: true } }),
        verb('خریدیم', 'خریدن', 'buy', 'past', 4, { features: ['transitive'] }),
      ],
      'We bought a book',
    );
  });

  it('follows ezafe: adjectives before the noun, owners with a possessive', () => {
    check(
      [
        noun('کتاب', 'book', { ezafe: true }),
        adjective('بزرگ', 'big', { ezafe: true }),
        noun('علی', 'Ali', { pos: 'name', features: ['person'] }),
      ],
      "Ali's big book",
    );
  });

  it('finds the complement of a compound verb, next to it or before a prepositional phrase', () => {
    check(
      [to, noun('کتاب', 'book'), noun('توجه', 'attention'), verb('کرد', 'کردن', 'do', 'past', 3)],
      'He paid attention to the book',
    );
    check(
      [noun('توجه', 'attention'), to, noun('کتاب', 'book'), verb('کرد', 'کردن', 'do', 'past', 3)],
      'He paid attention to the book',
    );
  });

  it('drops the preposition that the English verb does not have', () => {
    check(
      [from, noun('کتاب', 'book'), noun('استفاده', 'use'), verb('می‌کنم', 'کردن', 'do', 'present', 1)],
      'I use the book',
    );
  });

  it('makes شدن the passive of a compound with کردن', () => {
    check(
      [noun('کتاب', 'book'), adjective('منتشر', 'published'), verb('شد', 'شدن', 'become', 'past', 3)],
      'The book was published',
    );
  });

  it('joins a relative clause to its noun', () => {
    check(
      [
        noun('زنی', 'woman', { inflection: { indefinite: true }, features: ['person'] }),
        ke,
        verb('آمد', 'آمدن', 'come', 'past', 3, { features: ['intransitive'] }),
        adjective('خسته', 'tired'),
        is,
      ],
      'The woman who came is tired',
    );
  });

  it('says what is unknown in Pinglish and names it with its code points', () => {
    const { translation, unknown } = translate(
      analysisOf([
        man,
        noun('قلیه', ''),
        ra,
        verb('خوردم', 'خوردن', 'eat', 'past', 1, { features: ['transitive'] }),
      ]),
      dependencies,
    );
    assert.equal(translation, 'I ate <قلیه>');
    assert.deepEqual(unknown, [{ codePointStart: 3, codePointEnd: 7, source: 'قلیه' }]);
  });

  it('takes an attached piece with its head', () => {
    check(
      [
        noun('کتاب', 'book', { inflection: { plural: true } }),
        { form: 'ها', pos: 'affix', attachedTo: 'previous', ezafe: true },
        man,
      ],
      'My books',
    );
  });

  it('keeps line breaks, indentation and list markers', () => {
    const { translation } = translate(
      analysisOfTokens([
        { raw: '-', kind: 'punctuation' },
        { raw: ' ', kind: 'space' },
        noun('نان', 'bread'),
        { raw: '\r\n\r\n  ', kind: 'space' },
        { raw: '12', kind: 'number' },
        { raw: '.', kind: 'punctuation' },
        { raw: '  ', kind: 'space' },
        noun('شیر', 'milk'),
        { raw: '\n', kind: 'space' },
      ]),
      dependencies,
    );
    assert.equal(translation, '- Bread\r\n\r\n  12.  Milk\n');
  });

  it('leaves a line without Persian words as it is', () => {
    const source = '| a  | 12 ; x ? ، |';
    const { translation } = translate(analysisOfTokens([{ raw: source, kind: 'other' }]), dependencies);
    assert.equal(translation, source);
  });

  it('writes Persian commas and question marks in English and other signs as they are', () => {
    check(
      [
        noun('سلام', 'hello', { pos: 'interjection' }),
        { raw: '،', kind: 'punctuation' },
        noun('علی', 'Ali', { pos: 'name' }),
        { raw: '؟', kind: 'punctuation' },
      ],
      'Hello, Ali?',
    );
    check(
      [{ raw: '«', kind: 'punctuation' }, noun('نان', 'bread'), { raw: '»', kind: 'punctuation' }],
      '“Bread”',
    );
  });

  it('never fails, and carries every number, Latin word and unknown word', () => {
    fc.assert(
      fc.property(fc.array(anyToken(), { maxLength: 40 }), (specs) => {
        const analysis = analysisOf(specs);
        const { translation, unknown } = translate(analysis, dependencies);
        for (const spec of specs)
          if ('raw' in spec && spec.kind !== 'punctuation')
            assert.ok(translation.includes(spec.raw), `${spec.raw} is lost in ${translation}`);
        for (const { source } of unknown)
          assert.ok(translation.includes(source), `${source} is lost in ${translation}`);
        assert.equal(translation.split('\n').length, analysis.source.split('\n').length);
      }),
      { numRuns: 1000 },
    );
  });

  it('takes long text without a full stop and deep brackets', () => {
    const words = Array.from({ length: 2500 }, () => noun('نان', 'bread', { ezafe: true }));
    assert.equal(translate(analysisOf(words), dependencies).translation.match(/bread/gi)?.length, 2500);
    const brackets: RawSpec[] = [...'('.repeat(3000), ...')'.repeat(3000)].map((raw) => ({
      raw,
      kind: 'punctuation',
    }));
    const { translation } = translate(
      analysisOfTokens([...brackets.slice(0, 3000), noun('نان', 'bread'), ...brackets.slice(3000)]),
      dependencies,
    );
    assert.equal(translation.replaceAll(/[^()]/g, '').length, 6000);
  });
});

function anyToken(): fc.Arbitrary<WordSpec | RawSpec> {
  const number = fc.integer({ min: 100, max: 999 });
  return fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...WORDS) },
    { weight: 2, arbitrary: number.map((value): RawSpec => ({ raw: `${value}`, kind: 'number' })) },
    { weight: 2, arbitrary: number.map((value): RawSpec => ({ raw: `Latin${value}`, kind: 'latin' })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<RawSpec>(
        { raw: '🎉', kind: 'emoji' },
        { raw: '`a  b`', kind: 'code' },
        { raw: 'https://a.b/c', kind: 'url' },
      ),
    },
    {
      weight: 3,
      arbitrary: fc.constantFrom(...'.،؛؟!()«»-*/:|"').map((raw): RawSpec => ({ raw, kind: 'punctuation' })),
    },
    {
      weight: 1,
      arbitrary: number.map(
        (value): WordSpec => ({ form: `ناشناس${value}`, pos: 'noun', ezafe: value % 2 === 0 }),
      ),
    },
    { weight: 1, arbitrary: fc.constant<RawSpec>({ raw: '\n', kind: 'space' }) },
  );
}

const WORDS: readonly WordSpec[] = [
  man,
  ra,
  is,
  from,
  to,
  ke,
  { form: 'و', pos: 'conjunction', gloss: 'and' },
  { form: 'یا', pos: 'conjunction', gloss: 'or' },
  { form: 'اگر', pos: 'conjunction', gloss: 'if' },
  { form: 'تا', pos: 'preposition', gloss: 'until' },
  { form: 'این', pos: 'determiner', gloss: 'this' },
  { form: 'هر', pos: 'determiner', gloss: 'every' },
  { form: 'هیچ', pos: 'determiner', gloss: 'no', features: ['negative'] },
  { form: 'خود', pos: 'pronoun', gloss: 'self' },
  { form: 'همه', pos: 'pronoun', gloss: 'all', ezafe: true, features: ['ezafe'] },
  { form: 'کجا', pos: 'adverb', gloss: 'where', features: ['question'] },
  { form: 'خیلی', pos: 'adverb', gloss: 'very' },
  { form: 'باید', pos: 'verb', gloss: 'must' },
  { form: 'سه', pos: 'numeral', gloss: 'three' },
  { form: 'سوم', pos: 'numeral', gloss: 'third' },
  { form: 'دیروز', pos: 'noun', gloss: 'yesterday', features: ['time'] },
  { form: 'سال', pos: 'noun', gloss: 'year', features: ['time'], ezafe: true },
  noun('کتاب', 'book', { ezafe: true }),
  noun('نان', 'bread', { features: ['uncountable'] }),
  noun('مردی', 'man', { inflection: { indefinite: true }, features: ['person'] }),
  noun('استفاده', 'use'),
  noun('صحبت', 'talk', { inflection: { clitic: 3 } }),
  noun('علی', 'Ali', { pos: 'name', features: ['person'] }),
  noun('آقای', 'Mr', { features: ['title'], ezafe: true }),
  adjective('خوب', 'good'),
  adjective('بزرگ‌ترین', 'big', { inflection: { degree: 'superlative' } }),
  adjective('بلندتر', 'tall', { inflection: { degree: 'comparative' } }),
  adjective('نوشته', 'write', { lemma: 'نوشتن', inflection: { tense: 'participle' } }),
  noun('رفتن', 'go', { lemma: 'رفتن', inflection: { tense: 'infinitive' }, ezafe: true }),
  verb('کرد', 'کردن', 'do', 'past', 3),
  verb('شد', 'شدن', 'become', 'past', 3),
  verb('دارد', 'داشتن', 'have', 'present', 3, { features: ['transitive'] }),
  verb('می‌رود', 'رفتن', 'go', 'present', 3, { features: ['intransitive'] }),
  verb('ببیند', 'دیدن', 'see', 'subjunctive', 3, { features: ['transitive'] }),
  verb('نمی‌خواهم', 'خواستن', 'want', 'present', 1, { inflection: { negative: true } }),
  verb('می‌توانست', 'توانستن', 'can', 'imperfect', 3),
];

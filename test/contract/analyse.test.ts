import assert from 'node:assert/strict';
import type { Client } from '../../src/client/index.ts';
import { localRoutes } from '../../src/contract/index.ts';
import { testEngine } from '../support/engine.ts';
import { startTestService, type TestService } from '../support/testService.ts';

describe('an analysis over a socket', () => {
  let service: TestService;
  let client: Client;
  before(async () => {
    service = await startTestService({ engine: testEngine() });
  });
  after(() => service.close());
  beforeEach(() => {
    client = service.client();
  });

  const wordOf = async (text: string, source: string) => {
    const { tokens } = await client.analyse({ text });
    const word = tokens.find((token) => token.source === source);
    assert.ok(word?.kind === 'word', `${source} in ${text}`);
    return word;
  };

  it('has the Pinglish that was asked for beside the systematic one, of other readings too', async () => {
    const latin = async (request: Omit<Parameters<Client['analyse']>[0], 'text'>) => {
      const { tokens } = await client.analyse({ text: 'خانم کُرد دوست ما', ...request });
      const words = tokens.filter(({ kind }) => kind === 'word');
      const [khanom, , doost] = words;
      assert.equal(khanom?.pinglish, 'khānom-e');
      assert.ok(words.every(({ alternatives }) => alternatives.every((each) => each.styledPinglish !== '')));
      return [khanom?.styledPinglish, doost?.styledPinglish];
    };
    assert.deepEqual(await latin({}), ['khaanom-e', 'doost-e']);
    assert.deepEqual(await latin({ vowelNotation: 'macron' }), ['khānom-e', 'doost-e']);
    assert.deepEqual(await latin({ style: 'systematic' }), ['khaanom-e', 'dust-e']);
    assert.deepEqual(await latin({ style: 'systematic', vowelNotation: 'macron' }), ['khānom-e', 'dust-e']);
  });

  it('tells the verb of each of its words, and where they stand', async () => {
    const text = 'من تو را دوست دارم.';
    const expected = {
      infinitive: 'دوست داشتن',
      gloss: 'love; like',
      tense: 'present',
      person: 1,
      negative: false,
      passive: false,
      progressive: false,
      parts: [
        { codePointStart: 9, codePointEnd: 13 },
        { codePointStart: 14, codePointEnd: 18 },
      ],
    };
    assert.deepEqual((await wordOf(text, 'دوست')).verb, expected);
    assert.deepEqual((await wordOf(text, 'دارم')).verb, expected);
    assert.equal((await wordOf(text, 'تو')).verb, undefined);
    const sent = await service.socket.fetch(`http://localhost${localRoutes.analyse.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.keys.live_key}`, 'content-type': 'application/json' },
      body: new TextEncoder().encode(JSON.stringify({ text })),
      redirect: 'manual',
      signal: new AbortController().signal,
    });
    const { tokens } = JSON.parse(await sent.text());
    const { diacritized, verb } = tokens.at(-2);
    assert.equal(diacritized, 'دارَم');
    assert.deepEqual([verb.person, verb.parts[1]], [1, { source_start: 14, source_end: 18 }]);
  });

  it('tells what a word has around its dictionary form', async () => {
    const inflection = async (text: string, source: string) => (await wordOf(text, source)).inflection;
    assert.deepEqual(await inflection('کتاب‌هایم را خواندم', 'کتاب‌هایم'), { plural: true, clitic: 1 });
    assert.deepEqual(await inflection('من خوبم.', 'خوبم'), { copula: 1 });
    assert.deepEqual(await inflection('بزرگ‌ترین شهر', 'بزرگ‌ترین'), { degree: 'superlative' });
    assert.deepEqual(await inflection('برای ما', 'ما'), {});
    assert.equal((await wordOf('رفته باشند', 'رفته')).verb?.tense, 'perfect_subjunctive');
    assert.equal((await wordOf('رفته باشند', 'رفته')).verb?.person, 6);
    assert.equal((await wordOf('رفتن', 'رفتن')).verb?.person, undefined);
  });

  it('tells what says how a word is read', async () => {
    const origins = async () => {
      const { tokens } = await client.analyse({ text: 'کرم در خاکِ نَرم است' });
      return tokens.filter((token) => token.kind === 'word').map(({ origin }) => origin);
    };
    assert.deepEqual(await origins(), ['context', 'context', 'marks', 'marks', 'context']);
    await client.pinWords({ words: [{ form: 'کرم', phonemes: 'kerm' }] });
    try {
      assert.deepEqual(await origins(), ['list', 'context', 'marks', 'marks', 'context']);
    } finally {
      await client.pinWords({ words: [] });
    }
  });
});

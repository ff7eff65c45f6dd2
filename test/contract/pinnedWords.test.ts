import assert from 'node:assert/strict';
import { type Client, hasServiceCode } from '../../src/client/index.ts';
import { MAX_PINNED_WORDS } from '../../src/contract/index.ts';
import { testEngine } from '../support/engine.ts';
import { fakeSynthesizer } from '../support/fakeSynthesizer.ts';
import { startTestService, type TestService } from '../support/testService.ts';

const text = 'کرم در خاک است';
const style = { style: 'systematic', vowelNotation: 'macron' } as const;
const pinned = (phonemes: string) => [{ form: 'کرم', phonemes }];

describe('pinned words over a socket', () => {
  let service: TestService;
  let client: Client;
  before(async () => {
    service = await startTestService({ engine: testEngine() });
  });
  after(() => service.close());
  beforeEach(() => {
    client = service.client();
  });
  afterEach(() => client.pinWords({ words: [] }));

  it('are followed by every route that reads a text', async () => {
    for (const [phonemes, marked, pinglish, english] of [
      ['kerm', 'کِرم', 'kerm', /worm/i],
      ['kerem', 'کِرِم', 'kerem', /cream/i],
    ] as const) {
      await client.pinWords({ words: pinned(phonemes) });
      const [first] = (await client.analyse({ text })).tokens;
      assert.equal(first?.phonemes, phonemes);
      assert.ok((await client.diacritize({ text, includeEzafe: true })).diacritized.startsWith(`${marked} `));
      assert.ok((await client.pinglish({ text, ...style })).pinglish.startsWith(`${pinglish} `));
      assert.match((await client.translate({ text })).translation, english);
    }
  });

  it('are forgotten by the next list without them', async () => {
    const plain = await client.analyse({ text });
    await client.pinWords({ words: pinned('karam') });
    assert.notDeepEqual((await client.analyse({ text })).tokens, plain.tokens);
    await client.pinWords({ words: [{ form: 'خاک', phonemes: 'xAk' }] });
    assert.equal((await client.analyse({ text })).tokens[0]?.phonemes, plain.tokens[0]?.phonemes);
  });

  it('give no result from before them out of the cache', async () => {
    const once = async (phonemes: string) => {
      await client.pinWords({ words: phonemes === '' ? [] : pinned(phonemes) });
      const { pinglish, usage } = await client.pinglish({ text: `این ${text}`, ...style });
      return [pinglish.split(' ')[1]?.slice(0, 4), usage?.cacheHit];
    };
    const [plain] = await once('');
    assert.deepEqual(await once(''), [plain, true]);
    assert.deepEqual(await once('karam'), ['kara', false]);
    assert.deepEqual(await once('kerem'), ['kere', false]);
    assert.deepEqual(await once('karam'), ['kara', true]);
    assert.deepEqual(await once(''), [plain, true]);
  });

  it('are those of one environment', async () => {
    const sandbox = service.client(service.keys.test_key);
    await client.pinWords({ words: pinned('karam') });
    const phonemes = async (of: Client) => (await of.analyse({ text })).tokens[0]?.phonemes;
    assert.deepEqual(
      [await phonemes(client), await phonemes(sandbox)].map((each) => each === 'karam'),
      [true, false],
    );
  });

  it('can be as many as a workspace has, and no more', async () => {
    const words = Array.from({ length: MAX_PINNED_WORDS }, (_, at) => ({
      form: `کلمه${String.fromCharCode(0x627 + (at % 30))}${'ب'.repeat(at % 40)}`,
      phonemes: 'kalame',
    }));
    await client.pinWords({ words });
    await assert.rejects(client.pinWords({ words: [...words, ...pinned('kerm')] }), (error) =>
      hasServiceCode(error, 'invalid_request'),
    );
  });

  it('are refused as a whole, naming the one that makes no sense', async () => {
    await client.pinWords({ words: pinned('kerem') });
    for (const wrong of [
      { form: 'کرم', phonemes: 'kwrm' },
      { form: 'کرم', phonemes: '' },
      { form: 'کرم خاک', phonemes: 'kerm' },
      { form: 'cream', phonemes: 'kerm' },
      { form: 'ک'.repeat(65), phonemes: 'kerm' },
    ])
      await assert.rejects(
        client.pinWords({ words: [...pinned('kerm'), wrong] }),
        (error) => hasServiceCode(error, 'invalid_request') && /words\.1\./.test(String(error)),
      );
    assert.equal((await client.analyse({ text })).tokens[0]?.phonemes, 'kerem');
  });

  it('need a key for text', async () => {
    const limited = await startTestService({ scopes: ['usage'] });
    await assert.rejects(limited.client().pinWords({ words: [] }), (error) =>
      hasServiceCode(error, 'insufficient_scope'),
    );
    await limited.close();
  });
});

describe('pinned words in speech', () => {
  it('are given to the voice, and have recordings of their own', async () => {
    const fake = fakeSynthesizer();
    const pronunciations: (string | undefined)[] = [];
    const service = await startTestService({
      synthesizer: {
        ...fake,
        synthesize(request, options) {
          pronunciations.push(options?.pronunciations?.get('کرم')?.phonemes);
          return fake.synthesize(request, options);
        },
      },
    });
    const client = service.client();
    const isCached = async () =>
      (await client.speech({ text, tier: 'basic', voice: 'kian', pace: 1 })).usage?.cacheHit;
    assert.equal(await isCached(), false);
    await client.pinWords({ words: pinned('kerm') });
    assert.equal(await isCached(), false);
    await client.pinWords({ words: pinned('kerem') });
    assert.equal(await isCached(), false);
    await client.pinWords({ words: pinned('kerm') });
    assert.equal(await isCached(), true);
    assert.deepEqual(pronunciations, [undefined, 'kerm', 'kerem']);
    await service.close();
  });
});

import assert from 'node:assert/strict';
import * as z from 'zod';
import {
  audioEvent,
  errorEvent,
  errorResponse,
  localRoutes,
  MAX_TEXT_CODE_POINTS,
  routes,
  speechJob,
  statusEvent,
} from '../../src/contract/index.ts';

const place = { source_start: 0, source_end: 4 };
const now = '2026-01-01T00:00:00Z';
const error = { code: 'c', message: 'm', category: 'service', action: 'a', retryable: true };
const warning = { code: 'c', message: 'm', ...place };
const meter = { used: 1, allowance: 2, remaining: 1 };

const textFields = {
  request_id: 'r',
  engine_version: '1',
  original: 'سلام',
  usage: {
    meter: 'text',
    input_code_points: 4,
    multiplier: 1,
    units: 4,
    additional_units: 0,
    cache_hit: false,
  },
  warnings: [warning],
};

const speechFields = {
  request_id: 'r',
  engine_version: '1',
  original: 'سلام',
  mime_type: 'audio/wav',
  duration_seconds: 1.5,
  tier: 'basic',
  voice: 'kian',
  delivery: { pace: 1, style: 's', expressiveness: 'e', regional_mode: 'r', director_notes: '' },
};
const speechUsage = { meter: 'basic', seconds: 1.5, cache_hit: false };
const signed = { audio_url: 'https://a.example/1', audio_expires_at: now };

const pronunciation = {
  diacritized: 'd',
  pinglish: 'p',
  styled_pinglish: 'p',
  phonemes: 'p',
  lemma: 'l',
  part_of_speech: 'noun',
  gloss: 'g',
};
const verb = {
  infinitive: 'رفتن',
  gloss: 'go',
  tense: 'past',
  negative: false,
  passive: false,
  progressive: false,
  parts: [place],
};
const word = {
  ...place,
  ...pronunciation,
  source: 'رفت',
  kind: 'word',
  origin: 'context',
  homograph: false,
  inflection: {},
  verb,
  ezafe: 'none',
  confidence: 0.5,
  alternatives: [{ ...pronunciation, confidence: 0.1 }],
};
const space = {
  ...place,
  source: ' ',
  kind: 'space',
  ...Object.fromEntries(Object.keys(pronunciation).map((name) => [name, null])),
  ezafe: null,
  confidence: null,
  alternatives: [],
};

const version = { request_id: 'r', engine_version: '1' };
const target = { ...place, target_start: 0, target_end: 3 };

/** Of each schema an answer with all that has to be in it. */
const answers: Readonly<Record<string, readonly [z.ZodType, object]>> = {
  diacritize: [routes.diacritize.response.json, { ...textFields, diacritized: 'سَلام', include_ezafe: true }],
  pinglish: [
    routes.pinglish.response.json,
    {
      ...textFields,
      pinglish: 'salaam',
      style: 'readable',
      vowel_notation: 'double_a',
      alignment: [{ ...place, source: 'سلام', pinglish: 'salaam' }],
    },
  ],
  translate: [routes.translate.response.json, { ...textFields, translation: 'hello' }],
  usage: [
    routes.usage.response.json,
    {
      request_id: 'r',
      environment: 'sandbox',
      plan: 'p',
      access_status: 'active',
      billing_period: { start: now, end: now },
      text_units: meter,
      basic_seconds: meter,
      premium_seconds: meter,
      additional_text_usage: { approved_units: 0, used_units: 0 },
      rate_limit: { requests_per_minute: 60 },
    },
  ],
  speech: [routes.speech.response.json, { ...speechFields, usage: speechUsage, ...signed }],
  error: [errorResponse, { request_id: 'r', error }],
  statusEvent: [statusEvent, { job_id: 'j', status: 'running' }],
  audioEvent: [audioEvent, { job_id: 'j', format: 'mp3', audio_base64: 'AAAA' }],
  errorEvent: [errorEvent, { job_id: 'j', status: 'failed', error }],
  analyse: [localRoutes.analyse.response.json, { ...version, tokens: [word, space] }],
  align: [localRoutes.align.response.json, { request_id: 'r', sentences: [{ ...target, words: [target] }] }],
  fromPinglish: [
    localRoutes.fromPinglish.response.json,
    {
      ...version,
      persian: 'سلام',
      alignment: [{ ...place, source: 'salam', written: 'سلام', candidates: ['سلم'] }],
    },
  ],
  toWritten: [
    localRoutes.toWritten.response.json,
    { ...version, written: 'بروم', alignment: [{ ...place, source: 'برم', written: 'بروم' }] },
  ],
  proofread: [
    localRoutes.proofread.response.json,
    {
      ...version,
      findings: [
        {
          ...place,
          rule: 'he-for-ezafe',
          severity: 'warning',
          reason: { en: 'Why.', fa: 'چرا.' },
          suggestions: ['کتاب'],
        },
      ],
    },
  ],
  pinWords: [localRoutes.pinWords.response.json, { request_id: 'r', revision: '' }],
  speechWords: [localRoutes.speechWords.response.json, [{ start: 0, end: 1.5, ...place }]],
};

/** `value` without one of its fields, for each of them at any depth, by its path. */
function* withoutAField(value: unknown, path = ''): Generator<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    const at = `${path}/${name}`;
    const copy = structuredClone(value);
    if (!Array.isArray(copy)) {
      Reflect.deleteProperty(copy, name);
      yield [at, copy];
    }
    for (const [deeper, changed] of withoutAField(field, at)) {
      const whole = structuredClone(value);
      Reflect.set(whole, name, changed);
      yield [deeper, whole];
    }
  }
}

/** What may be absent: it says more where it is there, or anything may stand in its place. */
const OPTIONAL = ['/original', '/tokens/0/inflection', '/tokens/0/verb'];

const refused = (schema: z.ZodType, value: unknown) => !schema.safeParse(value).success;

describe('the schema of an answer', () => {
  for (const [name, [schema, answer]] of Object.entries(answers))
    it(`asks for each of its fields: ${name}`, () => {
      schema.parse(answer);
      const missed = [...withoutAField(answer)].filter(([, changed]) => !refused(schema, changed));
      const optional = name === 'speech' || name === 'analyse' ? OPTIONAL : [];
      assert.deepEqual(
        missed.map(([path]) => path).filter((path) => !optional.includes(path)),
        [],
      );
    });

  it('leaves room for fields of later versions of the contract', () => {
    for (const name of ['diacritize', 'pinglish', 'translate', 'usage', 'speech', 'error'])
      for (const [schema, answer] of [answers[name] ?? assert.fail(name)])
        assert.partialDeepStrictEqual(schema.parse({ ...answer, later: 1 }), { later: 1 });
  });

  it('takes offsets that count code points, and no others', () => {
    const { align } = localRoutes;
    const at = (source_start: unknown) => ({
      request_id: 'r',
      sentences: [{ ...target, source_start, words: [] }],
    });
    for (const wrong of [-1, 0.5, '1', null]) assert.ok(refused(align.response.json, at(wrong)));
    assert.ok(!refused(align.response.json, at(0)));
  });

  it('looks at no more words than the longest text can have', () => {
    const words = (count: number) => Array.from({ length: count }, () => ({ start: 0, end: 1, ...place }));
    const { json } = localRoutes.speechWords.response;
    assert.ok(!refused(json, words(MAX_TEXT_CODE_POINTS)));
    assert.ok(refused(json, words(MAX_TEXT_CODE_POINTS + 1)));
    assert.ok(refused(json, 'words'));
    const broken = json.safeParse([{}, ...words(MAX_TEXT_CODE_POINTS)]);
    // One complaint about all of them, none about the first.
    assert.deepEqual(
      broken.error?.issues.map(({ path }) => path),
      [[]],
    );
  });

  it('ties each part of a translation to what it came from', () => {
    const { align } = localRoutes;
    const [, answer] = answers['align'] ?? assert.fail();
    const span = {
      written: { codePointStart: 0, codePointEnd: 3 },
      original: { codePointStart: 0, codePointEnd: 4 },
    };
    assert.deepEqual(align.response.json.parse(answer), {
      request_id: 'r',
      sentences: [{ ...span, words: [span] }],
    });
  });

  it('takes a word with all that can be told of it, and without', () => {
    const { json } = localRoutes.analyse.response;
    const inflection = {
      plural: true,
      indefinite: true,
      clitic: 3,
      object: true,
      copula: 6,
      degree: 'superlative',
    };
    const told = { ...word, inflection, school_marks: 's', other_ezafe: 0.2, verb: { ...verb, person: 1 } };
    const { inflection: _, verb: __, ...least } = word;
    const read = (token: object) => json.parse({ ...version, tokens: [token] }).tokens[0];
    assert.deepEqual(read(told), told);
    assert.deepEqual(read(least), { ...least, inflection: {} });
    for (const wrong of [
      { clitic: 7 },
      { copula: 0 },
      { plural: false },
      { indefinite: false },
      { object: false },
    ])
      assert.ok(
        refused(json, { ...version, tokens: [{ ...word, inflection: wrong }] }),
        JSON.stringify(wrong),
      );
  });

  it('refuses a text with a lone surrogate where it is to be written into a document', () => {
    const [schema, answer] = answers['fromPinglish'] ?? assert.fail();
    assert.ok(refused(schema, { ...answer, persian: '\ud83d' }));
    const [written, other] = answers['toWritten'] ?? assert.fail();
    assert.ok(refused(written, { ...other, written: '\ud83d' }));
  });
});

describe('the schema of a speech job', () => {
  const job = {
    id: crypto.randomUUID(),
    request_id: 'r',
    status: 'succeeded',
    tier: 'basic',
    stream_format: 'mp3',
    created_at: now,
    started_at: now,
    finished_at: null,
    status_url: 'https://a.example/1',
    stream_url: 'https://a.example/2',
    cancel_url: 'https://a.example/3',
  };

  it('knows what a job may have once it is done', () => {
    const done = { ...job, result: speechFields, usage: speechUsage, ...signed };
    assert.deepEqual(speechJob.parse(done), done);
    assert.deepEqual(speechJob.parse({ ...job, error }), { ...job, error });
    for (const wrong of [
      { result: {} },
      { usage: {} },
      { error: {} },
      { audio_url: 'no' },
      { audio_expires_at: 'no' },
    ])
      assert.ok(refused(speechJob, { ...done, ...wrong }), JSON.stringify(wrong));
  });

  it('takes an id in the path that is one, and nothing beside it', () => {
    const { pathParameters } = routes.speechJob;
    assert.ok(!refused(pathParameters, { id: job.id }));
    for (const wrong of [{ id: 'j' }, {}, { id: job.id, more: 1 }]) assert.ok(refused(pathParameters, wrong));
  });

  it('resumes its events behind a number', () => {
    const { query } = routes.speechJobEvents;
    for (const good of [{}, { after: '0' }, { after: '120' }]) assert.ok(!refused(query, good));
    for (const wrong of [{ after: '' }, { after: '-1' }, { after: '1x' }, { after: 'x1' }, { before: '1' }])
      assert.ok(refused(query, wrong));
  });
});

describe('the schemas of the contract', () => {
  const document = (() => {
    const ofRoutes = Object.values(routes).flatMap((route) => [
      'json' in route.response ? route.response.json : [],
      'request' in route ? route.request : [],
    ]);
    const schemas = [...ofRoutes.flat(), errorResponse];
    return z.toJSONSchema(z.union(schemas), { io: 'input' });
  })();

  it('have names, by which the OpenAPI description knows them', () => {
    assert.deepEqual(Object.keys(document.$defs ?? {}).sort(), [
      'AlignmentItem',
      'BasicSpeechRequest',
      'Delivery',
      'DiacritizeRequest',
      'DiacritizeResponse',
      'Error',
      'ErrorResponse',
      'Meter',
      'PinglishRequest',
      'PinglishResponse',
      'PremiumSpeechRequest',
      'SpeechJob',
      'SpeechRequest',
      'SpeechResponse',
      'SpeechResult',
      'SpeechUsage',
      'TextUsage',
      'TranslateRequest',
      'TranslateResponse',
      'TranslationDoubt',
      'UsageResponse',
      'Warning',
    ]);
  });

  it('tell limits in code points', () => {
    const text = JSON.stringify(document.$defs?.['TranslateRequest']);
    assert.match(text, /"maxLength":6000/);
    assert.match(JSON.stringify(document.$defs?.['PremiumSpeechRequest']), /"maxLength":500/);
  });
});

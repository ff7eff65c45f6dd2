import assert from 'node:assert/strict';
import type * as z from 'zod';
import {
  audioEvent,
  chosenWord,
  idempotencyKey,
  localRoutes,
  MAX_CHOSEN_WORDS,
  MAX_PINNED_WORDS,
  pinnedWord,
  routes,
  speechRequest,
  translateRequest,
} from '../../src/contract/index.ts';

const text = 'سلام';
const accepts = (schema: z.ZodType, ...values: readonly unknown[]) => {
  for (const value of values) assert.ok(schema.safeParse(value).success, JSON.stringify(value));
};
const refuses = (schema: z.ZodType, ...values: readonly unknown[]) => {
  for (const value of values) assert.ok(!schema.safeParse(value).success, JSON.stringify(value));
};

describe('the schema of a text', () => {
  it('says what is wrong with it in numbers that the user can count', () => {
    const messageOf = (wrong: string) =>
      translateRequest.safeParse({ text: wrong }).error?.issues[0]?.message;
    assert.match(messageOf('😀'.repeat(6001)) ?? '', /at most 6000 code points, but has 6001/);
    for (const wrong of ['', '\ud83d']) assert.match(messageOf(wrong) ?? '', /^must not /);
  });
});

describe('the schema of the words that a user chose', () => {
  const chosen = { typed: 'salam', persian: 'سلام' };

  it('takes Latin letters and Persian ones, each in one line', () => {
    accepts(chosenWord, chosen, { ...chosen, typed: "mo'allem 2" }, { ...chosen, persian: 'می‌روم ۲' });
    for (const typed of ['', '12', 'سلام', 'sal\nam', '\tsalam', 'salam\u0085', 's'.repeat(65)])
      refuses(chosenWord, { ...chosen, typed });
    for (const persian of ['', 'salam', '۱۲', 'سلا\nم', '\tسلام', 'سلام\u0085', 'س'.repeat(65)])
      refuses(chosenWord, { ...chosen, persian });
    accepts(chosenWord, { typed: 's'.repeat(64), persian: 'س'.repeat(64) });
    refuses(chosenWord, { typed: 'salam' }, { persian: 'سلام' }, { ...chosen, more: 1 });
  });

  it('takes as many as its limit, and none where none is given', () => {
    const { request } = localRoutes.fromPinglish;
    accepts(request, { text, chosen: Array.from({ length: MAX_CHOSEN_WORDS }, () => chosen) });
    refuses(request, { text, chosen: Array.from({ length: MAX_CHOSEN_WORDS + 1 }, () => chosen) });
    refuses(request, { text, chosen: [{}] });
    assert.deepEqual(request.parse({ text }), {
      text,
      loan_words: 'persian',
      with_candidates: false,
      chosen: [],
    });
    accepts(request, { text, loan_words: 'latin', with_candidates: true });
    refuses(request, { text, loan_words: 'greek' });
  });
});

describe('the schema of pinned words', () => {
  const pinned = { form: 'کرم', phonemes: 'kerm' };

  it('takes one word and its sounds', () => {
    accepts(pinnedWord, pinned, { ...pinned, gloss: 'worm' }, { ...pinned, phonemes: 'dowlat?' });
    for (const form of ['', 'kerm', 'کرم خاکی', 'کرم\n', '۱۲', 'ک'.repeat(65)])
      refuses(pinnedWord, { ...pinned, form });
    for (const phonemes of ['', 'kerm ', ' kerm', 'kewrm', 'کرم', 'k'.repeat(65)])
      refuses(pinnedWord, { ...pinned, phonemes });
    accepts(pinnedWord, { form: 'ک'.repeat(64), phonemes: 'k'.repeat(64), gloss: 'g'.repeat(500) });
    refuses(pinnedWord, { ...pinned, gloss: 'g'.repeat(501) }, { ...pinned, more: 1 });
  });

  it('takes as many as its limit', () => {
    const { request } = localRoutes.pinWords;
    accepts(request, { words: [] }, { words: Array.from({ length: MAX_PINNED_WORDS }, () => pinned) });
    refuses(request, { words: Array.from({ length: MAX_PINNED_WORDS + 1 }, () => pinned) });
    refuses(request, {}, { words: [{}] }, { words: [], more: 1 });
  });
});

describe('the schema of a text and its translation', () => {
  const { request } = localRoutes.align;

  it('takes whatever somebody made of the longest text', () => {
    accepts(request, { text, translation: 'hello' }, { text, translation: 'h'.repeat(60_000) });
    refuses(request, { text, translation: 'h'.repeat(60_001) }, { text, translation: '' }, { text });
    refuses(request, { text, translation: '\ud83d' }, { text, translation: 'hello', more: 1 });
  });
});

describe('the schema of a request for speech', () => {
  it('counts notes in code points', () => {
    const premium = { text, tier: 'premium', voice: 'leyla' };
    accepts(speechRequest, { ...premium, director_notes: '😀'.repeat(500) });
    const { error } = speechRequest.safeParse({ ...premium, director_notes: '😀'.repeat(501) });
    assert.match(error?.issues[0]?.message ?? '', /at most 500 code points/);
  });

  it('takes the notes, style and region of its tier alone', () => {
    const fields = { style: 'story', expressiveness: 'low', regional_mode: 'tehrani' };
    accepts(speechRequest, { text, tier: 'premium', voice: 'kian', ...fields });
    for (const [name, value] of Object.entries(fields)) {
      refuses(speechRequest, { text, tier: 'basic', voice: 'kian', [name]: value });
      refuses(speechRequest, { text, tier: 'premium', voice: 'kian', [name]: 'other' });
    }
  });
});

describe('the schemas of other requests', () => {
  it('take what they ask for and nothing beside it', () => {
    accepts(localRoutes.toWritten.request, { text });
    refuses(localRoutes.toWritten.request, {}, { text, more: 1 });
    accepts(localRoutes.proofread.request, { text }, { text, rules: ['half-spaces', 'slip'] });
    refuses(localRoutes.proofread.request, {}, { text, more: 1 }, { text, rules: ['no-rule'] });
    assert.deepEqual(localRoutes.analyse.request.parse({ text }), {
      text,
      style: 'readable',
      vowel_notation: 'double_a',
      school_marks: false,
    });
    accepts(localRoutes.speechWords.pathParameters, { id: 'r' });
    refuses(localRoutes.speechWords.pathParameters, {}, { id: '' }, { id: 'r', more: 1 });
    accepts(routes.audio.query, { audio: 'a', expires: '1', signature: 's' });
    refuses(routes.audio.query, {}, { audio: 'a', expires: '1', signature: 's', more: '1' });
    accepts(idempotencyKey, '12345678');
    refuses(idempotencyKey, 'é1234567', '1234567é');
    refuses(audioEvent, { job_id: 'j', format: 'mp3', audio_base64: '*' });
  });

  it('have the headers that a download and a stream look at', () => {
    const { headers, responseHeaders } = routes.audio;
    assert.deepEqual(headers.parse({ Range: 'bytes=0-', Other: '1' }), { Range: 'bytes=0-' });
    refuses(headers, { 'If-Range': 5 }, { 'If-None-Match': 5 });
    accepts(responseHeaders, { 'Accept-Ranges': 'bytes', ETag: '"a"' });
    refuses(
      responseHeaders,
      { ETag: '"a"' },
      { 'Accept-Ranges': 'none', ETag: '"a"' },
      { 'Accept-Ranges': 'bytes' },
    );
    refuses(routes.speechJobEvents.headers, { 'Last-Event-ID': 5 });
  });
});

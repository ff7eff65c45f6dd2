import assert from 'node:assert/strict';
import {
  decodeDiacritizeAnswer,
  decodePinglishAnswer,
  decodeTranslateAnswer,
} from '../../../src/client/decode/textAnswers.ts';
import { decodeUsageAnswer } from '../../../src/client/usage/usageAnswer.ts';

const text = 'سلام';
const marked = 'سَلام';
const documented = { request_id: 'r', engine_version: 'e', original: text, usage: { meter: 'text' } };

describe('reading the marked text', () => {
  const check = (answer: object, expected: string | undefined) =>
    assert.equal(decodeDiacritizeAnswer({ ...documented, ...answer }, text)?.diacritized, expected);

  it('takes the field of that name, at the top or one object down', () => {
    check({ diacritized: marked, plain: text }, marked);
    check({ result: { diacritized: marked, plain: text } }, marked);
  });

  it('else takes the one string that is the text with other marks', () => {
    check({ result: marked, note: 'fine' }, marked);
    check({ data: { text: marked, language: 'fa' } }, marked);
    check({ output: { original: text, vocalised: marked } }, marked);
  });

  it('compares without marks on either side, and takes no letter apart', () => {
    assert.equal(decodeDiacritizeAnswer({ out: 'آب' }, 'آبِ')?.diacritized, 'آب');
    assert.equal(decodeDiacritizeAnswer({ out: 'آب' }, 'اب'), undefined);
  });

  it('takes nothing if none fits, if several do, or if it lies deeper', () => {
    check({ result: 'other' }, undefined);
    check({ a: marked, b: text }, undefined);
    check({ a: { x: marked }, b: { x: marked } }, undefined);
    check({ a: { b: { diacritized: marked } } }, undefined);
    check({ usage: { text: marked } }, undefined);
    check({ diacritized: [marked] }, undefined);
  });

  it('prefers the top level', () => {
    check({ result: marked, inner: { result: text } }, marked);
  });
});

describe('reading the translation', () => {
  const check = (answer: object, expected: string | undefined) =>
    assert.equal(decodeTranslateAnswer({ ...documented, ...answer })?.translation, expected);

  it('takes the field of that name, else the one string that is not documented', () => {
    check({ translation: 'hello', language: 'en' }, 'hello');
    check({ result: { translation: 'hello', language: 'en' } }, 'hello');
    check({ english: 'hello' }, 'hello');
    check({ result: { english: 'hello' }, warnings: [] }, 'hello');
  });

  it('takes nothing if several fit, or none', () => {
    check({ english: 'hello', language: 'en' }, undefined);
    check({}, undefined);
    check({ result: { english: 'hello', language: 'en' } }, undefined);
  });
});

describe('reading what comes beside a result', () => {
  const read = (answer: object) => decodeTranslateAnswer({ translation: 'hello', ...answer });

  it('loses no result for accounting that is missing or strange', () => {
    for (const strange of [{}, { usage: 5, request_id: 7, engine_version: null, warnings: 'none' }])
      assert.deepEqual(read(strange), {
        translation: 'hello',
        requestId: undefined,
        engineVersion: undefined,
        usage: undefined,
        warnings: [],
      });
  });

  it('reads warnings of several shapes', () => {
    const warnings = [
      'look here',
      { code: 'c', message: 'm', source_start: 1, source_end: 2 },
      { message: 'no place' },
      { code: 'no message' },
      5,
    ];
    assert.deepEqual(read({ warnings })?.warnings, [
      { code: 'warning', message: 'look here' },
      { code: 'c', message: 'm', codePointStart: 1, codePointEnd: 2 },
      { code: 'warning', message: 'no place' },
    ]);
  });

  it('reads the doubts about a sentence, and leaves out those that it does not know', () => {
    const place = { code: 'doubtful_translation', message: 'm', source_start: 1, source_end: 2 };
    const doubts = [{ reason: 'missing_number', missing: 'سه' }, { reason: 'repetition' }];
    const strange = { ...place, doubts: [{ reason: 'of a later version' }], draft: 5 };
    const known = { code: place.code, message: 'm', codePointStart: 1, codePointEnd: 2 };
    assert.deepEqual(read({ warnings: [{ ...place, doubts, draft: 'Three.' }, strange] })?.warnings, [
      { ...known, doubts, draft: 'Three.' },
      known,
    ]);
  });
});

describe('reading Pinglish', () => {
  const answer = {
    ...documented,
    pinglish: 'salaam',
    style: 'readable',
    vowel_notation: 'double_a',
    alignment: [{ source_start: 0, source_end: 4, source: text, pinglish: 'salaam', extra: 1 }],
    extra: true,
  };

  it('tolerates fields that it does not know', () => {
    assert.deepEqual(decodePinglishAnswer(answer)?.alignment, [
      { codePointStart: 0, codePointEnd: 4, source: text, written: 'salaam' },
    ]);
  });

  it('reads nothing that lacks a documented field', () => {
    for (const field of ['original', 'pinglish', 'style', 'vowel_notation', 'alignment'])
      assert.equal(decodePinglishAnswer({ ...answer, [field]: undefined }), undefined, field);
  });
});

describe('reading usage', () => {
  it('recognises what it can, and keeps the whole answer', () => {
    const answer = {
      environment: 'live',
      text_units: 5,
      basic_seconds: { used: 1, allowance: 2, remaining: 1 },
    };
    const usage = decodeUsageAnswer(answer);
    assert.equal(usage.environment, 'live');
    assert.equal(usage.textUnits, undefined);
    assert.equal(usage.basicSeconds?.remaining, 1);
    assert.equal(usage.answer, answer);
  });
});

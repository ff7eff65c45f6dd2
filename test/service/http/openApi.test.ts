import assert from 'node:assert/strict';
import { Validator } from '@seriousme/openapi-schema-validator';
import { routes } from '../../../src/contract/index.ts';
import { openApiJson } from '../../../src/service/http/openApi.ts';
import { checkAnswer } from '../../support/openApiChecker.ts';
import { send } from '../../support/rawRequest.ts';
import { testApp } from '../../support/testService.ts';

interface Operation {
  readonly operationId: string;
  readonly security?: unknown[];
  readonly responses: Record<string, unknown>;
  readonly parameters?: { name: string; in: string; required?: boolean }[];
}

describe('the OpenAPI description', () => {
  const document = JSON.parse(openApiJson()) as {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Record<string, unknown>> };
  };
  const operation = (path: string, method: string) => document.paths[path]?.[method];

  it('is OpenAPI 3.1 and has every route of the table, and no other', () => {
    assert.match(document.openapi, /^3\.1\./);
    const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    assert.deepEqual(described.map(({ operationId }) => operationId).sort(), Object.keys(routes).sort());
    for (const { path, method } of Object.values(routes))
      assert.ok(operation(path, method.toLowerCase()), path);
  });

  it('is valid by an independent validator', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(openApiJson()));
    assert.ok(valid, JSON.stringify(errors));
  });

  it('is kept by every answer, or the answer is refused by the tests', async () => {
    const request = new Request('http://localhost/v1/usage');
    const wrong = Response.json({ request_id: 'r', text_units: 5 });
    await assert.rejects(checkAnswer(request, wrong), /\/v1\/usage: data must have required property/);
    await assert.rejects(checkAnswer(request, new Response('text')), /does not answer 200 with text\/plain/);
    await checkAnswer(request, await send(testApp(), { path: '/v1/usage' }));
  });

  it('says which routes take a key, and which need one', () => {
    const header = (path: string) =>
      operation(path, 'post')?.parameters?.find(({ name }) => name === 'Idempotency-Key');
    assert.equal(header('/v1/pinglish')?.required ?? false, false);
    assert.equal(header('/v1/speech/jobs')?.required, true);
    assert.equal(header('/v1/speech/jobs/{id}/cancel'), undefined);
    assert.deepEqual(operation('/v1/developer/audio', 'get')?.security, []);
  });

  it('states strictness and limits', () => {
    const request = document.components.schemas['PinglishRequest'];
    assert.equal(request?.['additionalProperties'], false);
    assert.deepEqual(request?.['required'], ['text']);
    assert.match(JSON.stringify(request?.['properties']), /"text":\{[^}]*"maxLength":6000/);
  });

  it('describes the download: its condition and range, its parts, and HEAD', () => {
    const path = '/v1/developer/audio';
    const statuses = (method: string) => Object.keys(operation(path, method)?.responses ?? {});
    assert.deepEqual(statuses('get'), ['200', '206', '304', '403', '416', '500', '503']);
    assert.deepEqual(statuses('head'), ['200', '304', '403', '416', '500', '503']);
    const names = operation(path, 'get')?.parameters?.map(({ name }) => name);
    assert.deepEqual(names, ['audio', 'expires', 'signature', 'If-None-Match', 'Range', 'If-Range']);
  });

  it('names the codes of each failure', () => {
    const failures = JSON.stringify(operation('/v1/speech/jobs', 'post')?.responses);
    for (const code of ['speech_job_start_uncertain', 'idempotency_key_required', 'request_too_large'])
      assert.ok(failures.includes(code), code);
    assert.ok(!JSON.stringify(operation('/v1/usage', 'get')?.responses).includes('rate_limit_exceeded'));
  });

  it('describes both ways to resume a stream', () => {
    const names = operation('/v1/speech/jobs/{id}/events', 'get')?.parameters?.map(({ name }) => name);
    assert.deepEqual(names, ['id', 'after', 'Last-Event-ID']);
  });

  it('is served without a key', async () => {
    const response = await send(testApp(), { path: '/v1/openapi.json', key: null });
    assert.equal(response.status, 200);
    assert.deepEqual(await response.json(), document);
  });
});

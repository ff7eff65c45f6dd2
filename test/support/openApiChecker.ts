import assert from 'node:assert/strict';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as z from 'zod';
import { openApiJson } from '../../src/service/http/openApi.ts';

const json = z.looseObject({});
const operation = z.looseObject({
  responses: z.record(z.string(), z.looseObject({ content: json.optional() })),
});
const documentShape = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) });

const ID = 'openapi';
const document = documentShape.parse(JSON.parse(openApiJson()));
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(document, ID);
const validators = new Map<string, ValidateFunction>();

/**
 * Fails unless an answer of the contract is one that the OpenAPI description has, by a validator that knows
 * nothing of the service. What is not the contract's passes.
 */
export async function checkAnswer(request: Request, response: Response): Promise<void> {
  const path = pathOf(new URL(request.url).pathname);
  const method = request.method.toLowerCase();
  const responses = path === undefined ? undefined : document.paths[path]?.[method]?.responses;
  if (path === undefined || responses === undefined) return;
  const status = String(response.status);
  // What a fault option asks for may be anything.
  if (request.headers.has('x-harf-fault') && !response.ok) return;
  assert.ok(status in responses, `${method} ${path} answers ${status}, which is not described`);
  const content = responses[status]?.content;
  if (content === undefined || request.method === 'HEAD') return;
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  assert.ok(type in content, `${method} ${path} does not answer ${response.status} with ${type}`);
  if (type !== 'application/json') return;
  const validate = validatorOf(['paths', path, method, 'responses', status, 'content', type, 'schema']);
  assert.ok(validate(await response.clone().json()), `${path}: ${ajv.errorsText(validate.errors)}`);
}

function pathOf(pathname: string): string | undefined {
  return Object.keys(document.paths).find((path) =>
    new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  );
}

function validatorOf(pointer: readonly string[]): ValidateFunction {
  const path = pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
  const known = validators.get(path) ?? ajv.compile({ $ref: `${ID}#/${encodeURI(path)}` });
  validators.set(path, known);
  return known;
}

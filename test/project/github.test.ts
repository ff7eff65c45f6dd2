import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { root } from '../../scripts/setup/places.mjs';

const read = (path: string): unknown => parse(readFileSync(join(root, path), 'utf8'), { strict: true });

const step = z.object({ uses: z.string().optional(), run: z.string().optional(), if: z.string().optional() });

const workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      strategy: z.object({ matrix: z.object({ system: z.array(z.string()) }) }),
      steps: z.array(step),
    }),
  ),
});

const input = z.strictObject({
  type: z.enum(['markdown', 'textarea', 'input', 'dropdown']),
  id: z.string().optional(),
  attributes: z.strictObject({
    label: z.string().optional(),
    value: z.string().optional(),
    description: z.string().optional(),
    placeholder: z.string().optional(),
    render: z.string().optional(),
    options: z.array(z.string()).optional(),
  }),
  validations: z.strictObject({ required: z.boolean() }).optional(),
});

const form = z.strictObject({
  name: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  body: z.array(input),
});

describe('The workflow of pull requests', () => {
  const { permissions, jobs } = workflow.parse(read('.github/workflows/ci.yml'));
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('may only read', () => assert.deepEqual(permissions, { contents: 'read' }));

  it('runs the two commands on three systems, with a limit of time', () => {
    const [job] = Object.values(jobs);
    assert.deepEqual(
      job?.strategy.matrix.system.map((name) => name.split('-')[0]),
      ['ubuntu', 'windows', 'macos'],
    );
    for (const command of ['npm test', 'npm start -- --check'])
      assert.ok(
        job?.steps.some(({ run, if: condition }) => run === command && condition === undefined),
        command,
      );
    assert.ok((job?.['timeout-minutes'] ?? Number.POSITIVE_INFINITY) <= 90);
  });

  it('uses only actions of GitHub, each by its major version', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    assert.ok(used.length > 0);
    assert.deepEqual(
      used.filter((name) => !/^actions\/[\w-]+@v\d+$/u.test(name)),
      [],
    );
  });
});

describe('The forms for issues', () => {
  const paths = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root }).filter(
    (path) => !path.endsWith('config.yml'),
  );

  it('are three', () => assert.equal(paths.length, 3));

  for (const path of paths)
    it(`ask as GitHub understands: ${path}`, () => {
      const { body } = form.parse(read(path));
      const ids = body.flatMap(({ type, id, attributes: { label, value, options } }) => {
        if (type === 'markdown') return assert.ok(value) ?? [];
        assert.ok(label && id);
        assert.equal(options !== undefined, type === 'dropdown');
        return [id];
      });
      assert.equal(new Set(ids).size, ids.length);
      assert.ok(body.some(({ validations }) => validations?.required));
    });
});

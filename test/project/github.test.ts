import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { root } from '../../scripts/setup/places.mjs';

const read = (path: string): unknown => parse(readFileSync(join(root, path), 'utf8'), { strict: true });

const step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  if: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});

const permissions = z.record(z.string(), z.string());

const releaseWorkflow = z.object({
  on: z.unknown(),
  permissions,
  jobs: z.strictObject({ package: z.object({ permissions, steps: z.array(step) }) }),
});

const nightlyJob = z.object({ 'timeout-minutes': z.number().max(90), steps: z.array(step) });

const nightlyWorkflow = z.object({
  permissions,
  jobs: z.strictObject({ test: nightlyJob, mutation: nightlyJob }),
});

const workflow = z.object({
  permissions,
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
});

describe('The workflow of the night', () => {
  it('runs all tests and what takes long, in another order each time, tries the tests, and may only read', () => {
    const { permissions, jobs } = nightlyWorkflow.parse(read('.github/workflows/nightly.yml'));
    assert.deepEqual(permissions, { contents: 'read' });
    assert.ok(jobs.test.steps.some(({ run }) => run === 'npm run soak -- --seed "$GITHUB_RUN_NUMBER"'));
    assert.ok(jobs.mutation.steps.some(({ run }) => run === 'npm run mutation'));
  });
});

describe('The workflow of a release', () => {
  const { on, permissions, jobs } = releaseWorkflow.parse(read('.github/workflows/release.yml'));
  const steps = jobs.package.steps;

  it('runs for the tags of versions alone, and only its job may attest', () => {
    assert.deepEqual(on, { push: { tags: ['v*'] } });
    assert.deepEqual(permissions, { contents: 'read' });
    assert.deepEqual(jobs.package.permissions, {
      contents: 'read',
      'id-token': 'write',
      attestations: 'write',
    });
  });

  it('packages, lists what is in it by the lock file, and attests both', () => {
    const places = [
      steps.findIndex(({ run }) => run === 'npm run package'),
      steps.findIndex(({ run }) => run?.startsWith('npm sbom --package-lock-only --sbom-format cyclonedx >')),
      steps.findIndex(({ uses }) => uses?.startsWith('actions/attest-build-provenance@')),
      steps.findIndex(({ uses }) => uses?.startsWith('actions/upload-artifact@')),
    ];
    assert.ok(!places.includes(-1));
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
    for (const { uses, with: given } of steps)
      if (/attest|upload/.test(uses ?? '')) {
        const paths = given?.['subject-path'] ?? given?.['path'];
        assert.deepEqual(String(paths).trim().split('\n'), ['*.vsix', '*.cdx.json'], uses);
      }
  });
});

describe('The actions of the workflows', () => {
  const unpinned = (workflows: readonly string[]) =>
    workflows
      .flatMap((source) => source.split('\n'))
      .filter((line) => /^\s*(?:- )?uses:/.test(line))
      .filter((line) => !/uses: actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line));
  const sources = globSync('.github/workflows/*.yml', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );

  it("are GitHub's own, each by its commit, with the version that it is", () => {
    assert.equal(sources.length, 3);
    assert.deepEqual(unpinned(sources), []);
  });

  it('are the same commit wherever they are of the same version', () => {
    const used = sources.flatMap((source) => [...source.matchAll(/uses: (\S+)@(\S+) # (\S+)/g)]);
    const commits = Map.groupBy(used, ([, name, , version]) => `${name} ${version}`);
    for (const [name, each] of commits)
      assert.equal(new Set(each.map(([, , commit]) => commit)).size, 1, name);
  });

  it("are found where they are by tag, by a part of a commit, without a version, or another's", () => {
    const commit = 'a'.repeat(40);
    for (const line of [
      'uses: actions/checkout@v5',
      `- uses: actions/checkout@${commit}`,
      `- uses: actions/checkout@${commit.slice(1)} # v5.0.0`,
      `- uses: actions/checkout@${commit} # v5`,
      `- uses: somebody/checkout@${commit} # v5.0.0`,
    ])
      assert.deepEqual(unpinned([`      ${line}\n`]), [`      ${line}`]);
  });

  it('are kept fresh, and so are the packages', () => {
    const { updates } = z
      .object({ updates: z.array(z.object({ 'package-ecosystem': z.string(), directory: z.literal('/') })) })
      .parse(read('.github/dependabot.yml'));
    assert.deepEqual(
      updates.map((update) => update['package-ecosystem']),
      ['github-actions', 'npm'],
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

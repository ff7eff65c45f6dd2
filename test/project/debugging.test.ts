import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { root } from '../../scripts/setup/places.mjs';

const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

const { configurations } = z
  .object({ configurations: z.array(z.object({ name: z.string(), preLaunchTask: z.string().optional() })) })
  .parse(read('.vscode/launch.json'));

const pattern = z.object({ regexp: z.string() });
const background = z.object({ beginsPattern: z.string(), endsPattern: z.string() });
const task = z.object({
  label: z.string(),
  script: z.string().optional(),
  problemMatcher: z.union([z.array(z.string()), z.object({ pattern, background })]),
});
const { tasks } = z.object({ tasks: z.array(task) }).parse(read('.vscode/tasks.json'));

describe('F5', () => {
  it('waits for tasks that are there, and they run scripts that are there', () => {
    const labels = tasks.map(({ label }) => label);
    const awaited = configurations.flatMap(({ preLaunchTask }) => preLaunchTask ?? []);
    assert.ok(awaited.length > 0 && awaited.every((label) => labels.includes(label)));
    const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(read('package.json'));
    assert.deepEqual(
      tasks.flatMap(({ script }) => script ?? []).filter((script) => !(script in scripts)),
      [],
    );
  });

  it('knows from the lines of the watch when it builds, has built, and what is wrong where', () => {
    const matcher = tasks.find(({ label }) => label === 'watch')?.problemMatcher;
    assert.ok(matcher && 'pattern' in matcher);
    const { beginsPattern, endsPattern } = matcher.background;
    assert.match('[watch] build started', new RegExp(beginsPattern));
    assert.match('[watch] build finished in 2.1 s', new RegExp(endsPattern));
    assert.deepEqual(
      new RegExp(matcher.pattern.regexp).exec('src/editor/log.ts:29:9: ERROR: Unexpected "="')?.slice(1),
      ['src/editor/log.ts', '29', '9', 'ERROR', 'Unexpected "="'],
    );
  });
});

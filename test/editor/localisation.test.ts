import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

const root = fileURLToPath(new URL('../..', import.meta.url));
const json = (path: string): Record<string, string> => JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));

/** The first arguments of `vscode.l10n.t(…)` and of `t(…)`, as they are written. */
function translatedStrings(path: string): string[] {
  const found: string[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      if (name.type !== 'Identifier' || name.name !== 't') return;
      assert.ok(first?.type === 'Literal' && typeof first.value === 'string', `${path}: not a plain string`);
      found.push(first.value);
    },
  });
  visitor.visit(parseSync(path, readFileSync(`${root}/${path}`, 'utf8')).program);
  return found;
}

describe('the Persian of the editor and the panel', () => {
  const paths = globSync(['src/editor/**/*.ts', 'media/**/*.ts'], { cwd: root });
  const strings = [...new Set(paths.flatMap(translatedStrings))].sort();
  const bundle = json('l10n/bundle.l10n.fa.json');

  it('has every message of the code, and no other', () => {
    assert.ok(strings.length > 50);
    assert.deepEqual(Object.keys(bundle).sort(), strings);
  });

  it('fills in what the English fills in', () => {
    const places = (text: string) => (text.match(/\{\d\}/g) ?? []).sort();
    for (const [english, persian] of Object.entries(bundle))
      assert.deepEqual(places(persian), places(english));
  });

  it('has every name of package.json, as the English has', () => {
    const english = json('package.nls.json');
    const used = readFileSync(`${root}/package.json`, 'utf8').match(/(?<="%)[^%"]+(?=%")/g) ?? [];
    assert.deepEqual([...new Set(used)].sort(), Object.keys(english).sort());
    assert.deepEqual(Object.keys(json('package.nls.fa.json')).sort(), Object.keys(english).sort());
  });
});

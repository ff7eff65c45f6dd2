import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Where texts are handed on to VS Code. */
const LOCALIZE = 'src/editor/wording/localize.ts';
const json = (path: string): Record<string, string> => JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));

/** The first arguments of `t(…)` and `l10n.t(…)`, as they are written. */
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

/** What is wrong in Persian texts, by its name; what is not Persian in them (code, addresses, names) is left alone. */
const SLIPS: Readonly<Record<string, RegExp>> = {
  'a Latin comma, semicolon or question mark after Persian': /\p{Script=Arabic}[,;?]/u,
  'an Arabic letter or digit': /[يكىةۀ٠-٩]/u,
  'a space where ZWNJ belongs, after می': /(?<!\p{L})ن?می \p{L}/u,
  'a space where ZWNJ belongs, before an ending': /\p{L} (?:ها|های|هایی|هایش|تر|ترین|ام|اند)(?!\p{L})/u,
  'می joined to its verb':
    /(?<!\p{L})ن?می(?:شو|کن|گیر|خواه|ده|توان|خوان|رو|گذار|مان|نوی|بر|پذیر|پرس|دار|دان)/u,
  'ZWNJ that joins nothing': /(?<!\p{L})\u200c|\u200c(?!\p{L})/u,
  'dots for an ellipsis, or English quotation marks': /\.{3}|[“”]/u,
  'two spaces, or space before a mark': / {2}| [،؛؟:.](?:\s|$)/u,
  'another word for what has its name in Harf': /حرکت‌گذاری|میزبانی|بریده‌دان|پرونده|رونوشت|برگزین/u,
};

/** What is quoted as it should not be written. */
const CODE = /`[^`]*`/g;

function slipsIn(persian: string): string[] {
  return Object.entries(SLIPS)
    .filter(([, slip]) => slip.test(persian.replace(CODE, 'X')))
    .map(([name]) => `${name}: ${persian}`);
}

describe('the Persian of the editor and the panel', () => {
  const paths = globSync(['src/editor/**/*.ts', 'media/**/*.ts'], {
    cwd: root,
    exclude: [LOCALIZE],
  });
  const strings = [...new Set(paths.flatMap(translatedStrings))].sort();
  const bundle = json('l10n/bundle.l10n.fa.json');

  it('has every message of the code, and no other', () => {
    assert.ok(strings.length > 50);
    assert.deepEqual(Object.keys(bundle).sort(), strings);
  });

  it('is asked for by way of the setting for the language', () => {
    const past = globSync('src/**/*.ts', { cwd: root }).filter((path) =>
      /vscode\.l10n\b|env\.language\b/.test(
        readFileSync(`${root}/${path}`, 'utf8').replace(/^\s*(?:\/?\*|\/\/).*$/gm, ''),
      ),
    );
    assert.deepEqual(
      past.map((path) => path.replaceAll('\\', '/')),
      [LOCALIZE],
    );
  });

  it('is written as Persian is written', () => {
    const texts = [...Object.values(bundle), ...Object.values(json('package.nls.fa.json'))];
    assert.deepEqual(texts.flatMap(slipsIn), []);
    const wrong = [
      'متن, سند',
      'كتاب',
      'می شود',
      'میشود',
      'سند ها',
      'سند\u200c.',
      'صبر...',
      'متن .',
      'میزبانی',
    ];
    assert.deepEqual(
      wrong.filter((text) => slipsIn(text).length === 0),
      [],
    );
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

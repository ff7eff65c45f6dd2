import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { wordHover } from '../../src/editor/aids/wordHover.ts';
import { type ApiServer, startApiServer } from '../support/editor/apiServer.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting } from '../support/editor/editing.ts';

/** What hovering over the last `word` shows. */
async function hoverOn({ document }: vscode.TextEditor, word: string): Promise<string[]> {
  const offset = document.getText().lastIndexOf(word);
  assert.ok(offset >= 0, `${word} is not in ${JSON.stringify(document.getText())}`);
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    document.positionAt(offset + 1),
  );
  return hovers.flatMap(({ contents }) =>
    contents.map((each) => (typeof each === 'string' ? each : each.value)),
  );
}

async function theHoverOn(editor: vscode.TextEditor, word: string): Promise<string> {
  const hovers = await hoverOn(editor, word);
  assert.equal(hovers.length, 1, hovers.join('\n---\n'));
  return (hovers[0] ?? '').replaceAll('&nbsp;', ' ').replaceAll('\\', '');
}

describe('Hovering over a Persian word', () => {
  const dialogs = useDialogs();
  before(() => vscode.extensions.getExtension('harf-persian.harf')?.activate());

  it('explains it as it is read in its sentence', async () => {
    const editor = await openMarked('من کتاب خوب را خواندم.');
    const book = await theHoverOn(editor, 'کتاب');
    assert.match(book, /کِتابِ/);
    assert.match(book, /ketāb-e/);
    assert.match(book, /noun/);
    assert.match(book, /book/);
    const read = await theHoverOn(editor, 'خواندم');
    assert.match(read, /verb, from \u2068خواندن\u2069/);
  });

  it('shows other readings with how likely they are, every script isolated', async () => {
    const editor = await openMarked('کرم در خاک است.');
    const worm = await theHoverOn(editor, 'کرم');
    assert.match(worm, /Other readings:.*- \*\*\u2068کِرِم\u2069\*\* · \u2068kerem\u2069.*\d+ ?%/s);
  });

  it('takes nothing that it shows for Markdown, and carries it whole in its links', () => {
    const hostile = 'cream (for skin) **[x](command:evil)** <b> \n# y';
    const latin = { pinglish: hostile, styledPinglish: hostile };
    const reading = { diacritized: hostile, ...latin, phonemes: 'a', lemma: hostile };
    const other = { ...reading, phonemes: 'b', partOfSpeech: hostile, gloss: hostile, confidence: 0.1 };
    const verb = {
      infinitive: hostile,
      gloss: hostile,
      tense: 'past',
      subject: { person: 3, number: 'plural' },
      negative: true,
      passive: true,
      progressive: false,
    } as const;
    const word = {
      ...reading,
      partOfSpeech: 'noun',
      gloss: hostile,
      origin: 'marks',
      inflection: { plural: true },
      verb,
      ezafe: 'e',
      confidence: 1,
    } as const;
    const uri = vscode.Uri.parse('untitled:(x)');
    const range = new vscode.Range(0, 0, 0, 1);
    const found = { range, source: hostile, word: { ...word, alternatives: [other] } };
    const [content] = wordHover(uri, found).contents;
    assert.ok(content instanceof vscode.MarkdownString);
    assert.deepEqual(content.isTrusted, { enabledCommands: ['harf.chooseReading', 'harf.readFromHere'] });
    const links = [...content.value.matchAll(/(?<!\\)\]\(([^)]*)\)/g)].map(([, address = '']) => address);
    const choices = links.filter((address) => address.startsWith('command:harf.chooseReading?'));
    assert.deepEqual([links.length, choices.length], [2, 1]);
    const [choice] = JSON.parse(decodeURIComponent(choices[0]?.split('?')[1] ?? ''));
    assert.equal(choice.gloss, hostile);
    const shown = links.reduce((value, address) => value.replace(address, ''), content.value);
    assert.equal(shown.match(/(?<!\\)\*\*/g)?.length, 4);
    assert.doesNotMatch(shown, /\n# /);
  });

  it('reads wrapped lines together', async () => {
    const line = 'دیروز در کتابخانه‌ی بزرگ شهر با دوستان قدیمی دربارهٔ موضوع کتاب';
    const editor = await openMarked(`${line}\nتازه حرف زدیم.`);
    assert.match(await theHoverOn(editor, 'کتاب'), /ketāb-e/);
  });

  it('works in source code, in comments and strings', async () => {
    const editor = await openMarked('x = "کتاب" # شهر بزرگ\n', { language: 'python' });
    assert.match(await theHoverOn(editor, 'کتاب'), /book/);
    assert.match(await theHoverOn(editor, 'شهر'), /shahr-e/);
  });

  it('has nothing to say about other text', async () => {
    const editor = await openMarked('English، 12 [x](y)');
    for (const word of ['English', '12', 'x']) assert.deepEqual(await hoverOn(editor, word), []);
  });

  it('is silent where the setting says so', async () => {
    const editor = await openMarked('کتاب');
    await setSetting('hover.dictionary', false);
    assert.deepEqual(await hoverOn(editor, 'کتاب'), []);
  });

  describe('with the hosted service chosen', () => {
    let server: ApiServer;
    before(async () => {
      server = await startApiServer();
    });
    after(() => server.close());
    afterEach(() => run('clearApiKey'));

    it('sends nothing there', async () => {
      await setSetting('baseUrl', server.baseUrl);
      await setSetting('service', 'hosted');
      dialogs.type('harf_test_1234567890');
      await run('setApiKey');
      const editor = await openMarked('یک کتاب تازه');
      assert.match(await theHoverOn(editor, 'کتاب'), /book/);
      assert.deepEqual(
        server.received.map(({ path }) => path),
        [],
      );
    });
  });
});

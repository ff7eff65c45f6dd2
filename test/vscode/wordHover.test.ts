import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { wordHover } from '../../src/editor/aids/hover/wordHover.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, setSetting } from '../support/editor/editing.ts';
import { useHostedServer } from '../support/editor/hostedServer.ts';

/** What hovering over the last `word` shows. */
async function hoverOn(editor: vscode.TextEditor, word: string): Promise<string[]> {
  const offset = editor.document.getText().lastIndexOf(word);
  assert.ok(offset >= 0, `${word} is not in ${JSON.stringify(editor.document.getText())}`);
  return hoverOnPosition(editor, editor.document.positionAt(offset + 1));
}

async function hoverOnPosition(
  { document }: vscode.TextEditor,
  position: vscode.Position,
): Promise<string[]> {
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
    'vscode.executeHoverProvider',
    document.uri,
    position,
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

/** The place of a word that is a text of its own. */
const placed = (source: string) =>
  ({ kind: 'word', source, codePointStart: 0, codePointEnd: source.length }) as const;

describe('Hovering over a Persian word', () => {
  useDialogs();
  before(() => vscode.extensions.getExtension('harf-persian.harf')?.activate());

  it('is laid out from the right where Harf speaks Persian', async () => {
    await setSetting('language', 'fa');
    try {
      const editor = await openMarked('من کتاب خوب را خواندم.');
      const paragraphs = (await theHoverOn(editor, 'کتاب')).split('\n\n');
      assert.deepEqual([paragraphs[0], paragraphs.at(-1)], ['<div align="right">', '</div>']);
      for (const each of paragraphs.slice(1, -1)) assert.match(each, /^\u2067.*\u2069$/);
    } finally {
      await setSetting('language', undefined);
    }
  });

  it('explains it as it is read in its sentence', async () => {
    const editor = await openMarked('من کتاب خوب را خواندم.');
    const book = await theHoverOn(editor, 'کتاب');
    assert.match(book, /کِتابِ/);
    assert.match(book, /ketaab-e/);
    assert.match(book, /noun/);
    assert.match(book, /book/);
    const read = await theHoverOn(editor, 'خواندم');
    assert.match(read, /verb \u2068خواندن\u2069, \u2068to read.*\u2069 · simple past, 1st person singular/);
  });

  it('spells it as the settings of Pinglish say', async () => {
    const editor = await openMarked('کتاب خوب را خواندم.');
    assert.match(await theHoverOn(editor, 'خوب'), /\u2068khoob\u2069/);
    await setSetting('pinglish.style', 'systematic');
    assert.match(await theHoverOn(editor, 'خوب'), /\u2068khub\u2069/);
    assert.match(await theHoverOn(editor, 'کتاب'), /\u2068ketaab-e\u2069/);
    await setSetting('pinglish.vowelNotation', 'macron');
    assert.match(await theHoverOn(editor, 'کتاب'), /\u2068ketāb-e\u2069/);
  });

  it('tells the verb on each word of it, and what the word is by itself', async () => {
    const editor = await openMarked('من تو را دوست دارم.');
    const friend = await theHoverOn(editor, 'دوست');
    const love = /verb \u2068دوست داشتن\u2069, \u2068to love; like\u2069 · present, 1st person singular/;
    assert.match(friend, love);
    assert.match(friend, /by itself: noun · \u2068friend/);
    const have = await theHoverOn(editor, 'دارم');
    assert.match(have, love);
    assert.match(have, /by itself: verb \u2068داشتن\u2069, \u2068to have/);
  });

  it('tells the verb where its words stand apart, and with its auxiliaries', async () => {
    const work = await openMarked('او کار زیادی کرده است.');
    for (const word of ['کار', 'کرده', 'است'])
      assert.match(
        await theHoverOn(work, word),
        /verb \u2068کار کردن\u2069.* · present perfect, 3rd person singular/,
      );
    const going = await openMarked('داشتم به خانه می‌رفتم. فردا نخواهم رفت.');
    assert.match(await theHoverOn(going, 'داشتم'), /verb \u2068رفتن\u2069.* · past, under way, 1st person/);
    const will = await theHoverOn(going, 'نخواهم');
    assert.match(will, /verb \u2068رفتن\u2069, \u2068to go\u2069 · future, 1st person singular, negative/);
    assert.doesNotMatch(will, /by itself|want/);
  });

  it('tells what is around the dictionary form', async () => {
    const editor = await openMarked('دوستانم کتاب‌های خوبی آوردند.');
    assert.match(await theHoverOn(editor, 'دوستانم'), /noun, plural of \u2068دوست\u2069.*with “my”/s);
    assert.match(
      await theHoverOn(editor, 'کتاب‌های'),
      /plural of \u2068کتاب\u2069.*joined to the next word by ezafe/s,
    );
    assert.match(await theHoverOn(editor, 'خوبی'), /with “a” or “one”/);
  });

  it('says that the marks on a word say how it is read', async () => {
    const editor = await openMarked('کِرِم خریدم. کرم خریدم.');
    assert.match(await theHoverOn(editor, 'کِرِم'), /read as the marks on it say/);
    assert.doesNotMatch(await theHoverOn(editor, 'کرم'), /marks/);
  });

  it('says that nobody knows a word, and no part of speech of it', async () => {
    const hover = await theHoverOn(await openMarked('این زیگولک بزرگ است'), 'زیگولک');
    assert.match(hover, /not in Harf’s lexicon, so read by its letters/);
    assert.doesNotMatch(hover, /noun/);
  });

  it('shows other readings with how likely they are, every script isolated', async () => {
    const editor = await openMarked('کرم در خاک است.');
    const worm = await theHoverOn(editor, 'کرم');
    assert.match(worm, /Other readings:.*• \*\*\u2068کِرِم\u2069\*\* · \u2068kerem\u2069.*\d+ ?%/s);
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
      person: 6,
      negative: true,
      passive: true,
      progressive: false,
      parts: [],
    } as const;
    const word = {
      ...reading,
      partOfSpeech: 'noun',
      gloss: hostile,
      origin: 'marks',
      isHomograph: false,
      inflection: { plural: true },
      verb,
      ezafe: 'e',
      confidence: 1,
    } as const;
    const uri = vscode.Uri.parse('untitled:(x)');
    const range = new vscode.Range(0, 0, 0, 1);
    const found = { range, word: { ...placed(hostile), ...word, alternatives: [other] } };
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

  it('shows no reading that is hardly possible, but all beside one of the list', () => {
    const reading = {
      diacritized: 'x',
      pinglish: 'x',
      styledPinglish: 'x',
      lemma: 'x',
      partOfSpeech: 'noun',
      isHomograph: false,
    };
    const other = (gloss: string, confidence: number) => ({ ...reading, phonemes: gloss, gloss, confidence });
    const alternatives = [other('likely', 0.02), other('hardly', 0.009)];
    const context = { inflection: {}, ezafe: 'none', confidence: 1, alternatives } as const;
    const shown = (origin: 'context' | 'list') => {
      const word = { ...placed('x'), ...reading, phonemes: 'a', gloss: '', origin, ...context };
      const range = new vscode.Range(0, 0, 0, 1);
      const [content] = wordHover(vscode.Uri.parse('untitled:x'), { range, word }).contents;
      return content instanceof vscode.MarkdownString ? content.value.replaceAll('&nbsp;', ' ') : '';
    };
    assert.match(shown('context'), /likely.* · 2%/);
    assert.doesNotMatch(shown('context'), /hardly/);
    assert.match(shown('list'), /read as the list of readings says.*likely.*hardly/s);
    assert.doesNotMatch(shown('list'), /%\s*·/);
  });

  it('has no HTML of a list of readings, where Harf speaks Persian too', async () => {
    const found = {
      range: new vscode.Range(0, 0, 0, 1),
      word: {
        ...placed('x'),
        ...{ diacritized: 'x', pinglish: 'x', styledPinglish: '<img src="https://a.ir">' },
        ...{ lemma: 'x', partOfSpeech: 'noun', isHomograph: false, phonemes: 'a', gloss: '<b>' },
        ...{ inflection: {}, confidence: 1, alternatives: [] },
        origin: 'list',
        ezafe: 'none',
      },
    } as const;
    await setSetting('language', 'fa');
    try {
      const [content] = wordHover(vscode.Uri.parse('untitled:x'), found).contents;
      assert.ok(content instanceof vscode.MarkdownString);
      assert.deepEqual(content.value.match(/<[^>]*>/g), ['<div align="right">', '</div>']);
    } finally {
      await setSetting('language', undefined);
    }
  });

  it('shortens what is too long, and names no part of speech that it does not know', () => {
    const long = 'sense; '.repeat(200);
    const reading = { diacritized: 'x'.repeat(5000), pinglish: 'x', styledPinglish: 'y'.repeat(5000) };
    const word = { ...reading, lemma: '', partOfSpeech: 'X12', phonemes: 'a', gloss: long, alternatives: [] };
    const context = {
      origin: 'context',
      isHomograph: false,
      inflection: {},
      ezafe: 'none',
      confidence: 1,
    } as const;
    const range = new vscode.Range(0, 0, 0, 1);
    const found = { range, word: { ...placed('x'), ...word, ...context } };
    const [content] = wordHover(vscode.Uri.parse('untitled:x'), found).contents;
    assert.ok(content instanceof vscode.MarkdownString);
    assert.ok(content.value.length < 1000, `${content.value.length}`);
    assert.doesNotMatch(content.value, /X12/);
  });

  it('is quick in a line of 100,000 characters, in a document of any length', async () => {
    const line = 'من تو را دوست دارم و این کتاب را خواندم. '.repeat(2500);
    const editor = await openMarked(`${'سلام.\n\n'.repeat(20_000)}${line}`);
    const hoverAt = (utf16Column: number) =>
      hoverOnPosition(editor, new vscode.Position(40_000, utf16Column));
    await hoverAt(1);
    const started = performance.now();
    const at = line.indexOf('دوست', 5000);
    assert.match((await hoverAt(at + 1)).join('').replaceAll('&nbsp;', ' '), /دوست داشتن/);
    assert.ok(performance.now() - started < 3000, `${performance.now() - started} ms`);
  });

  it('reads wrapped lines together', async () => {
    const line = 'دیروز در کتابخانه‌ی بزرگ شهر با دوستان قدیمی دربارهٔ موضوع کتاب';
    const editor = await openMarked(`${line}\nتازه حرف زدیم.`);
    assert.match(await theHoverOn(editor, 'کتاب'), /ketaab-e/);
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
    const hosted = useHostedServer();

    it('sends nothing there', async () => {
      await setSetting('service', 'hosted');
      const editor = await openMarked('یک کتاب تازه');
      assert.match(await theHoverOn(editor, 'کتاب'), /book/);
      assert.deepEqual(
        hosted.server.received.map(({ path }) => path),
        [],
      );
    });
  });
});

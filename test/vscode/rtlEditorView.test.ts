import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { originalOf, writtenOf } from '../../src/document/links/link.ts';
import { selectInView } from '../../src/editor/documents/selectInView.ts';
import { addLinks } from '../../src/editor/links/addLinks.ts';
import { LinkDecorations } from '../../src/editor/links/linkDecorations.ts';
import { LinkedDocuments } from '../../src/editor/links/linkedDocuments.ts';
import { RtlEditor } from '../../src/editor/rtlEditor/rtlEditor.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, openText, run, until } from '../support/editor/editing.ts';
import { FakeRtlPage } from '../support/editor/fakeRtlPage.ts';
import { linkedGreeting } from '../support/editor/linkedGreeting.ts';
import { memoryOf } from '../support/editor/memory.ts';
import { MemoryLog } from '../support/memoryLog.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { inTime } from '../support/soak.ts';

const STEPS = inTime({ usual: 100, soak: 2_000 });

describe('A document in the right-to-left editor', () => {
  const dialogs = useDialogs();
  let page: FakeRtlPage;
  let hints: vscode.EventEmitter<void>;
  beforeEach(() => {
    page = new FakeRtlPage();
    hints = new vscode.EventEmitter();
  });
  afterEach(() => page.dispose());

  async function show(document: vscode.TextDocument): Promise<RtlEditor> {
    const editor = new RtlEditor(document, page.view, {
      extensionUri: vscode.Uri.file('/'),
      log: new MemoryLog(),
      onDidChangeHints: hints.event,
    });
    page.say({ type: 'ready' });
    await page.until('the page begins', () => page.messages.some(({ type }) => type === 'start'));
    return editor;
  }

  it('has what proofreading finds underlined, explained, and mended as is chosen', async () => {
    const { document } = await openMarked('کتابه من روی میز است.', { language: 'markdown' });
    await show(document);
    await page.until('it is underlined', () => page.marked.get('warning')?.[0] === 'کتابه');
    assert.match((await page.hover(2)).join('\n'), /an&nbsp;ezafe&nbsp;is&nbsp;a&nbsp;kasra/);
    page.select(2, 2);
    dialogs.pick('Change to کتاب');
    page.say({ type: 'fix' });
    await page.until('it is mended', () => page.text === 'کتاب من روی میز است.');
    assert.equal(document.getText(), page.text);
  });

  it('says that there is nothing to mend', async () => {
    const { document } = await openMarked('Nothing.', { language: 'markdown' });
    await show(document);
    page.say({ type: 'fix' });
    await dialogs.shown(/nothing to mend/);
  });

  it('explains its words in hovers', async () => {
    const { document } = await openText('کتاب خوب', 'markdown');
    await show(document);
    assert.match((await page.hover(1)).join('\n'), /ketaab/);
  });

  it('shows no more of a hover than anybody reads', async () => {
    const { document } = await openText('Word', 'markdown');
    const provider = vscode.languages.registerHoverProvider('*', {
      provideHover: () => new vscode.Hover(Array.from({ length: 30 }, () => 'x'.repeat(30_000))),
    });
    try {
      await show(document);
      const contents = await page.hover(1);
      assert.deepEqual([contents.length, contents[0]?.length], [20, 20_000]);
    } finally {
      provider.dispose();
    }
  });

  it('follows the links of a hover that may run their command, and no others', async () => {
    const { document } = await openText('کتاب', 'markdown');
    const ran: string[] = [];
    const registered = vscode.Disposable.from(
      vscode.commands.registerCommand('harfTest.run', (name: string) => void ran.push(name)),
      vscode.languages.registerHoverProvider('*', {
        provideHover: () => {
          const link = (name: string) =>
            `[${name}](command:harfTest.run?${encodeURIComponent(`["${name}"]`)})`;
          const trusted = new vscode.MarkdownString(link('trusted'));
          trusted.isTrusted = { enabledCommands: ['harfTest.run'] };
          return new vscode.Hover([trusted, new vscode.MarkdownString(link('untrusted'))]);
        },
      }),
    );
    const choose = (name: string) =>
      page.say({ type: 'link', target: `command:harfTest.run?${encodeURIComponent(`["${name}"]`)}` });
    try {
      await show(document);
      choose('trusted');
      const contents = await page.hover(1);
      assert.ok(contents.some((text) => text.includes('untrusted')));
      choose('untrusted');
      choose('trusted');
      await page.hover(1);
      assert.deepEqual(ran, ['trusted']);
    } finally {
      registered.dispose();
    }
  });

  it('has Pinglish behind its words when that is shown', async () => {
    const { document } = await openText('کتاب', 'markdown');
    await show(document);
    await run('toggleReadings');
    try {
      hints.fire();
      const labels = () =>
        page.messages.flatMap((each) => (each.type === 'hints' ? each.hints.map(({ label }) => label) : []));
      await page.until('hints are shown', () => labels().includes('ketaab'));
    } finally {
      await run('toggleReadings');
    }
  });

  it('has its linked words underlined', async () => {
    const { document } = await openText('salaam donyaa', 'markdown');
    const latin = new LinkedDocuments(writtenOf);
    const persian = new LinkedDocuments(originalOf);
    const decorations = new LinkDecorations(latin, persian, memoryOf(new Map()));
    try {
      await show(document);
      await addLinks(latin, document, linkedGreeting);
      await page.until('they are underlined', () => page.marked.get('linked')?.join() === 'salaam,donyaa');
      page.hide();
      await page.until('marks go with the view', () => page.marked.get('linked')?.length === 0);
    } finally {
      vscode.Disposable.from(decorations, latin, persian).dispose();
    }
  });

  it('is where a place of it is selected and shown, if it is nowhere else', async () => {
    const { document } = await openText('سلام دنیا', 'markdown');
    await show(document);
    await vscode.commands.executeCommand('workbench.action.files.newUntitledFile');
    await until('the text editor is hidden', () =>
      vscode.window.visibleTextEditors.every((each) => each.document !== document),
    );
    await selectInView(document, new vscode.Range(0, 5, 0, 9));
    await page.until('it is shown', () => page.messages.some(({ type }) => type === 'reveal'));
    assert.deepEqual(
      page.messages.filter(({ type }) => type === 'select' || type === 'reveal'),
      [
        { type: 'select', selections: [{ anchor: 5, head: 9 }] },
        { type: 'reveal', utf16Start: 5, utf16End: 9, at: 'centre' },
      ],
    );
  });

  it('is the same in the text editor after both were typed at in turns', async () => {
    const { document } = await openText('سلام دنیا\nاین نوشته است.', 'markdown');
    const editor = vscode.window.activeTextEditor ?? assert.fail();
    await show(document);
    const random = seededRandom(33);
    const below = (limit: number) => Math.floor(random() * limit);
    const letters = ['ا', 'ب', 'ی', '\u200c', ' ', '\n', 'x', '😀'];
    for (let step = 0; step < STEPS; step++) {
      const text = letters[below(letters.length)] ?? '';
      if (random() < 0.5) {
        const start = below(page.text.length + 1);
        page.type(start, Math.min(page.text.length, start + below(3)), text);
      } else {
        const { length } = document.getText();
        const start = below(length + 1);
        const range = new vscode.Range(document.positionAt(start), document.positionAt(start + below(3)));
        const edited = editor.edit((edit) => edit.replace(range, text));
        // Now and then both write at the same time.
        if (random() < 0.8) await edited;
      }
      if (step % 50 === 0) await page.until('what was typed is in the document', () => page.isSettled);
    }
    await page.until('all is the same', () => page.isSettled && page.text === document.getText());
    assert.ok(page.messages.some(({ type }) => type === 'accepted'));
    assert.ok(page.messages.some(({ type }) => type === 'changes'));
  }).timeout(inTime({ usual: 180_000, soak: 1_800_000 }));
});

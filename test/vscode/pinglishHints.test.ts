import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { DocumentWords } from '../../src/editor/aids/documentWords.ts';
import { PinglishHints } from '../../src/editor/aids/pinglishHints.ts';
import { ProseReader } from '../../src/editor/prose/proseReader.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting, until } from '../support/editor/editing.ts';

/** The readings of the lines from `first` to `last`, each as it follows its word. */
async function readingsOf({ document }: vscode.TextEditor, first = 0, last = 0): Promise<string[]> {
  const hints = await vscode.commands.executeCommand<vscode.InlayHint[] | undefined>(
    'vscode.executeInlayHintProvider',
    document.uri,
    new vscode.Range(first, 0, last, document.lineAt(last).text.length),
  );
  return (hints ?? []).map(({ label, position }) => {
    assert.ok(typeof label === 'string');
    const word = document.getText(document.getWordRangeAtPosition(position));
    return `${word} ${label}`;
  });
}

const hintSetting = () => vscode.workspace.getConfiguration('editor.inlayHints');

describe('Readings', () => {
  const dialogs = useDialogs();
  before(() => vscode.extensions.getExtension('harf-persian.harf')?.activate());

  it('are shown and hidden by the command', async () => {
    const editor = await openMarked('کتاب خوب');
    assert.deepEqual(await readingsOf(editor), []);
    await run('toggleReadings');
    try {
      assert.deepEqual(await readingsOf(editor), ['کتاب ketaab-e', 'خوب khoob']);
    } finally {
      await run('toggleReadings');
    }
    assert.deepEqual(await readingsOf(editor), []);
    assert.deepEqual(dialogs.messages, []);
  });

  it('say how to see them where VS Code shows no inlay hints', async () => {
    await hintSetting().update('enabled', 'off', vscode.ConfigurationTarget.Global);
    await run('toggleReadings');
    try {
      const { text, buttons } = await dialogs.shown(/no inlay hints/);
      assert.match(text, /editor\.inlayHints\.enabled/);
      assert.deepEqual(buttons, ['Open Settings']);
    } finally {
      await run('toggleReadings');
      await hintSetting().update('enabled', undefined, vscode.ConfigurationTarget.Global);
    }
  });

  it('are as they were when the window was last open', async () => {
    const kept = new Map<string, unknown>();
    const memory = {
      keys: () => [...kept.keys()],
      get: (key: string, initial?: unknown) => kept.get(key) ?? initial,
      update: async (key: string, value: unknown) => void kept.set(key, value),
    };
    const connection = { runLocal: () => Promise.reject(new Error('Nothing is asked for.')) };
    const proseReader = new ProseReader(vscode.Uri.file('/'), { warn: () => {} });
    const asked: string[] = [];
    const documentWords = async () => {
      asked.push('');
      return new DocumentWords(connection, proseReader);
    };
    const editor = await openMarked('سلام');
    const isShownInNewWindow = async (use: (pinglishHints: PinglishHints) => void = () => {}) => {
      const pinglishHints = new PinglishHints(memory, new vscode.EventEmitter(), documentWords, {
        debug: () => {},
      });
      asked.length = 0;
      await readingsOf(editor);
      use(pinglishHints);
      pinglishHints.dispose();
      return asked.length > 0;
    };
    assert.equal(await isShownInNewWindow((pinglishHints) => pinglishHints.toggle()), false);
    assert.equal(await isShownInNewWindow(), true);
    assert.equal(await isShownInNewWindow((pinglishHints) => pinglishHints.toggle()), true);
    assert.equal(await isShownInNewWindow(), false);
  });

  it('are asked for again when their spelling changes', async () => {
    const { registerInlayHintsProvider } = vscode.languages;
    let asked = 0;
    vscode.languages.registerInlayHintsProvider = (_, { onDidChangeInlayHints }) => {
      assert.ok(onDidChangeInlayHints);
      return onDidChangeInlayHints(() => void asked++);
    };
    const memory = { keys: () => [], get: (): unknown => true, update: async () => {} };
    const documentWords = () => Promise.reject(new Error('Nothing is asked for.'));
    const pinglishHints = new PinglishHints(memory, new vscode.EventEmitter(), documentWords, {
      debug: () => {},
    });
    try {
      for (const [at, [name, value]] of [
        ['pinglish.style', 'systematic'] as const,
        ['pinglish.vowelNotation', 'macron'] as const,
      ].entries()) {
        await setSetting(name, value);
        await until(`${name} is followed`, () => asked === at + 1);
      }
      await setSetting('output', 'below');
      assert.equal(asked, 2);
    } finally {
      vscode.languages.registerInlayHintsProvider = registerInlayHintsProvider;
      pinglishHints.dispose();
    }
  });

  describe('while they are shown', () => {
    beforeEach(() => run('toggleReadings'));
    afterEach(() => run('toggleReadings'));

    it('follow what is typed', async () => {
      const editor = await openMarked('سلام.\nگرم است.');
      assert.deepEqual(await readingsOf(editor, 0, 1), ['سلام salaam', 'گرم garm', 'است ast']);
      await editor.edit((edit) => edit.insert(new vscode.Position(1, 0), 'هوا خیلی '));
      assert.deepEqual(await readingsOf(editor, 0, 1), [
        'سلام salaam',
        'هوا havaa',
        'خیلی kheyli',
        'گرم garm',
        'است ast',
      ]);
    });

    it('are spelled as the settings say, and follow them', async () => {
      const editor = await openMarked('کتاب خوب');
      assert.deepEqual(await readingsOf(editor), ['کتاب ketaab-e', 'خوب khoob']);
      await setSetting('pinglish.vowelNotation', 'macron');
      assert.deepEqual(await readingsOf(editor), ['کتاب ketāb-e', 'خوب khoob']);
      await setSetting('pinglish.style', 'systematic');
      assert.deepEqual(await readingsOf(editor), ['کتاب ketāb-e', 'خوب khub']);
    });

    it('are given for the lines that are asked for, in a document of any length', async () => {
      const editor = await openMarked('کتاب خوب است.\n'.repeat(20_000));
      const pinglishHints = await readingsOf(editor, 10_000, 10_001);
      assert.equal(pinglishHints.length, 6);
    });

    it('stand in comments and strings of source code', async () => {
      const editor = await openMarked('x = "سلام"  # شب', { language: 'python' });
      assert.deepEqual(await readingsOf(editor), ['سلام salaam', 'شب shab']);
    });
  });
});

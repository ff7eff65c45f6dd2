import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { DocumentWords } from '../../src/editor/aids/documentWords.ts';
import { wordHover } from '../../src/editor/aids/hover/wordHover.ts';
import type { Log } from '../../src/editor/log.ts';
import { ProseReader } from '../../src/editor/prose/proseReader.ts';
import { apiKeysIn } from '../../src/editor/service/apiKeys.ts';
import { Connection } from '../../src/editor/service/connection.ts';
import { type Figure, medianMilliseconds, milliseconds } from './figure.ts';

const LINES = 10_000;
const SCREEN_LINES = 60;
const TIMES = 200;
const SENTENCE = 'کتابخانه‌ی کوچک شهر ما در سال گذشته با کمک مردم ساخته شد.';

const { signal } = new AbortController();

/** Hovers and readings over a document of 10,000 lines, without the way between host and window. */
export async function readingAidFigures(extensionUri: vscode.Uri): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'harf-bench-'));
  // Disposing another log of that name would close the extension's.
  const log: Log = { debug() {}, info() {}, warn() {}, error() {}, show() {}, dispose() {} };
  const connection = new Connection({
    keys: apiKeysIn(noSecrets),
    log,
    extensionUri,
    globalStorageUri: vscode.Uri.file(folder),
  });
  const proseReader = new ProseReader(extensionUri, log);
  try {
    await connection.runLocal((client) => client.analyse({ text: SENTENCE }));
    return await figuresOf(new DocumentWords(connection, proseReader));
  } finally {
    proseReader.dispose();
    await connection.deleteLocalData();
    await rm(folder, { recursive: true, force: true });
  }
}

async function figuresOf(reader: DocumentWords): Promise<Figure[]> {
  const content = Array.from({ length: LINES }, (_, at) => `${at} ${SENTENCE}`).join('\n');
  const document = await vscode.workspace.openTextDocument({ language: 'plaintext', content });
  const position = new vscode.Position(LINES / 2, 12);
  const hover = async () => {
    const found = await reader.wordAt(document, position, signal);
    if (found === undefined || wordHover(document.uri, found).range === undefined)
      throw new Error('No word is there.');
  };
  const screen = new vscode.Range(LINES / 2 - 1000, 0, LINES / 2 - 1000 + SCREEN_LINES, 0);
  const hints = async () => {
    const words = await reader.wordsIn(document, screen, signal);
    if (words.length < SCREEN_LINES) throw new Error('Words are missing.');
  };
  return [
    { name: 'hover on a word, its sentence new', value: milliseconds(await medianMilliseconds(1, hover)) },
    {
      name: 'hover on a word, warm, in 10,000 lines',
      value: milliseconds(await medianMilliseconds(TIMES, hover)),
      aim: 'below 5 ms',
    },
    {
      name: `readings of a screen of ${SCREEN_LINES} lines, all new`,
      value: milliseconds(await medianMilliseconds(1, hints)),
    },
    {
      name: `readings of a screen of ${SCREEN_LINES} lines, warm`,
      value: milliseconds(await medianMilliseconds(TIMES, hints)),
      aim: 'below 5 ms',
    },
  ];
}

const noSecrets: vscode.SecretStorage = {
  get: async () => undefined,
  store: async () => {},
  delete: async () => {},
  onDidChange: () => ({ dispose: () => {} }),
};

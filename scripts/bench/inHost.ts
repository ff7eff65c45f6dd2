import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import * as vscode from 'vscode';
import { commandPartFigures } from './commandParts.ts';
import { openEmpty, select } from './emptyDocument.ts';
import { type Figure, medianMilliseconds, milliseconds } from './figure.ts';
import type { FirstCommand } from './firstCommand.ts';
import { readingAidFigures } from './readingAids.ts';

const EXTENSION = 'harf-persian.harf';
const SENTENCE = 'کتابخانه‌ی کوچک شهر ما در سال گذشته با کمک مردم ساخته شد. ';
/** So many sentences make a paragraph of the long text. */
const PARAGRAPH = 5;
const WARM_TIMES = 15;
/** Longer than the service waits before it starts for what is on the screen, and takes to start. */
const SEEN_MS = 6_000;

/** What the run leaves for who started it. */
export interface InHostFigures {
  readonly figures: readonly Figure[];
  readonly firstCommand: FirstCommand;
}

/** Runs in the extension host and leaves its figures in the file that HARF_BENCH_FILE names. */
export async function run(): Promise<void> {
  const extension = vscode.extensions.getExtension(EXTENSION);
  if (extension === undefined) throw new Error(`${EXTENSION} is not there.`);
  await extension.activate();
  const firstCommand = await runFirstCommand();
  if (process.env['HARF_BENCH_SEEN'] !== undefined) return leave({ figures: [], firstCommand });
  const figures: Figure[] = [
    { name: 'activation: loading the code', value: milliseconds(between('LoadExtensionCode')) },
    {
      name: 'activation: running it',
      value: milliseconds(between('ActivateExtension')),
      aim: 'together below 10 ms',
    },
    {
      name: 'first command, 200 code points',
      value: milliseconds(firstCommand.endedAt - firstCommand.startedAt),
      aim: 'below 400 ms',
    },
    {
      name: 'warm command, 200 code points',
      value: milliseconds(await commandMilliseconds(oneLine(200), WARM_TIMES)),
    },
    {
      name: 'warm command, 6,000 code points in paragraphs',
      value: milliseconds(await commandMilliseconds(paragraphs, WARM_TIMES)),
      aim: 'below 120 ms',
    },
    {
      name: 'warm command, 6,000 code points in one line',
      value: milliseconds(await commandMilliseconds(oneLine(5_900), WARM_TIMES)),
    },
    ...(await commandPartFigures(extension.extensionUri, paragraphs)),
    ...(await readingAidFigures(extension.extensionUri)),
  ];
  leave({ figures, firstCommand });
}

function leave(found: InHostFigures): void {
  writeFileSync(process.env['HARF_BENCH_FILE'] ?? '', JSON.stringify(found));
}

const oneLine = (codePoints: number) => (time: number) =>
  `${time} ${SENTENCE.repeat(200)}`.slice(0, codePoints);

function paragraphs(time: number): string {
  return `${time} ${`${SENTENCE.repeat(PARAGRAPH)}\n`.repeat(100)}`.slice(0, 5_900);
}

async function runFirstCommand(): Promise<FirstCommand> {
  const editor = await openEmpty();
  await select(editor, oneLine(200)(0));
  if (process.env['HARF_BENCH_SEEN'] !== undefined) await sleep(SEEN_MS);
  const [startedAt, processor] = [Date.now(), process.cpuUsage()];
  let changedAt = startedAt;
  const change = vscode.workspace.onDidChangeTextDocument(({ document }) => {
    if (document === editor.document) changedAt = Date.now();
  });
  await vscode.commands.executeCommand('harf.diacritize');
  change.dispose();
  const { user, system } = process.cpuUsage(processor);
  return { startedAt, changedAt, endedAt: Date.now(), processorMs: (user + system) / 1000 };
}

/** The median time of marking a selection in an untitled document, each time with another text. */
async function commandMilliseconds(textOf: (time: number) => string, times: number): Promise<number> {
  const editor = await openEmpty();
  const taken: number[] = [];
  for (let time = 0; time < times; time++) {
    const text = textOf(time);
    await select(editor, text);
    taken.push(await medianMilliseconds(1, () => vscode.commands.executeCommand('harf.diacritize')));
    if (editor.document.getText() === text) throw new Error('The command changed nothing.');
  }
  return taken.toSorted((a, b) => a - b)[times >> 1] ?? 0;
}

/** The extension host's own record of its work: name and time in milliseconds, rounded to whole ones. */
interface HostMarks {
  getMarks(): readonly { readonly name: string; readonly startTime: number }[];
}

/** The time between two marks that the extension host sets for each extension. */
function between(step: string): number {
  const { MonacoPerformanceMarks: host } = globalThis as { MonacoPerformanceMarks?: HostMarks };
  const times = new Map(host?.getMarks().map(({ name, startTime }) => [name, startTime]));
  const mark = (when: string): number => times.get(`code/extHost/${when}${step}/${EXTENSION}`) ?? Number.NaN;
  return mark('did') - mark('will');
}

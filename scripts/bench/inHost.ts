import { writeFileSync } from 'node:fs';
import * as vscode from 'vscode';
import { type Figure, medianMilliseconds, milliseconds } from './figure.ts';
import { readingAidFigures } from './readingAids.ts';

const EXTENSION = 'harf-persian.harf';
const SENTENCE = 'کتابخانه‌ی کوچک شهر ما در سال گذشته با کمک مردم ساخته شد. ';
const WARM_TIMES = 15;

/** Runs in the extension host and leaves its figures in the file that HARF_BENCH_FILE names. */
export async function run(): Promise<void> {
  const extension = vscode.extensions.getExtension(EXTENSION);
  if (extension === undefined) throw new Error(`${EXTENSION} is not there.`);
  await extension.activate();
  const cold = await commandMilliseconds(200, 1);
  const figures: Figure[] = [
    { name: 'activation: loading the code', value: milliseconds(between('LoadExtensionCode')) },
    {
      name: 'activation: running it',
      value: milliseconds(between('ActivateExtension')),
      aim: 'together below 10 ms',
    },
    { name: 'first command, 200 code points', value: milliseconds(cold) },
    {
      name: 'warm command, 200 code points',
      value: milliseconds(await commandMilliseconds(200, WARM_TIMES)),
    },
    {
      name: 'warm command, 6,000 code points',
      value: milliseconds(await commandMilliseconds(5_900, WARM_TIMES)),
    },
    ...(await readingAidFigures(extension.extensionUri)),
  ];
  writeFileSync(process.env['HARF_BENCH_FILE'] ?? '', JSON.stringify(figures));
}

/** The median time of marking a selection in an untitled document, each time with another text. */
async function commandMilliseconds(codePoints: number, times: number): Promise<number> {
  const document = await vscode.workspace.openTextDocument({ language: 'plaintext', content: '' });
  const editor = await vscode.window.showTextDocument(document);
  const taken: number[] = [];
  for (let time = 0; time < times; time++) {
    const text = `${time} ${SENTENCE.repeat(200)}`.slice(0, codePoints);
    await editor.edit((edit) => edit.replace(wholeOf(document), text));
    editor.selection = new vscode.Selection(wholeOf(document).start, wholeOf(document).end);
    taken.push(await medianMilliseconds(1, () => vscode.commands.executeCommand('harf.diacritize')));
    if (document.getText() === text) throw new Error('The command changed nothing.');
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

function wholeOf(document: vscode.TextDocument): vscode.Range {
  return new vscode.Range(document.positionAt(0), document.positionAt(document.getText().length));
}

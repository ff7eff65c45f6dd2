import { cpus, release, totalmem, type } from 'node:os';
import type { Figure } from './figure.ts';

/** Figures under a title. */
export interface FigureGroup {
  readonly title: string;
  readonly figures: readonly Figure[];
}

const INTRODUCTION = `# Performance

\`npm run bench -- --write\` writes this page; \`npm run bench\` prints the same figures. Nothing here passes or fails: a
busy computer makes them worse, and two runs differ by a tenth. Times are medians where the same thing is done often. The first command
is run right after a window has opened, while the window is still busy with itself; a millisecond of the editor's figures is the
window's as much as Harf's.

The references are measured in the same run: eSpeak NG as WebAssembly, which turns the same text into phonemes (without ezafe, and with
one reading for each homograph), and \`request\` of undici, which sends the same request and checks nothing.
`;

/** `docs/performance.md`: all figures with their aims, the day, and the computer that they were measured on. */
export function performancePage(groups: readonly FigureGroup[], at: Date): string {
  return [INTRODUCTION, measured(at), ...groups.map(section)].join('\n');
}

function measured(at: Date): string {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const computer = `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${gigabytes} GB, ${type()} ${release()}`;
  return `Measured on ${at.toISOString().slice(0, 10)}: ${computer}, Node.js ${process.versions.node}.\n`;
}

function section({ title, figures }: FigureGroup): string {
  const rows = figures.map(({ name, value, aim = '' }) => `| ${name.trim()} | ${value} | ${aim} |`);
  return [`## ${title}`, '', '| | | aim |', '|---|---:|---|', ...rows, ''].join('\n');
}

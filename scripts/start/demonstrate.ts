import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  diacritizeResponse,
  type PinglishResponse,
  pinglishResponse,
  routes,
  translateResponse,
} from '../../src/contract/index.ts';
import { stripMarks } from '../../src/text/marks.ts';
import { root } from '../setup/places.mjs';
import type { LocalService } from './localService.ts';

const alignedWords = 3;

/** Asks the service what it makes of the sample's first paragraph, prints the answers, and rejects a wrong one. */
export async function demonstrate(service: LocalService): Promise<void> {
  const text = await sampleParagraph();
  const post = (path: string, body: object) => answerOf(service, path, { text, ...body });
  const { diacritized } = diacritizeResponse.parse(
    await post(routes.diacritize.path, { include_ezafe: true }),
  );
  const pinglish = pinglishResponse.parse(await post(routes.pinglish.path, {}));
  const { translation } = translateResponse.parse(await post(routes.translate.path, {}));
  if (stripMarks(diacritized) !== text) throw new Error('The marked text is not the sample with marks.');
  if (diacritized === text) throw new Error('The sample got no marks.');
  print('The first paragraph of examples/sample.md', text);
  print('With its marks', diacritized);
  print('In Pinglish', pinglish.pinglish);
  print(`The first ${alignedWords} words and their places (code points)`, alignmentTable(pinglish, text));
  print('A first draft in English', translation);
}

async function sampleParagraph(): Promise<string> {
  const sample = await readFile(join(root, 'examples', 'sample.md'), 'utf8');
  const paragraph = sample.split(/\n{2,}/u).find((block) => !block.startsWith('#'));
  if (!paragraph) throw new Error('examples/sample.md has no paragraph.');
  return paragraph.trim();
}

async function answerOf({ baseUrl, key }: LocalService, path: string, body: object): Promise<unknown> {
  const response = await fetch(new URL(path, baseUrl), {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return response.json();
  throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}

function alignmentTable({ alignment }: PinglishResponse, text: string): string {
  const codePoints = [...text];
  const rows = alignment.slice(0, alignedWords).map(({ source_start, source_end, source, pinglish }) => {
    const atPlace = codePoints.slice(source_start, source_end).join('');
    if (atPlace !== source) throw new Error(`The alignment of "${source}" points at "${atPlace}".`);
    return `${source_start}–${source_end}\t${source}\t${pinglish}`;
  });
  if (rows.length < alignedWords) throw new Error('The alignment has too few words.');
  return rows.join('\n');
}

function print(title: string, text: string): void {
  console.log(`\n${title}:\n${text.replace(/^/gmu, '  ')}`);
}

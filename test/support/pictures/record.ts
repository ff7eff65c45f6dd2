import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/setup/places.mjs';
import type { Shown } from './look.ts';
import { decoded, difference, encoded } from './picture.ts';

const RECORD = join(root, 'test', 'e2e', 'pictures');
/**
 * So much of the place where two pictures differ most may differ. The same line in other ways of drawing letters differs by 0
 * in nearly all cases, a word whose signs stand at its other side by 0.2 and more.
 */
const TOLERANCE = 0.12;
/** Between the rows of a line. */
const NEXT_ROW = '↓';

/** What is shown in a room otherwise than it is on record, a sentence each. */
export function changesOf(room: string, shown: readonly Shown[]): string[] {
  const orders = new Map(
    readFileSync(orderFile(room), 'utf8')
      .split('\n\n')
      .map((block) => [block.split('\n', 1)[0]?.slice(2), block.trimEnd()] as const),
  );
  return shown.flatMap((each) => {
    const { name, hasPicture = true } = each.subject;
    const order = orderOf(each);
    const changes = order === orders.get(name) ? [] : [`${name} stands in another order:\n${order}`];
    const differs = hasPicture ? difference(each.picture, recordedPicture(room, name)) : 0;
    if (differs > TOLERANCE) changes.push(`${name} looks otherwise, by ${differs.toFixed(2)}`);
    return changes;
  });
}

/** Puts what is shown in a room on record. */
export function record(room: string, shown: readonly Shown[]): void {
  rmSync(join(RECORD, room), { recursive: true, force: true });
  mkdirSync(join(RECORD, room), { recursive: true });
  writeFileSync(orderFile(room), `${shown.map(orderOf).join('\n\n')}\n`);
  for (const { subject, picture } of shown)
    if (subject.hasPicture !== false) writeFileSync(pictureFile(room, subject.name), encoded(picture));
}

/** Where the record is of how a subject should look. */
function pictureFile(room: string, name: string): string {
  return join(RECORD, room, `${name}.png`);
}

function orderFile(room: string): string {
  return join(RECORD, room, 'order.txt');
}

function recordedPicture(room: string, name: string) {
  return decoded(readFileSync(pictureFile(room, name)));
}

/** A word on each line, from left to right, which would be shown in another order on one. */
function orderOf({ subject, rows }: Shown): string {
  return [`# ${subject.name}`, rows.map((words) => words.join('\n')).join(`\n${NEXT_ROW}\n`)].join('\n');
}

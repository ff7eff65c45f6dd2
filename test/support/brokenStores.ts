import { mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDataFolder } from '../../src/service/database/openDataFolder.ts';

/** What may be wrong with a store; each takes the folder that it is in. */
export const brokenStores: ReadonlyMap<string, (folder: string) => void> = new Map([
  ['no database at all', (folder) => writeFileSync(fileIn(folder), 'only some text, and more of it')],
  ['truncated', (folder) => truncateSync(filled(folder), 5000)],
  ['damaged in its middle', (folder) => damage(filled(folder))],
  ['of a newer version', (folder) => change(folder, 'PRAGMA user_version = 1000')],
  ['of another program', (folder) => change(folder, 'DROP TABLE speech_jobs')],
  ['a folder', (folder) => void mkdirSync(fileIn(folder))],
]);

function fileIn(folder: string): string {
  return join(folder, 'harf.db');
}

function change(folder: string, sql: string): void {
  const database = new DatabaseSync(filled(folder));
  database.exec(sql);
  database.close();
}

/** A store with something in it. */
function filled(folder: string): string {
  const { store, close } = openDataFolder({ path: folder });
  const insert = store.prepare('INSERT INTO spoken_words VALUES (?, ?, ?, 0)');
  store.transaction(() => {
    for (let row = 0; row < 200; row++) insert.run('local', `id ${row}`, 'x'.repeat(1000));
  });
  close();
  return fileIn(folder);
}

function damage(file: string): void {
  const { size } = statSync(file);
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x5a, size / 2, size / 2 + 8192));
}

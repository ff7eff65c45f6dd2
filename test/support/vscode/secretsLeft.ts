import { readFile } from 'node:fs/promises';
import { assertNoLeaks, type Place, secrets } from '../leaks.ts';

/** Where an editor, in either build, keeps what an extension or a user of it may have written. */
const places: readonly Place[] = [
  { name: 'the log of Harf', pattern: /\/harf-persian\.harf\/Harf\.log$/, holds: 'POST /v1/translate: 200' },
  { name: 'the logs of the editor', pattern: /\/logs\/.*\.log$/ },
  { name: 'the settings', pattern: /\/(?:User|Machine)\/settings\.json$/ },
  { name: 'the storage of Harf', pattern: /\/globalStorage\/harf-persian\.harf\// },
  { name: 'the storage of the workspace', pattern: /\/workspaceStorage\// },
  { name: 'the state of the editor', pattern: /\/IndexedDB\/|\/state\.vscdb$/ },
];

/**
 * Fails if a file that a run left in `folder` has one of the secrets that its suites planted.
 * @param secretsFile where they were written down
 */
export async function assertNoSecretsLeft(folder: string, secretsFile: string): Promise<void> {
  const planted = secrets.parse(JSON.parse(await readFile(secretsFile, 'utf8')));
  await assertNoLeaks(folder, planted, places);
  console.log('No file that the tests left has the key or the text that they planted.');
}

import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/places.mjs';

/** With all that lies in them; of what lies directly in the project's folder, each file is followed too. */
const folders = ['src', 'media', 'data', join('scripts', 'build')];

/** Editors write a file in several steps, and a change of branch writes many. */
const restMilliseconds = 50;

/** Calls `onChange` after each rest that follows a change, never twice at once; rejects when it does. */
export function followChanges(onChange: () => Promise<void>): Promise<never> {
  return new Promise((_, reject) => {
    let timer: NodeJS.Timeout | undefined;
    let earlier = Promise.resolve();
    const changed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        earlier = earlier.then(onChange).catch(reject);
      }, restMilliseconds);
    };
    watch(root, changed);
    for (const folder of folders) watch(join(root, folder), { recursive: true }, changed);
  });
}

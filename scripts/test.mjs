import { attempt, becomeInNode24 } from './launch.mjs';
import { setUp } from './setup.mjs';

await attempt(async () => {
  await setUp(['dependencies', 'node24']);
  await becomeInNode24('scripts/test/main.ts', process.argv.slice(2));
});

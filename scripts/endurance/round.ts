import { fillDisk, killService, reload } from './breakingSteps.ts';
import { type Language, languages } from './documents.ts';
import { useHosted } from './hostedSteps.ts';
import { hover, readBeside, showReadings } from './lookSteps.ts';
import { readAloud } from './speechSteps.ts';
import { changeText } from './textSteps.ts';
import { pick, type Use } from './use.ts';
import { closeDocument, edit, openDocument, type WorkedDocument } from './workedDocument.ts';

type Part = (use: Use, worked: WorkedDocument) => Promise<void>;

/** What a round does with its document besides opening, editing and closing it, and out of how many rounds it does. */
const PARTS: readonly (readonly [Part, number])[] = [
  [changeText, 1],
  [hover, 1],
  [showReadings, 2],
  [readBeside, 2],
  [readAloud, 2],
  [useHosted, 2],
  [onItsOwn(killService), 4],
  [onItsOwn(reload), 6],
  [onItsOwn(fillDisk), 6],
];

const SMALL_BYTES = [300, 2_000, 60_000] as const;
const LARGE_BYTES = 2_000_000;
const LARGE_EVERY = 10;

/** The same part on a new document, which other parts have not turned into Latin. */
function onItsOwn(part: Part): Part {
  return async (use) => {
    const worked = await openDocument(use, { language: 'markdown', bytes: 2_000 });
    await part(use, worked);
    await closeDocument(use, worked);
  };
}

/** Does everything once on a small document, so that all code is loaded. */
export async function warmUp(use: Use): Promise<void> {
  const worked = await openDocument(use, { language: 'markdown', bytes: 2_000 });
  await edit(use, worked);
  for (const [part] of PARTS) await part(use, worked);
  await closeDocument(use, worked);
}

/** @param index of the round, from 0 */
export async function takeRound(use: Use, index: number): Promise<void> {
  const language: Language = pick(use.random, languages);
  const isLarge = index % LARGE_EVERY === LARGE_EVERY / 2;
  const worked = await openDocument(use, {
    language,
    bytes: isLarge ? LARGE_BYTES : pick(use.random, SMALL_BYTES),
  });
  await edit(use, worked);
  for (const [part, every] of PARTS) if (use.random() * every < 1) await part(use, worked);
  await closeDocument(use, worked);
}

import { writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import * as vscode from 'vscode';
import { Dialogs } from '../../test/support/editor/dialogs.ts';
import { seededRandom } from '../../test/support/seededRandom.ts';
import { Commands } from './commands.ts';
import { describe } from './describe.ts';
import { DocumentAges } from './documentAges.ts';
import { FakePanels } from './fakePanels.ts';
import { prepareHosted } from './hostedSteps.ts';
import { measure } from './measure.ts';
import { type EnduranceOptions, enduranceOptions } from './options.ts';
import { residentBytes } from './processes.ts';
import { Profile } from './profile.ts';
import { loggedFailures, storageFolder } from './profileFolder.ts';
import type { HostReport, Measurement } from './report.ts';
import { takeRound, warmUp } from './round.ts';
import { countedWithoutDigits } from './sentenceCount.ts';
import { StepLog } from './stepLog.ts';
import type { Use } from './use.ts';
import { compare } from './verdict.ts';
import { closeEverything } from './workedDocument.ts';

const EXTENSION = 'harf-persian.harf';
/** No round begins later; the editor is given up after ten minutes. */
const LAST_ROUND_AT_MS = 400_000;
const FIRST_SETTLING_MS = 10_000;
/** The thread that finds prose ends after two minutes without work, and with it the memory of a large one. */
const SETTLING_MS = 150_000;
const LOOK_MS = 1_000;

/** Runs in the extension host and leaves its report in the file that HARF_ENDURANCE_FILE names. */
export async function run(): Promise<void> {
  const options = enduranceOptions.parse(JSON.parse(process.env['HARF_ENDURANCE_OPTIONS'] ?? ''));
  await vscode.extensions.getExtension(EXTENSION)?.activate();
  const use = await useOf(options);
  try {
    const report = await endure(use, options);
    writeFileSync(process.env['HARF_ENDURANCE_FILE'] ?? '', JSON.stringify(report));
  } finally {
    use.documents.dispose();
    use.dialogs.uninstall();
    await use.panels.uninstall();
  }
}

async function useOf({ seed, isProfiled }: EnduranceOptions): Promise<Use> {
  const profile = isProfiled ? new Profile() : undefined;
  await profile?.open();
  const [dialogs, panels, log] = [new Dialogs(), new FakePanels(), new StepLog(profile)];
  dialogs.install();
  panels.install();
  let number = 0;
  return {
    random: seededRandom(seed),
    log,
    commands: new Commands(dialogs, log),
    dialogs,
    panels,
    documents: new DocumentAges(),
    storageFolder: storageFolder(),
    notes: new Set(),
    nextNumber: () => number++,
  };
}

async function endure(use: Use, { rounds }: EnduranceOptions): Promise<HostReport> {
  const beganAt = performance.now();
  await prepareHosted(use, {
    baseUrl: process.env['HARF_ENDURANCE_URL'] ?? '',
    apiKey: process.env['HARF_ENDURANCE_KEY'] ?? '',
  });
  await warmUp(use);
  const start = await quiet(use, undefined);
  let taken = 0;
  for (; taken < rounds && performance.now() - beganAt < LAST_ROUND_AT_MS; taken++) {
    sayRound(use, { taken, rounds, beganAt });
    await takeRound(use, taken).catch((error: unknown) =>
      use.log.failures.push(`A round: ${describe(error)}`),
    );
  }
  const end = await quiet(use, start);
  return {
    rounds: taken,
    steps: use.log.steps,
    seconds: (performance.now() - beganAt) / 1000,
    start,
    end,
    loopDelay: use.log.loopDelay(),
    longTasks: use.log.longTasks(),
    commands: use.commands.tallies(),
    failures: use.log.failures,
    logged: countedWithoutDigits(loggedFailures()),
    notes: [...use.notes],
  };
}

interface Progress {
  readonly taken: number;
  readonly rounds: number;
  /** By `performance.now()`. */
  readonly beganAt: number;
}

function sayRound({ log }: Use, { taken, rounds, beganAt }: Progress): void {
  const seconds = ((performance.now() - beganAt) / 1000).toFixed(0);
  const resident = (residentBytes(process.pid) / 1024 / 1024).toFixed(0);
  console.log(
    `round ${taken + 1} of ${rounds} after ${seconds} s and ${log.steps} steps, ${resident} MB resident`,
  );
}

/** Measures with everything closed and the local service running, once it is as at the `start` or not in time. */
async function quiet(
  { commands, dialogs, documents, panels }: Use,
  start: Measurement | undefined,
): Promise<Measurement> {
  await panels.close();
  await closeEverything();
  dialogs.press('Delete');
  await commands.run('clearData', { isDone: () => true });
  await startService(commands);
  const deadline = performance.now() + (start === undefined ? FIRST_SETTLING_MS : SETTLING_MS);
  for (;;) {
    await delay(LOOK_MS);
    const measured = await measure(documents);
    const agrees = start !== undefined && compare(start, measured).every((each) => each.agrees);
    if (agrees || performance.now() > deadline) return measured;
  }
}

async function startService(commands: Commands): Promise<void> {
  const content = 'سلام دنیا';
  const document = await vscode.workspace.openTextDocument({ language: 'plaintext', content });
  await vscode.window.showTextDocument(document);
  await vscode.commands.executeCommand('editor.action.selectAll');
  await commands.run('diacritize', { isDone: () => document.getText() !== content });
  await closeEverything();
}

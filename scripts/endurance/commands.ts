import { setTimeout as delay } from 'node:timers/promises';
import * as vscode from 'vscode';
import type { Dialogs } from '../../test/support/editor/dialogs.ts';
import type { CommandTally, Outcome } from './report.ts';
import { countedWithoutDigits } from './sentenceCount.ts';
import type { StepLog } from './stepLog.ts';

/** So long a command that did nothing may take to say why, after it has ended. */
const LATE_WORD_MS = 2_000;
const LOOK_MS = 20;
const LONGEST_SENTENCE = 400;
const UNCLEAR = /undefined|NaN|\[object|Error:|\bnull\b|did not expect/;

interface CommandOptions {
  /** What the command works on, for the name of its step. */
  readonly on?: string;
  /** Whether it did what it is for; a command that neither did nor said anything is at fault. */
  readonly isDone: () => boolean;
  /** Stands for the name of the command where it is run in a way of its own. */
  readonly name?: string;
}

/** Runs commands of Harf by their ids and keeps how they ended. */
export class Commands {
  readonly #dialogs: Dialogs;
  readonly #log: StepLog;
  readonly #tallies = new Map<string, CommandTally>();

  constructor(dialogs: Dialogs, log: StepLog) {
    this.#dialogs = dialogs;
    this.#log = log;
  }

  /** Runs `harf.` and `id`; resolves with how it ended, whatever that is. */
  async run(id: string, { on, isDone, name = id }: CommandOptions): Promise<Outcome> {
    this.#dialogs.messages.length = 0;
    const step = on === undefined ? name : `${name}, ${on}`;
    const ending = await this.#log.attempt(step, () => vscode.commands.executeCommand(`harf.${id}`));
    if (ending === 'done') await this.#untilDoneOrSaid(isDone);
    const said = this.#said();
    const outcome = outcomeOf({ ending, said, isDone: isDone() });
    const more = typeof ending === 'object' ? [ending.thrown] : [];
    this.#count(name, outcome, [...said, ...more]);
    return outcome;
  }

  tallies(): readonly CommandTally[] {
    return [...this.#tallies.values()].toSorted((a, b) => a.command.localeCompare(b.command));
  }

  async #untilDoneOrSaid(isDone: () => boolean): Promise<void> {
    const deadline = performance.now() + LATE_WORD_MS;
    while (!isDone() && this.#said().length === 0 && performance.now() < deadline) await delay(LOOK_MS);
  }

  #said(): readonly string[] {
    return this.#dialogs.messages.flatMap(({ isModal, text }) => (isModal ? [] : [text]));
  }

  #count(command: string, outcome: Outcome, said: readonly string[]): void {
    const { outcomes, sentences } = this.#tallies.get(command) ?? { outcomes: {}, sentences: {} };
    const more = { ...outcomes, [outcome]: (outcomes[outcome] ?? 0) + 1 };
    const counted = countedWithoutDigits(said, sentences);
    this.#tallies.set(command, { command, outcomes: more, sentences: counted });
  }
}

interface Ended {
  readonly ending: 'done' | 'unfinished' | { readonly thrown: string };
  readonly said: readonly string[];
  readonly isDone: boolean;
}

function outcomeOf({ ending, said, isDone }: Ended): Outcome {
  if (ending === 'unfinished') return ending;
  if (ending !== 'done') return 'rejected';
  if (said.length > 0) return said.length === 1 && said.every(isClear) ? 'said' : 'unclear';
  return isDone ? 'done' : 'silent';
}

function isClear(text: string): boolean {
  return text.length <= LONGEST_SENTENCE && /[.!?]$/.test(text) && !UNCLEAR.test(text);
}

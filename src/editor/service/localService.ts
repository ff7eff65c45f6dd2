import { startService } from '#host/startService.ts';
import type { Client } from '../../client/index.ts';
import { untilAbort } from '../../platform/untilAbort.ts';
import { LocalServiceError } from '../failures/editorFailure.ts';
import type { RunningService, RunOptions } from '../host/runningService.ts';
import { describeError } from '../wording/describeError.ts';

const PREPARE_LIMIT_MS = 5_000;

interface LocalServiceOptions extends RunOptions {
  /**
   * Done on a process that has started before anything else; a failure is logged and changes nothing. The signal
   * says that nobody waits for it any longer: its time is up, or the service is disposed of.
   */
  readonly prepare?: (client: Client, signal: AbortSignal) => Promise<void>;
  /** Five seconds if it is left out. */
  readonly prepareLimitMs?: number;
}

/**
 * The API served by a child process over a Unix socket or named pipe. It is started when first needed, and
 * again after it ended, by itself when idle or by a crash.
 */
export class LocalService {
  readonly #options: LocalServiceOptions;
  readonly #disposal = new AbortController();
  #running: Promise<RunningService> | undefined;

  constructor(options: LocalServiceOptions) {
    this.#options = options;
  }

  /** Runs `operation`, and once more if the connection to the child broke; rejects after `dispose`. */
  async run<T>(operation: (client: Client) => Promise<T>): Promise<T> {
    const running = this.#ensure();
    try {
      return await operation((await running).client);
    } catch (error) {
      const { hasClientCode } = await import('../../client/index.ts');
      if (hasClientCode(error, 'request_timeout')) await this.#giveUp(running);
      if (!hasClientCode(error, 'connection_failed') || this.#disposal.signal.aborted) throw error;
      this.#options.log.warn('The connection to the local service broke; it is started again.');
      await this.#stop(running);
      return operation((await this.#ensure()).client);
    }
  }

  /** Starts the process unless it runs; rejects if it cannot be started. */
  async getReady(): Promise<void> {
    await this.#ensure();
  }

  /** Has the preparation done once more, if a process runs. */
  async prepareAgain(): Promise<void> {
    // Whoever asked for a process is told that it did not start.
    const running = await this.#running?.catch(() => undefined);
    if (running) await this.#prepare(running.client);
  }

  /** Ends the process, if one runs; the next operation starts another, and those under way are run once more on it. */
  async restart(): Promise<void> {
    // Whoever asked for a process is told that it did not start.
    await this.#stop(this.#running).catch(() => {});
  }

  /** Gives up what has not started yet, and removes the folder at once; resolves when the child has ended. */
  async dispose(): Promise<void> {
    this.#disposal.abort(new LocalServiceError('The local service was stopped.'));
    // Whoever asked for a process is told that it did not start.
    await this.#stop(this.#running).catch(() => {});
  }

  #ensure(): Promise<RunningService> {
    if (this.#disposal.signal.aborted) return Promise.reject(this.#disposal.signal.reason);
    if (this.#running) return this.#running;
    const running = this.#start();
    this.#running = running;
    const forget = () => this.#forget(running);
    running.then(({ ended }) => ended).then(forget, forget);
    return running;
  }

  async #start(): Promise<RunningService> {
    const running = await startService(this.#options, this.#disposal.signal);
    await this.#prepare(running.client);
    return running;
  }

  async #prepare(client: Client): Promise<void> {
    const { prepare, prepareLimitMs = PREPARE_LIMIT_MS, log } = this.#options;
    const limit = AbortSignal.timeout(prepareLimitMs);
    const signal = AbortSignal.any([limit, this.#disposal.signal]);
    try {
      if (prepare) await untilAbort(prepare(client, signal), signal);
    } catch (error) {
      log.warn(`The local service could not be prepared: ${describeError(error)}`);
    }
  }

  /** A service that does not answer is ended, so that the next operation has another one. */
  async #giveUp(running: Promise<RunningService>): Promise<void> {
    this.#options.log.warn('The local service did not answer in time; the next request starts another one.');
    await this.#stop(running).catch(() => {});
  }

  async #stop(running: Promise<RunningService> | undefined): Promise<void> {
    if (running === undefined) return;
    this.#forget(running);
    await (await running).end();
  }

  #forget(running: Promise<RunningService>): void {
    if (this.#running === running) this.#running = undefined;
  }
}

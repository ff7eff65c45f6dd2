/** The first message to a thread. */
export interface ThreadStart<Data> {
  /** The name of a lock that the thread has as long as it lives. */
  readonly lifeLock: string;
  readonly workerData: Data;
}

/** From a thread, once it has its lock. */
export const HELD = 'harf-thread-lives';

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown, transferred: Transferable[]): void;
}

// `dom`, which the pages of the editor are checked against, knows only windows.
const scope = globalThis as unknown as WorkerScope;

/**
 * Makes this module what a `Thread` runs.
 * @param begin is given what the thread was started with, and returns what takes its messages
 */
export function serveThread<Data, Message>(begin: (workerData: Data) => (message: Message) => void): void {
  scope.onmessage = ({ data: { lifeLock, workerData } }: MessageEvent<ThreadStart<Data>>) => {
    holdForLife(lifeLock);
    const take = begin(workerData);
    scope.onmessage = ({ data }: MessageEvent<Message>) => take(data);
  };
}

/** The browser lets the lock go when the thread ends, however that happens; where it gives none, nobody is told. */
function holdForLife(name: string): void {
  const held = () => {
    answer(HELD);
    return new Promise<never>(() => {});
  };
  void navigator.locks.request(name, held).catch(() => {});
}

/** Sends whoever started this thread a message; what is transferred is theirs from then on. */
export function answer(message: unknown, transferred: Transferable[] = []): void {
  scope.postMessage(message, transferred);
}

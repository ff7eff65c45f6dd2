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
  scope.onmessage = ({ data: workerData }: MessageEvent<Data>) => {
    const take = begin(workerData);
    scope.onmessage = ({ data }: MessageEvent<Message>) => take(data);
  };
}

/** Sends whoever started this thread a message; what is transferred is theirs from then on. */
export function answer(message: unknown, transferred: Transferable[] = []): void {
  scope.postMessage(message, transferred);
}

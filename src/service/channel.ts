/** The messages between the extension and its child process, or in a browser its worker, beside the requests. */
import * as z from 'zod';

const apiKey = z.string().regex(/^[\x21-\x7e]{16,}$/);

/** From the parent, once: where to listen and with which key. */
export const startMessage = z.strictObject({
  type: z.literal('start'),
  /** A Unix socket in a folder of mode 0700, which the child removes at its end, or a named pipe. */
  socketPath: z.string().min(1),
  /** Where jobs, audio and idempotency records of speech are kept; a temporary folder if it is left out. */
  dataFolder: z.string().min(1).optional(),
  /** Where what the user fetched lies, a folder for each asset; nothing is used if it is left out. */
  assetsFolder: z.string().min(1).optional(),
  /** Which natural voice speaks for one of the five; what the user wrote, so any text. */
  naturalVoices: z.record(z.string(), z.string()).optional(),
  apiKey,
});

/** The addresses of what the worker of a browser reads. */
const places = z.strictObject({
  /** `engine.bin` and `voice.bin`. */
  engine: z.url(),
  voice: z.url(),
  /** `service/openapi.json`. */
  openApi: z.url(),
  /** `web/speech.js`, the code of the thread that speaks. */
  speech: z.url(),
  /** `web/sql.wasm`. */
  sql: z.url(),
});

/** To the worker of a browser, once, in place of `startMessage`; it answers as the child process does. */
export const workerStartMessage = z.strictObject({
  type: z.literal('start'),
  /** On which it answers requests; see `PortFetch`. */
  port: z.instanceof(MessagePort),
  places,
  /** Names what is kept of speech in the browser: one for all windows of an installation. */
  storageName: z.string().min(1),
  apiKey,
});

/** From the child: it listens. */
const readyMessage = z.strictObject({ type: z.literal('ready') });

/** From the child, before it ends: it cannot listen. */
const failedMessage = z.strictObject({ type: z.literal('failed'), message: z.string() });

/** From the child, at any time: an unexpected error, for the log. */
const unexpectedMessage = z.strictObject({ type: z.literal('unexpected'), message: z.string() });

/** A problem that the user should know of; only speech is affected. */
const notice = z.discriminatedUnion('kind', [
  /** The store of speech was damaged or of a newer version; `name` is its new one, in the same folder. */
  z.strictObject({ kind: z.literal('store_set_aside'), name: z.string() }),
  z.strictObject({ kind: z.literal('disk_full') }),
  z.strictObject({ kind: z.literal('folder_unwritable') }),
  /** A natural voice did not come to an end with a phrase; `version` names it. */
  z.strictObject({ kind: z.literal('voice_endless'), version: z.string() }),
]);

/** From the child, at any time, each notice once. */
const noticeMessage = z.strictObject({ type: z.literal('notice'), notice });

/** Anything that the child sends. */
export const childMessage = z.discriminatedUnion('type', [
  readyMessage,
  failedMessage,
  unexpectedMessage,
  noticeMessage,
]);

export type StartMessage = z.infer<typeof startMessage>;
export type WorkerStartMessage = z.infer<typeof workerStartMessage>;
export type ServiceNotice = z.infer<typeof notice>;
export type ChildMessage = z.infer<typeof childMessage>;

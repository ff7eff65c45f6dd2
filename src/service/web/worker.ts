/** The worker of the extension in a browser: the service on a port, for whoever started it only. */
import { answer, serveThread } from '#platform/ownThread.ts';
import { readResource } from '#platform/resource.ts';
import { serveOnPort } from '../../platform/serveOnPort.ts';
import { type ChildMessage, workerStartMessage } from '../channel.ts';
import { editorService, noticesOnce } from '../editorService.ts';
import { engineLoader } from '../engineLoader.ts';
import { describeUnexpected, type Service } from '../service.ts';
import { WorkerSynthesizer } from '../speech/workerSynthesizer.ts';
import { WebFolder } from './webFolder.ts';

/** Fifty megabytes are given back after so long without speech, in milliseconds. */
const SPEECH_IDLE_MS = 600_000;
/** Speech that is past its time goes so long after the start, in milliseconds, even if nobody speaks. */
const CLEAN_UP_AFTER_MS = 60_000;

serveThread((message) => {
  try {
    start(message);
    tell({ type: 'ready' });
  } catch (error) {
    tell({ type: 'failed', message: String(error) });
  }
  return () => {};
});

function start(message: unknown): void {
  const { port, places, storageName, apiKey } = workerStartMessage.parse(message);
  const loadEngine = engineLoader(places.engine);
  // Nearly every request needs the engine, so it is read at once; the first request tells what failed.
  void loadEngine().catch(() => {});
  const onUnexpected = (error: Error) => tell({ type: 'unexpected', message: describeUnexpected(error) });
  const folder = new WebFolder({
    name: storageName,
    sqlWasm: places.sql,
    onError: (error) => {
      service.noticeProblem(error);
      onUnexpected(error);
    },
  });
  const service = editorService(
    {
      loadEngine,
      synthesizer: new WorkerSynthesizer({
        loadEngine,
        voiceData: places.voice,
        worker: new URL(places.speech),
        idleMs: SPEECH_IDLE_MS,
      }),
      openApi: async () => new TextDecoder().decode(await readResource(places.openApi)),
      now: Date.now,
      prepareFolder: () => folder.prepare(),
      openFolder: () => folder.open(),
      // The end of a job is kept at once.
      onBusy: () => () => folder.save(),
      onUnexpected,
    },
    { apiKey, inform: noticesOnce((notice) => tell({ type: 'notice', notice })) },
  );
  serveOnPort(port, async (request) => service.app.fetch(request));
  service.start();
  cleanUpLater(service, folder);
}

/** Opens the speech of earlier windows, if there is any, so that it is cleaned up. */
function cleanUpLater(service: Service, folder: WebFolder): void {
  setTimeout(async () => {
    try {
      if (!(await folder.isThere())) return;
      await folder.prepare();
      service.openSpeech();
    } catch {
      // The next request for speech says what is wrong.
    }
  }, CLEAN_UP_AFTER_MS);
}

function tell(message: ChildMessage): void {
  answer(message);
}

/** A process with the service on a data folder, for tests that kill it; its leases are short, its voice is fake. */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { openDataFolder } from '../../src/service/database/openDataFolder.ts';
import { keysIn } from '../../src/service/emulator/keyFile.ts';
import { MeteredKeys } from '../../src/service/emulator/meteredKeys.ts';
import { createHttpServer, listen } from '../../src/service/http/httpServer.ts';
import { openApiJson } from '../../src/service/http/openApi.ts';
import { createService } from '../../src/service/service.ts';
import { fakeEngine } from './fakeEngine.ts';
import { fakeSynthesizer } from './fakeSynthesizer.ts';
import { killableStart } from './killableStart.ts';

const LEASE_MS = 300;
// Told when everything is loaded, so that a start takes no time.
const [{ dataDir, synthesisMs }] = killableStart.parse(await once(process, 'message'));

const folder = openDataFolder({ path: dataDir });
const voice = fakeSynthesizer({ gate: () => wait(synthesisMs) });
const keys = keysIn(dataDir, Date.now());
const metering = {
  environment: 'production',
  allowances: { textUnits: 1e9, basicSeconds: 1e9, premiumSeconds: 1e9, additionalTextUnits: 0 },
  requestsPerMinute: null,
};
const service = createService(
  {
    loadEngine: async () => fakeEngine(),
    // Each piece of the preview takes its time too, so that kills come between them.
    synthesizer: {
      ...voice,
      synthesize: (request, { signal, onPreview } = {}) =>
        voice.synthesize(request, {
          ...(signal && { signal }),
          onPreview: async (mp3, words) => {
            await onPreview?.(mp3, words);
            await wait(synthesisMs);
          },
        }),
    },
    keys: new MeteredKeys(() => keys, { store: folder.store, now: Date.now }, metering),
    openApi: async () => openApiJson(),
    now: Date.now,
    openFolder: () => folder,
    onUnexpected: (error) => console.error(error),
  },
  { leaseMs: LEASE_MS },
);
const server = createHttpServer(service.app);
await listen(server, { host: '127.0.0.1', port: 0 });
service.openSpeech();
service.start();
process.send?.(server.address());
process.once('disconnect', () => process.exit(0));

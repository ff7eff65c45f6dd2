/** An editor that starts the local service, says where its process and its socket are, and is then killed. */
import { fileURLToPath } from 'node:url';
import { LocalService } from '../../src/editor/service/localService.ts';
import { MemoryLog } from './memoryLog.ts';

const log = new MemoryLog();
const modulePath = fileURLToPath(new URL('../../dist/service/main.js', import.meta.url));
const service = new LocalService({ modulePath, log });
await service.run((client) => client.usage());
process.send?.(log.childProcessId());

import assert from 'node:assert/strict';
import { type ApiServer, startApiServer } from './apiServer.ts';
import { type Dialogs, useDialogs } from './dialogs.ts';
import { run, setSetting } from './editing.ts';

/** What a suite about the hosted service has around every test. */
export interface HostedSuite {
  readonly dialogs: Dialogs;
  /** New for every test; stands behind `harf.baseUrl`. */
  readonly server: ApiServer;
}

/** Makes a scripted server the hosted service around every test of the suite, with `key`, and stubs the dialogs. */
export function useHostedServer(key = 'harf_test_1'): HostedSuite {
  let server: ApiServer | undefined;
  const started = () => {
    assert.ok(server, 'There is a server only while a test runs.');
    return server;
  };
  // Before the hook that takes back the settings.
  afterEach(async () => {
    await setSetting('baseUrl', started().baseUrl);
    await run('clearApiKey');
    await started().close();
  });
  const dialogs = useDialogs();
  beforeEach(async () => {
    server = await startApiServer();
    await setSetting('baseUrl', server.baseUrl);
    dialogs.type(key);
    await run('setApiKey');
    dialogs.messages.length = 0;
  });
  return {
    dialogs,
    get server() {
      return started();
    },
  };
}

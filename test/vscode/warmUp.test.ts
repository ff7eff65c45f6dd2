import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { Client } from '../../src/client/index.ts';
import type { Connection } from '../../src/editor/service/connection.ts';
import type { Destination } from '../../src/editor/service/destination.ts';
import { registerWarmUp } from '../../src/editor/service/warmUp.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked } from '../support/editor/editing.ts';
import { fakeClock } from '../support/fakeClock.ts';

const LOCAL: Destination = { kind: 'local' };
const HOSTED: Destination = { kind: 'hosted', baseUrl: 'https://api.example', apiKey: 'key' };

describe('The start of the local service before the first command', () => {
  let warmUp: vscode.Disposable | undefined;
  afterEach(() => warmUp?.dispose());
  useDialogs();

  /** Lets time pass for a window, and counts what is started in it. */
  function watched(destination: () => Destination) {
    const clock = fakeClock();
    const seen = { requests: 0, found: [] as string[] };
    const connection: Pick<Connection, 'destination' | 'runLocal'> = {
      destination: async () => destination(),
      runLocal: async (operation) => operation(client),
    };
    const client = new Proxy({} as Client, {
      get: () => async () => {
        seen.requests++;
      },
    });
    warmUp = registerWarmUp({
      connection,
      log: { debug: (message) => assert.fail(message) },
      findProse: async (document) => seen.found.push(document.getText()),
      after: clock.after,
    });
    const wait = async (ms: number) => {
      clock.advance(ms);
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { seen, wait };
  }

  it('comes when Persian has been on the screen for two seconds, once', async () => {
    await openMarked('کتاب من');
    const { seen, wait } = watched(() => LOCAL);
    await wait(1_999);
    assert.deepEqual(seen, { requests: 0, found: [] });
    await wait(1);
    assert.deepEqual(seen, { requests: 1, found: ['کتاب من'] });
    await openMarked('کتاب دیگر');
    await wait(10_000);
    assert.equal(seen.requests, 1);
  });

  it('does not come for English, or for Persian in a program, and comes when Persian follows', async () => {
    await openMarked('My book');
    const { seen, wait } = watched(() => LOCAL);
    await wait(10_000);
    await openMarked('// کتاب', { language: 'javascript' });
    await wait(10_000);
    assert.equal(seen.requests, 0);
    await openMarked('کتاب من');
    await wait(2_000);
    assert.equal(seen.requests, 1);
  });

  it('comes when Persian is written into what is on the screen', async () => {
    const editor = await openMarked('My book');
    const { seen, wait } = watched(() => LOCAL);
    await wait(2_000);
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'کتاب '));
    await wait(2_000);
    assert.equal(seen.requests, 1);
  });

  it('does not come while text goes to the hosted service', async () => {
    await openMarked('کتاب من');
    let destination: Destination = HOSTED;
    const { seen, wait } = watched(() => destination);
    await wait(10_000);
    assert.equal(seen.requests, 0);
    destination = LOCAL;
    await openMarked('کتاب دیگر');
    await wait(2_000);
    assert.equal(seen.requests, 1);
  });

  it('does not come after the extension has ended', async () => {
    await openMarked('کتاب من');
    const { seen, wait } = watched(() => LOCAL);
    warmUp?.dispose();
    await wait(10_000);
    assert.equal(seen.requests, 0);
  });
});

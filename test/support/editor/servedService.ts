import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as vscode from 'vscode';

/** The service's command line, running. */
export interface ServedService {
  readonly baseUrl: string;
  readonly liveKey: string;
  stop(): void;
}

/** Starts the service of the extension under test on a free port, with more options of its command line. */
export async function serveService(options: readonly string[] = []): Promise<ServedService> {
  const extension = vscode.extensions.getExtension('harf-persian.harf');
  assert.ok(extension);
  const entry = join(extension.extensionPath, 'dist', 'commands', 'commandLine.js');
  const child = spawn(process.execPath, [entry, '--port', '0', '--json', ...options], {
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { base_url, live_key } = JSON.parse(await firstLine(child));
  return { baseUrl: base_url, liveKey: live_key, stop: () => void child.kill() };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  assert.ok(stdout);
  for await (const line of createInterface({ input: stdout })) return line;
  throw new Error('The service ended without a line.');
}

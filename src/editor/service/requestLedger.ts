import * as vscode from 'vscode';
import type { Ledger } from '../../client/index.ts';
import { Lazy } from '../lazy.ts';
import type { Log } from '../log.ts';

/** The keys of requests to the hosted service, shared by all windows; loaded when first needed. */
export type RequestLedger = () => Promise<Ledger>;

export function createRequestLedger(globalStorageUri: vscode.Uri, log: Log): RequestLedger {
  const ledger = new Lazy(async () => {
    const { createFileLedger } = await import('../../client/index.ts');
    return createFileLedger(vscode.Uri.joinPath(globalStorageUri, 'ledger').fsPath, { log });
  });
  return () => ledger.get();
}

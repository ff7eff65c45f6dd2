import * as vscode from 'vscode';

/** The API keys of a user who has none. */
export const NO_KEYS = {
  onDidChange: new vscode.EventEmitter<vscode.SecretStorageChangeEvent>().event,
  get: async () => undefined,
  set: async () => {},
  delete: async () => {},
  origins: async () => [],
};

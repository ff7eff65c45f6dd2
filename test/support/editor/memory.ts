import type * as vscode from 'vscode';

/** Remembers in `values`, which may be given to another one later. */
export function memoryOf(values: Map<string, unknown>): vscode.Memento {
  return {
    keys: () => [...values.keys()],
    get: (key: string, otherwise?: unknown) => values.get(key) ?? otherwise,
    update: async (key, value) => void (value === undefined ? values.delete(key) : values.set(key, value)),
  };
}

import * as vscode from 'vscode';
import { until } from './editing.ts';

/** Sets how VS Code reaches the network, until the extension host knows it; undefined takes it back. */
export async function setNetwork(name: 'proxy' | 'noProxy', value: unknown): Promise<void> {
  const configuration = () => vscode.workspace.getConfiguration('http');
  await configuration().update(name, value, vscode.ConfigurationTarget.Global);
  const expected = JSON.stringify(value ?? configuration().inspect(name)?.defaultValue);
  await until(`http.${name} is set`, () => JSON.stringify(configuration().get(name)) === expected);
}

import type { RunningService, RunOptions } from '../runningService.ts';

/** What this build's service is started from. */
export async function entryOf(
  _extensionUri: { readonly fsPath: string },
  _codeFolder: string,
): Promise<Pick<RunOptions, 'modulePath'>> {
  return { modulePath: '' };
}

export async function startService(_options: RunOptions, _signal: AbortSignal): Promise<RunningService> {
  throw new Error('TODO');
}

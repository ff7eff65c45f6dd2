import type { ChildMessage } from '../../service/channel.ts';
import type { RunOptions } from './runningService.ts';

/** What the service says beside its answers, if it is what a service says. */
export async function understood(message: unknown): Promise<ChildMessage | undefined> {
  const { childMessage } = await import('../../service/channel.ts');
  return childMessage.safeParse(message).data;
}

/** Logs what it says, and tells what the user should know. */
export function hear(message: ChildMessage | undefined, { log, onNotice }: RunOptions): void {
  if (message?.type === 'unexpected') log.error(`The local service: ${message.message}`);
  if (message?.type !== 'notice') return;
  log.warn(`The local service: ${Object.values(message.notice).join(' ')}`);
  onNotice?.(message.notice);
}

import * as vscode from 'vscode';
import { bytesToFetch } from '../../assets/catalogue/asset.ts';
import { fluentTranslation } from '../../assets/catalogue/fluentTranslation.ts';
import { installedIds } from '../../assets/installed/installedAsset.ts';
import type { Connection } from '../service/connection.ts';
import { t } from '../wording/localize.ts';
import { numberText } from '../wording/localText.ts';
import { chosenAddresses, hostsOf } from './addresses.ts';
import type { AssetsFeature } from './assetsFeature.ts';
import { sizeText } from './sizeText.ts';

/** In the memory: an `Asked`, or `never`. */
const OFFER = 'harf.fluentTranslationOffer';
/** It is asked so many times at most. */
const MAX_TIMES = 2;
/** Of the engine with the model, in MB. */
const MEMORY_MB = 400;

/** How often it was asked, and in which session of VS Code last. */
interface Asked {
  readonly times: number;
  readonly session: string;
}

/**
 * Says behind a draft that is shown that English can be fluent, what that needs, and asks: once, and after a no for now
 * once more in another session. Nothing where text goes to a hosted service, and where it is installed.
 */
export async function offerFluentTranslation(
  { connection: { assetsFolder }, memory }: Pick<AssetsFeature, 'connection' | 'memory'>,
  { destination }: { readonly destination: Connection['destination'] },
): Promise<void> {
  if (!mayAsk(memory) || (await destination()).kind !== 'local') return;
  if ((await installedIds(assetsFolder, fluentTranslation.id)).includes(fluentTranslation.id)) return;
  // Another draft may have been shown meanwhile.
  if (!mayAsk(memory)) return;
  const session = vscode.env.sessionId;
  await memory.update(OFFER, { times: timesAsked(memory) + 1, session } satisfies Asked);
  const [fetch, notNow, never] = [t('Fetch…'), t('Not Now'), t('Never')];
  const pressed = await vscode.window.showInformationMessage(question(), fetch, notNow, never);
  if (pressed !== fetch && pressed !== never) return;
  await memory.update(OFFER, 'never');
  if (pressed === fetch) await vscode.commands.executeCommand('harf.getFluentTranslation');
}

function question(): string {
  const assets = [fluentTranslation];
  return t(
    'This English is a draft. A fluent translation can be had: free, and made on this computer, afterwards without a network. It needs {0}, to be fetched once from {1}, and about {2} MB of memory while it is used.',
    sizeText(bytesToFetch(assets)),
    hostsOf(assets, chosenAddresses()).join(', '),
    numberText(MEMORY_MB),
  );
}

function mayAsk(memory: vscode.Memento): boolean {
  const kept = memory.get<unknown>(OFFER);
  return (
    kept !== 'never' &&
    (!isAsked(kept) || kept.session !== vscode.env.sessionId) &&
    timesAsked(memory) < MAX_TIMES
  );
}

function timesAsked(memory: vscode.Memento): number {
  const kept = memory.get<unknown>(OFFER);
  return isAsked(kept) ? kept.times : 0;
}

function isAsked(kept: unknown): kept is Asked {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'times' in kept &&
    typeof kept.times === 'number' &&
    'session' in kept
  );
}

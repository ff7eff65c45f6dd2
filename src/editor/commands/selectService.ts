import * as vscode from 'vscode';
import { isolated } from '../../text/invisible.ts';
import type { Choice } from '../contributions/settings.ts';
import type { Connection } from '../service/connection.ts';
import { serviceSettings } from '../settings.ts';
import { t } from '../wording/localize.ts';

type Service = Choice<'service'>;

interface Item extends vscode.QuickPickItem {
  /** Undefined for the one that only shows. */
  readonly service: Service | undefined;
}

/** Asks where text should go, keeps the answer in the user's settings, and goes on to what is still missing. */
export async function selectService(connection: Connection): Promise<void> {
  const current = serviceSettings(vscode.workspace.getConfiguration('harf')).service;
  const picked = await vscode.window.showQuickPick(items(current), {
    title: t('Harf: Choose Service'),
    placeHolder: t('Where should your text go?'),
  });
  if (picked === undefined) return;
  if (picked.service === undefined) {
    await vscode.commands.executeCommand('harf.showUsage');
    return;
  }
  await vscode.workspace
    .getConfiguration('harf')
    .update('service', picked.service, vscode.ConfigurationTarget.Global);
  if (picked.service === 'hosted') await setUpHosted(connection);
}

function items(current: Service): Item[] {
  const choices: Item[] = [
    {
      service: 'auto',
      label: t('Automatic'),
      detail: t('The hosted service if its base address and key are set, else the local service.'),
    },
    {
      service: 'local',
      label: t('Local'),
      detail: t('The service inside Harf. No account, no key; no text leaves this computer.'),
    },
    {
      service: 'hosted',
      label: t('Hosted'),
      detail: t('The service at the base address (harf.baseUrl), with your key. Text is sent there.'),
    },
  ];
  return [
    ...choices.map((item) =>
      item.service === current ? { ...item, description: isolated(t('current')) } : item,
    ),
    { service: undefined, label: '', kind: vscode.QuickPickItemKind.Separator },
    { service: undefined, label: t('Show Usage') },
  ];
}

async function setUpHosted(connection: Connection): Promise<void> {
  const destination = await connection.destination();
  if (destination.kind !== 'missing') return;
  if (destination.what === 'apiKey') await vscode.commands.executeCommand('harf.setApiKey');
  else await vscode.commands.executeCommand('workbench.action.openSettings', 'harf.baseUrl');
}

import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { usersOwnSettings } from '../../src/editor/settings.ts';
import { common } from '../support/editor/apiServer.ts';
import { openMarked, run, setSetting, until } from '../support/editor/editing.ts';
import { useFakePanels } from '../support/editor/fakePanel.ts';
import { useHostedServer } from '../support/editor/hostedServer.ts';

/** What a repository would like: to be sent the text, to be paid for it, and to say how it is read. */
const wanted: Readonly<Record<string, unknown>> = {
  service: 'hosted',
  baseUrl: 'https://evil.example',
  confirmAboveUnits: 0,
  confirmAboveSeconds: 0,
  'speech.tier': 'premium',
  'speech.delivery': { style: 'story', director_notes: 'Shout.' },
  'assets.naturalVoices': { kian: 'evil' },
  'assets.fluentTranslationAddress': 'https://evil.example',
  'assets.packagesAddress': 'https://evil.example',
  'assets.voicesAddress': 'https://evil.example',
  // Not its user's own: that it counts tells that the file is read.
  'pinglish.style': 'systematic',
};

const configuration = () => vscode.workspace.getConfiguration('harf');
const isRead = () => configuration().get('pinglish.style') === 'systematic';

describe('A workspace with settings of its own', () => {
  const hosted = useHostedServer();
  const panels = useFakePanels();
  let file: vscode.Uri;

  before(async () => {
    const [folder] = vscode.workspace.workspaceFolders ?? [];
    assert.ok(folder, 'no folder is open');
    file = vscode.Uri.joinPath(folder.uri, '.vscode', 'settings.json');
    const settings = Object.fromEntries(
      Object.entries(wanted).map(([name, value]) => [`harf.${name}`, value]),
    );
    await vscode.workspace.fs.writeFile(file, Buffer.from(JSON.stringify(settings)));
    await until('the settings of the workspace are read', isRead);
  });
  after(async () => {
    await vscode.workspace.fs.delete(vscode.Uri.joinPath(file, '..'), { recursive: true });
    await until('the settings of the workspace are gone', () => !isRead());
  });

  it('cannot say where text goes, what may be spent and how it is read', () => {
    for (const name of usersOwnSettings) {
      assert.ok(name in wanted, name);
      assert.equal(configuration().inspect(name)?.workspaceValue, undefined, name);
      assert.notDeepEqual(configuration().get(name), wanted[name], name);
    }
  });

  it('is asked about all the same before more is sent than the user allows', async () => {
    hosted.server.answerWith(() => ({ body: { ...common, translation: 'word' } }));
    await setSetting('confirmAboveUnits', 5);
    await openMarked('[کتاب]');
    await run('translate');
    hosted.dialogs.expect(/up to 8 units/);
    assert.equal(hosted.server.received.length, 0);
  });

  it('has text read by what the user chose, also where they choose it in the panel', async () => {
    await setSetting('service', 'local');
    await openMarked('|سلام دنیا.');
    await run('readAloud');
    const panel = panels.current;
    assert.deepEqual(await panel.ended(), ['succeeded']);
    assert.equal(panel.newest.tier, 'basic');
    panel.say({ type: 'changeSettings', change: { tier: 'premium', delivery: { style: 'news' } } });
    await until('the user has another tier and delivery', () => {
      const { tier, delivery } = configuration().get('speech', { tier: '', delivery: { style: '' } });
      return tier === 'premium' && delivery.style === 'news';
    });
    for (const name of ['speech.tier', 'speech.delivery']) {
      const { globalValue, workspaceValue } = configuration().inspect(name) ?? {};
      assert.deepEqual([globalValue === undefined, workspaceValue], [false, undefined], name);
    }
  });
});

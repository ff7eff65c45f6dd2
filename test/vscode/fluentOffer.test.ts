import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installFromFolder } from '../../src/assets/install/installFromFolder.ts';
import { offerFluentTranslation } from '../../src/editor/assets/offerFluentTranslation.ts';
import { processOwners } from '../../src/platform/node/owners.ts';
import { smallAsset } from '../support/assets/smallAsset.ts';
import { useDialogs } from '../support/editor/dialogs.ts';
import { memoryOf } from '../support/editor/memory.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const OFFER = 'harf.fluentTranslationOffer';

describe('The offer of fluent translation behind a draft', () => {
  const dialogs = useDialogs();
  let kept: Map<string, unknown>;
  let assetsFolder: string;

  beforeEach(() => {
    kept = new Map();
    assetsFolder = temporaryFolder();
  });

  const offer = (kind: 'local' | 'hosted' = 'local') =>
    offerFluentTranslation(
      { connection: { assetsFolder, restartLocal: async () => {} }, memory: memoryOf(kept) },
      { destination: async () => (kind === 'local' ? { kind } : { kind, baseUrl: '', apiKey: '' }) },
    );
  const inAnotherSession = () => kept.set(OFFER, { ...Object(kept.get(OFFER)), session: 'another' });

  it('says what it is, what it costs and needs, and from where it comes', async () => {
    await offer();
    const { text, buttons, isModal } = dialogs.expect(
      /^This English is a draft\. A fluent translation can be had/,
    );
    assert.match(text, /free.*without a network/);
    assert.match(
      text,
      /20\.6 MB, to be fetched once from media\.githubusercontent\.com, .*cdn\.jsdelivr\.net/,
    );
    assert.match(text, /about 400 MB of memory/);
    assert.deepEqual(buttons, ['Fetch…', 'Not Now', 'Never']);
    assert.ok(!isModal);
  });

  it('goes on with the question of the command after a yes, and is not made again', async () => {
    dialogs.press('Fetch…');
    await offer();
    dialogs.expect(/^Fetch what translates Persian fluently\?/);
    assert.equal(kept.get(OFFER), 'never');
    await offer();
    assert.equal(dialogs.messages.length, 2);
  });

  for (const button of ['Not Now', 'none of them'])
    it(`is made once more, and not in the same session, after: ${button}`, async () => {
      dialogs.press(button);
      await offer();
      await offer();
      assert.equal(dialogs.messages.length, 1);
      inAnotherSession();
      await offer();
      assert.equal(dialogs.messages.length, 2);
      inAnotherSession();
      await offer();
      assert.equal(dialogs.messages.length, 2);
    });

  it('is not made again after a no for ever', async () => {
    dialogs.press('Never');
    await offer();
    assert.equal(kept.get(OFFER), 'never');
    await offer();
    assert.equal(dialogs.messages.length, 1);
  });

  it('is made once though two drafts are shown at once', async () => {
    await Promise.all([offer(), offer()]);
    assert.equal(dialogs.messages.length, 1);
  });

  it('is not made where text goes to a hosted service', async () => {
    await offer('hosted');
    assert.deepEqual([dialogs.messages, kept.size], [[], 0]);
  });

  it('is not made where it is installed, whatever the memory says', async () => {
    const small = smallAsset('fluent-translation');
    const files = temporaryFolder();
    for (const [path, bytes] of small.served) writeFileSync(join(files, path.replace(/.*\//, '')), bytes);
    const { signal } = new AbortController();
    await installFromFolder(small.asset, files, { assetsFolder, owners: processOwners, signal });
    await offer();
    assert.deepEqual([dialogs.messages, kept.size], [[], 0]);
  });
});

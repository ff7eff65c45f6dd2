import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { useDialogs } from '../support/editor/dialogs.ts';
import { openMarked, run, setSetting } from '../support/editor/editing.ts';
import { useFakePanels } from '../support/editor/fakePanel.ts';
import { hear, hearMp3 } from '../support/editor/heard.ts';

const LOUD_ENOUGH = 0.01;

describe('Reading aloud', () => {
  const dialogs = useDialogs();
  const panels = useFakePanels();

  it('speaks the selection, state by state, as sound that can be heard', async () => {
    await openMarked('مقدمه [کتاب خوب است.] پایان');
    await run('readAloud');
    const panel = panels.current;
    assert.deepEqual(await panel.ended(), ['succeeded'], panel.section().failure ?? '');
    assert.deepEqual(panel.states, ['0 queued', '0 running', '0 succeeded']);
    const { id, title, tier, voice, pace } = panel.newest;
    assert.deepEqual(
      { title, tier, voice, pace },
      { title: 'کتاب خوب است.', tier: 'basic', voice: 'kian', pace: 1 },
    );
    assert.equal(await panel.requester.ask('text', { playbackId: id }), 'کتاب خوب است.');
    const sound = await hear(await panel.requester.ask('audio', { playbackId: id, section: 0 }));
    assert.ok(sound.loudness > LOUD_ENOUGH, `${sound.loudness}`);
    assert.ok(Math.abs(sound.seconds - (panel.section().durationSeconds ?? 0)) < 0.05);
    assert.equal(panel.section().voice, 'kian');
    assert.equal(panel.section().chargedSeconds, null);
    assert.deepEqual(dialogs.messages, []);
  });

  it('tells when each word is heard, and how loud each part is', async () => {
    await openMarked('**کتاب** خوب <https://a.example> است. |دیروز رفتم.', { language: 'markdown' });
    await run('readAloud');
    const panel = panels.current;
    await panel.ended();
    const place = { playbackId: panel.newest.id, section: 0 };
    const text = await panel.requester.ask('text', { playbackId: place.playbackId });
    assert.equal(text.replace(/ +/g, ' '), 'کتاب خوب است. دیروز رفتم.');
    const { unit, spans } = await panel.requester.ask('timing', place);
    assert.equal(unit, 'word');
    assert.deepEqual(
      spans.map(({ utf16Start, utf16End }) => text.slice(utf16Start, utf16End)),
      ['کتاب', 'خوب', 'است', 'دیروز', 'رفتم'],
    );
    const peaks = await panel.requester.ask('peaks', place);
    assert.ok(peaks.length > 50 && peaks.every((peak) => peak >= 0 && peak <= 1) && Math.max(...peaks) > 0.1);
  });

  it('says names with a dot in them, and inline code where the user wants it', async () => {
    const spoken = async () => {
      await openMarked('|Node.js را با `npm install` نصب کن.', { language: 'markdown' });
      await run('readAloud');
      const panel = panels.current;
      await panel.ended();
      const place = { playbackId: panel.newest.id, section: 0 };
      const text = await panel.requester.ask('text', { playbackId: place.playbackId });
      const { spans } = await panel.requester.ask('timing', place);
      return [text, spans.map(({ utf16Start, utf16End }) => text.slice(utf16Start, utf16End)).join('|')];
    };
    assert.deepEqual(await spoken(), ['Node.js را با — نصب کن.', 'Node.js|را|با|نصب|کن']);
    await setSetting('speech.code', 'spoken');
    assert.deepEqual(await spoken(), [
      'Node.js را با npm install نصب کن.',
      'Node.js|را|با|npm|install|نصب|کن',
    ]);
  });

  it('asks before it gets the natural voice that the player wants', async () => {
    await run('openReadAloud');
    const panel = panels.current;
    await panel.until('the start', () => panel.start !== undefined);
    dialogs.pick('Amir');
    panel.say({ type: 'getNaturalVoice' });
    assert.equal((await dialogs.shown(/^Fetch the natural voice Amir\?/)).isModal, true);
  });

  it('gives sound before all of it is made', async () => {
    await openMarked(`[${'این یک جملهٔ تازه برای خواندن است. '.repeat(20)}]`);
    await run('readAloud');
    const panel = panels.current;
    assert.deepEqual(await panel.ended(), ['succeeded']);
    const kinds = panel.messages.map((message) =>
      message.type === 'sectionChanged' ? (message.change.state ?? '') : message.type,
    );
    assert.ok(kinds.indexOf('previewChunk') < kinds.indexOf('succeeded'));
    assert.ok(kinds.indexOf('previewEnd') > kinds.lastIndexOf('previewChunk'));
    const chunks = panel.messages.flatMap((message) =>
      message.type === 'previewChunk' ? [message.bytes] : [],
    );
    assert.ok((await hearMp3(Buffer.concat(chunks))).loudness > LOUD_ENOUGH);
    assert.equal(panel.section().hasPreview, true);
  });

  it('asks for Premium as a whole, with its fields, and a voice that it has', async () => {
    await setSetting('speech.tier', 'premium');
    await setSetting('speech.voice', 'ava');
    await setSetting('speech.delivery', { style: 'news', nonsense: 1 });
    await openMarked('|سلام دنیا.');
    await run('readAloud');
    const panel = panels.current;
    assert.deepEqual(await panel.ended(), ['succeeded'], panel.section().failure ?? '');
    assert.deepEqual(panel.states, ['0 running', '0 succeeded']);
    assert.equal(panel.newest.voice, 'kian');
    const { mimeType } = await panel.requester.ask('audio', { playbackId: panel.newest.id, section: 0 });
    assert.equal(mimeType, 'audio/wav');
  });

  it('says so where there is no Persian, and opens nothing', async () => {
    await openMarked('|only English');
    await run('readAloud');
    dialogs.expect(/no Persian/);
    assert.throws(() => panels.current, /no panel/);
  });

  it('reads from the word at the cursor to the end', async () => {
    await openMarked('یک دو.\n\nسه چه|ار.\n\nپنج.', { language: 'markdown' });
    await run('readFromHere');
    const panel = panels.current;
    const { id } = await panel.playback();
    assert.equal(await panel.requester.ask('text', { playbackId: id }), 'چهار.\n\nپنج.');
    await panel.ended();
  });

  it('reads from the word whose hover says so', async () => {
    const { document } = await openMarked('|یک دو.\nسه چهار.');
    const place = { uri: document.uri.toString(), line: 1, character: 4 };
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      document.uri,
      new vscode.Position(1, 4),
    );
    const said = hovers.flatMap(({ contents }) =>
      contents.map((each) => (typeof each === 'string' ? each : each.value)),
    );
    const [, query = ''] = /command:harf\.readFromHere\?([^)]*)\)/.exec(said.join()) ?? [];
    const [linked] = JSON.parse(decodeURIComponent(query));
    assert.deepEqual(linked, { ...place, character: 3 });
    await vscode.commands.executeCommand('harf.readFromHere', linked);
    const panel = panels.current;
    const { id } = await panel.playback();
    assert.equal(await panel.requester.ask('text', { playbackId: id }), 'چهار.');
    await panel.ended();
  });

  it('lets no message through that is not what it should be', async () => {
    await run('openReadAloud');
    const panel = panels.current;
    await panel.until('the start', () => panel.start !== undefined);
    panel.say({ type: 'save', playbackId: 7 });
    panel.say({ type: 'unknown' });
    await assert.rejects(panel.requester.ask('text', { playbackId: '../../x' }), /not kept any more/);
    const policy = /default-src &#39;none&#39;; script-src &#39;nonce-[\da-f-]{36}&#39;/;
    assert.match(panel.html, policy);
    assert.equal(panel.options.localResourceRoots?.length, 1);
  });
});

describe('A read-aloud panel that takes its time', () => {
  const panels = useFakePanels({ isSlow: true });

  it('plays the text that it was opened for, once', async () => {
    await openMarked('[کتاب خوب است.]');
    await run('readAloud');
    const panel = panels.current;
    assert.equal(panel.messages.length, 0);
    const toldToPlay = () =>
      panel.messages.flatMap((each) => (each.type === 'playbackAdded' ? each.playback.id : []));
    panel.say({ type: 'ready' });
    await panel.until('the playback is to be played', () => toldToPlay().length > 0);
    assert.equal(panel.messages[0]?.type, 'start');
    assert.deepEqual(toldToPlay(), [panel.newest.id]);
    assert.deepEqual(await panel.ended(), ['succeeded']);
    panel.say({ type: 'ready' });
    await panel.until(
      'it begins again',
      () => panel.messages.filter(({ type }) => type === 'start').length === 2,
    );
    assert.equal(toldToPlay().length, 1);
  });
});

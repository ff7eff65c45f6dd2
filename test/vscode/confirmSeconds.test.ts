import assert from 'node:assert/strict';
import { openMarked, run, setSetting } from '../support/editor/editing.ts';
import { useFakePanels } from '../support/editor/fakePanel.ts';
import { useHostedServer } from '../support/editor/hostedServer.ts';

/** 40 code points, about 3.7 seconds. */
const SENTENCE = `[${'کتاب خوب '.repeat(4)}است.]`;

describe('Reading aloud for many seconds', () => {
  const suite = useHostedServer();
  const panels = useFakePanels();

  const sent = () => suite.server.received.filter(({ path }) => path.startsWith('/v1/speech'));

  it('is asked about before anything is sent or shown, and not sent without a yes', async () => {
    await setSetting('confirmAboveSeconds', 3);
    await openMarked(SENTENCE);
    await run('readAloud');
    const { text, isModal, buttons } = suite.dialogs.expect(/about 4 seconds of speech/);
    assert.ok(text.includes(suite.server.baseUrl));
    assert.deepEqual([isModal, buttons], [true, ['Send']]);
    assert.equal(suite.server.received.length, 0);
    assert.throws(() => panels.current, /no panel/);
  });

  it('says nothing of lines that are left out without a yes', async () => {
    await setSetting('confirmAboveSeconds', 3);
    const arabic = 'ذهبت إلى المدرسة في الصباح الباكر مع أصدقائي.';
    await openMarked(SENTENCE.replace(']', `\n\n${arabic}]`));
    await run('readAloud');
    assert.deepEqual(
      suite.dialogs.messages.map(({ isModal }) => isModal),
      [true],
    );
  });

  it('is asked about once for all of its sections, and sent after a yes', async () => {
    await setSetting('confirmAboveSeconds', 600);
    await openMarked(`[${['یک', 'دو'].map((name) => `${name} ${'،'.repeat(5000)}`).join('\n\n')}]`);
    suite.dialogs.press('Send');
    await run('readAloud');
    const questions = suite.dialogs.messages.filter(({ isModal }) => isModal);
    assert.deepEqual(
      questions.map(({ text }) => /about (\S+) seconds/.exec(text)?.[1]),
      ['921'],
    );
    await panels.current.ended();
    assert.ok(sent().length > 0);
  });

  it('is shorter at a faster pace', async () => {
    await setSetting('confirmAboveSeconds', 3);
    await setSetting('speech.pace', 1.25);
    await openMarked(SENTENCE);
    await run('readAloud');
    assert.deepEqual(
      suite.dialogs.messages.filter(({ isModal }) => isModal),
      [],
    );
    await panels.current.ended();
    assert.ok(sent().length > 0);
  });

  it('is sent without a question where there is no limit, and by the local service', async () => {
    await setSetting('confirmAboveSeconds', 0);
    await openMarked(SENTENCE);
    await run('readAloud');
    await panels.current.ended();
    assert.ok(sent().length > 0);
    await setSetting('confirmAboveSeconds', 1);
    await setSetting('service', 'local');
    await openMarked(SENTENCE);
    await run('readAloud');
    assert.deepEqual(await panels.current.ended(), ['succeeded']);
    assert.deepEqual(
      suite.dialogs.messages.filter(({ isModal }) => isModal),
      [],
    );
  });
});

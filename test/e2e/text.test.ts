import assert from 'node:assert/strict';
import { litText } from '../support/panel/listen.ts';
import { panelsForSuite } from '../support/panel/panelsForSuite.ts';
import { PARTS, scriptPlayback } from '../support/panel/playbacks.ts';
import type { ScriptedHost } from '../support/panel/scriptedHost.ts';

describe('the text in the panel', () => {
  const open = panelsForSuite();

  const openText = async (parts: readonly string[] = PARTS, isFinished = true) => {
    const script = scriptPlayback(parts, { isFinished });
    const host = await open({ start: { playbacks: [script.playback] }, handlers: script.handlers });
    const first = parts[0]?.trim().split(/\s/)[0] ?? '';
    await host.page.getByRole('region', { name: 'Text' }).filter({ hasText: first }).waitFor();
    if (isFinished) await host.hasSound();
    return { ...script, host };
  };

  /** Clicks in the middle of a place of the text. */
  const clickOn = async (host: ScriptedHost, word: string) => {
    const box = await host.page.evaluate((wanted) => {
      for (const paragraph of document.querySelectorAll('.text p')) {
        const node = paragraph.firstChild;
        const at = node?.textContent?.indexOf(wanted) ?? -1;
        if (!node || at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + wanted.length);
        const { x, y, width, height } = range.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }
      throw new Error('The word is not in the text.');
    }, word);
    await host.page.mouse.click(box.x, box.y);
  };

  it('is all of the text, line by line, from right to left', async () => {
    const { host, text } = await openText();
    const lines = host.page.locator('.text p');
    assert.deepEqual(await lines.allTextContents(), text.split('\n'));
    const directions = await lines.evaluateAll((all) => all.map((line) => getComputedStyle(line).direction));
    assert.deepEqual([...new Set(directions)], ['rtl']);
  });

  it('has the doubtful words underlined while the user wants it', async () => {
    const script = scriptPlayback(PARTS);
    const place = (word: string) => {
      const utf16Start = script.text.indexOf(word);
      return { utf16Start, utf16End: utf16Start + word.length };
    };
    const doubtful = async () => [place('گاهی'), place('امسال')];
    const host = await open({
      start: { playbacks: [script.playback] },
      handlers: { ...script.handlers, doubtful },
    });
    await host.page.getByRole('region', { name: 'Text' }).filter({ hasText: 'بهار' }).waitFor();
    const underlined = () =>
      host.page.evaluate(() =>
        [...(CSS.highlights.get('doubtful-word') ?? [])].map((range) => String(range)),
      );
    const button = host.page.getByRole('button', { name: 'Underline Doubtful Words' });
    assert.deepEqual(await underlined(), []);
    await button.click();
    await host.page.waitForFunction(() => (CSS.highlights.get('doubtful-word')?.size ?? 0) > 0);
    assert.deepEqual(await underlined(), ['گاهی', 'امسال']);
    assert.equal(await button.getAttribute('aria-pressed'), 'true');
    await button.click();
    await host.page.waitForFunction(() => CSS.highlights.get('doubtful-word')?.size === 0);
  });

  it('says why doubtful words cannot be underlined', async () => {
    const script = scriptPlayback(PARTS);
    const doubtful = async () => {
      throw new Error('It is gone.');
    };
    const host = await open({
      start: { playbacks: [script.playback] },
      handlers: { ...script.handlers, doubtful },
    });
    await host.page.getByRole('button', { name: 'Underline Doubtful Words' }).click();
    await host.page.getByRole('alert').waitFor();
    const button = host.page.getByRole('button', { name: 'Underline Doubtful Words' });
    assert.equal(await button.getAttribute('aria-pressed'), 'false');
  });

  it('is heard from a word that is clicked, and the word is shown in its document', async () => {
    const { host, text, recordings } = await openText();
    const word = 'باغچه‌ی';
    await clickOn(host, word);
    const utf16Start = text.indexOf(word);
    const utf16End = utf16Start + word.length;
    assert.deepEqual(await host.said('reveal'), { type: 'reveal', playbackId: 'r1', utf16Start, utf16End });
    const span = recordings[0]?.words.find((each) => each.utf16Start === utf16Start);
    const heard = await host.said('position', (at) => at.state === 'playing');
    assert.ok(span && heard.seconds >= span.startSeconds - 0.01 && heard.seconds < span.endSeconds + 0.3);
  });

  it('is heard from a word of a later part', async () => {
    const { host } = await openText();
    await clickOn(host, 'امسال');
    await host.said('position', (at) => at.section === 2 && at.state === 'playing');
  });

  it('shows a word in its document even while there is no sound of it', async () => {
    const { host, text } = await openText(PARTS, false);
    await clickOn(host, 'باغچه‌ی');
    const { utf16Start } = await host.said('reveal');
    const word = text.indexOf('باغچه‌ی');
    assert.ok(utf16Start >= word && utf16Start <= word + 'باغچه‌ی'.length);
  });

  it('is never interpreted', async () => {
    const text = '<img src=x onerror="document.title=1"> <b>متن</b> &amp;';
    const { host } = await openText([text]);
    assert.equal(await host.page.locator('.text p').textContent(), text);
    assert.equal(await host.page.locator('.text *:not(p)').count(), 0);
  });

  it('keeps the lit word in view', async () => {
    const { host } = await openText([`${'سلام دنیا\n'.repeat(60)}پایان کار`]);
    await clickOn(host, 'سلام');
    await host.page.getByLabel('Position').evaluate((slider) => {
      if (slider instanceof HTMLInputElement) slider.value = String(Number(slider.max) - 1.4);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await host.page.waitForFunction(() => (document.querySelector('.text')?.scrollTop ?? 0) > 500);
  });

  it('lights sentences where no words are known', async () => {
    const { playback, text, handlers, recordings } = scriptPlayback(['یک سطر کوتاه.', 'سطر دوم.']);
    const [first] = recordings;
    assert.ok(first);
    const spans = [
      { startSeconds: 0, endSeconds: first.seconds, utf16Start: 0, utf16End: 'یک سطر کوتاه.'.length },
    ];
    const host = await open({
      start: { playbacks: [playback] },
      handlers: { ...handlers, timing: async () => ({ unit: 'sentence', spans }) },
    });
    await host.page.getByRole('button', { name: 'Play', exact: true }).click();
    await host.said('position', (at) => at.seconds > 0.3);
    assert.equal(await litText(host.page), text.slice(0, 13));
  });

  it('stays smooth however long it is', async () => {
    const { playback, text, handlers } = scriptPlayback(['سلام دنیا، این آغاز متنی بسیار بلند است.\n']);
    const host = await open({
      start: { playbacks: [playback] },
      handlers: { ...handlers, text: async () => text.repeat(10_000) },
    });
    await host.hasSound();
    await host.page.getByRole('button', { name: 'Play', exact: true }).click();
    await host.said('position', (at) => at.state === 'playing' && at.seconds > 0.3);
    const milliseconds = await host.page.evaluate(async () => {
      const frames: number[] = [];
      for (let frame = 0; frame < 31; frame++) {
        const start = performance.now();
        await new Promise(requestAnimationFrame);
        frames.push(performance.now() - start);
      }
      return frames.toSorted((a, b) => a - b)[15] ?? 0;
    });
    assert.ok(milliseconds < 100, `a frame takes ${milliseconds} ms`);
  });
});

import assert from 'node:assert/strict';
import { translateFluently } from '../../../src/service/translation/fluentText.ts';
import { testEngine } from '../../support/engine.ts';

/** An engine that writes each word in angle brackets, as its number in the sentence. */
async function numbering(html: string): Promise<string> {
  return html.replace(/(<i data-p="(\d+)">)([^<]*)(<\/i>)/g, (_, open, number, text, close) =>
    /^[\dA-Z.]+$/.test(text) ? open + text + close : `${open}w${number}${close}`,
  );
}

async function translated(text: string, translate = numbering, signal?: AbortSignal) {
  return translateFluently(testEngine().analyse(text), translate, signal);
}

describe('a fluent translation', () => {
  it('keeps line breaks, lists and empty lines', async () => {
    const { translation } = await translated('# سلام\n\n- سیب خوب\n- نان\n');
    assert.equal(translation, '# w0\n\n- w0 w1\n- w0\n');
  });

  it('keeps addresses, code, Latin words and numbers as they are', async () => {
    const text = 'به `npm test` و https://example.org/آ و info@example.org و Python 3.12 و ۱۴۰۲ نگاه کنید.';
    const { translation } = await translated(text);
    for (const kept of ['`npm test`', 'https://example.org/آ', 'info@example.org', 'Python', '3.12', '1402'])
      assert.ok(translation.includes(kept), `${kept} in ${translation}`);
  });

  it('keeps the stand-ins of who sent the text beside its own', async () => {
    const text = 'به X1 و `a_b` و X2 و https://example.org/آ نگاه کنید.';
    const { translation } = await translated(text);
    assert.equal(translation, 'w0 X1 w2 `a_b` w4 X2 w6 https://example.org/آ w8 w9.');
  });

  it('writes a percentage once, however the engine writes it', async () => {
    for (const text of ['بیش از ۵٪ بود', 'بیش از 5% بود'])
      for (const percentage of ['5%', '5٪', '5 percent']) {
        const writing = async (html: string) => html.replace(/5[%٪]/, percentage);
        assert.match((await translated(text, writing)).translation, /^[^%٪]+ 5% [^%٪]+$/);
      }
    const writing = async (html: string) => html.replace('>5<', '>5%<').replace('درصد', '');
    assert.match((await translated('بیش از ۵ درصد بود', writing)).translation, /5%/);
  });

  it('takes no digit of a stand-in for a number', async () => {
    const writing = async (html: string) => (await numbering(html)).replace('>1<', '>one<');
    const { translation } = await translated('۱ بار به `a_b` نگاه کنید.', writing);
    assert.ok(translation.startsWith('one w1 w2 `a_b`'), translation);
  });

  it('translates the pieces between, where the engine loses what must stay', async () => {
    const losing = async (html: string) => (await numbering(html)).replaceAll('X1', 'nothing');
    const { translation } = await translated('نگاه به https://example.org/آ کنید.', losing);
    assert.equal(translation, 'w0 w1 https://example.org/آ w0.');
  });

  it('takes no other number for one of the source', async () => {
    const changing = async (html: string) => (await numbering(html)).replace('1402', '2023');
    const { translation } = await translated('سال ۱۴۰۲ آمد.', changing);
    assert.ok(translation.includes('1402'), translation);
  });

  it('lets a single digit become a word', async () => {
    const writing = async (html: string) => (await numbering(html)).replace('>3<', '>three<');
    assert.ok((await translated('۳ کتاب', writing)).translation.startsWith('three'));
  });

  it('links each word with the words that it came from, in code points', async () => {
    const text = '😀 سلام دنیا. کتاب ها را خواندم.';
    const { translation, links } = await translated(text);
    const [english, persian] = [[...translation], [...text]];
    const pairs = links.flatMap(({ words }) =>
      words.map((word) => [
        english.slice(word.written.codePointStart, word.written.codePointEnd).join(''),
        persian.slice(word.original.codePointStart, word.original.codePointEnd).join(''),
      ]),
    );
    assert.deepEqual(pairs, [
      ['😀', '😀'],
      ['w1', 'سلام'],
      ['w2', 'دنیا'],
      ['w0', 'کتاب ها'],
      ['w1', 'را'],
      ['w2', 'خواندم'],
    ]);
    assert.equal(
      persian.slice(links[1]?.original.codePointStart, links[1]?.original.codePointEnd).join(''),
      'کتاب ها را خواندم.',
    );
  });

  it('breaks its lines where the source does', async () => {
    const wrapped = 'این یک جملهٔ بلند است که در میان یک بند نوشته شده\nو در خط بعد ادامه دارد.';
    assert.match((await translated(wrapped)).translation, /^[^\n]+ w\d+\nw\d+ [^\n]+$/);
  });

  it('asks for a few sentences at once, and keeps their order whichever is there first', async () => {
    const waiting: (() => void)[] = [];
    let most = 0;
    const turningAround = (html: string) =>
      new Promise<string>((resolve) => {
        waiting.push(() => resolve(html));
        most = Math.max(most, waiting.length);
        if (waiting.length === 4) for (const answer of waiting.splice(0).reverse()) answer();
      });
    const text = 'یک آمد. دو رفت. سه ماند. چهار خواند. پنج نوشت. شش دید. هفت گفت. هشت شنید.';
    const { translation, links } = await translated(text, turningAround);
    assert.equal(translation, text);
    assert.deepEqual([most, links.length], [4, 8]);
  });

  it('ends between two sentences when it is cancelled', async () => {
    const controller = new AbortController();
    let asked = 0;
    const cancelling = async (html: string) => {
      asked++;
      controller.abort();
      return html;
    };
    await assert.rejects(translated('یک آمد. دو رفت. سه ماند.', cancelling, controller.signal), {
      name: 'AbortError',
    });
    assert.equal(asked, 1);
  });
});

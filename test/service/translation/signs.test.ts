import assert from 'node:assert/strict';
import fc from 'fast-check';
import { translateFluently } from '../../../src/service/translation/fluentText.ts';
import { testEngine } from '../../support/engine.ts';

const SIGNS = ['**', '__', '~~', '==', '++', '^^', '|||'];

type Engine = (html: string) => Promise<string>;

const WORD = /<i data-p="\d+">([^<]*)<\/i>/g;

/** An engine that writes the words of a sentence in another order, and those that it knows in English. */
function reordering(order: readonly number[], english: Readonly<Record<string, string>> = {}): Engine {
  return async (html) => {
    const words = [...html.matchAll(WORD)];
    if (words.length !== order.length) return html;
    const ending = /[.؟!]$/.exec(html)?.[0] ?? '';
    const written = order.map((at) => {
      const [element = '', word = ''] = words[at] ?? [];
      return element.replace(`>${word}<`, `>${english[word] ?? word}<`);
    });
    return written.join(' ') + ending;
  };
}

async function translated(text: string, engine: Engine): Promise<string> {
  return (await translateFluently(testEngine().analyse(text), engine)).translation;
}

const keeping: Engine = async (html) => html;

describe('the signs of emphasis in a fluent translation', () => {
  for (const sign of SIGNS)
    it(`stand around the English of what they stood around: ${sign}`, async () => {
      const asked: string[] = [];
      const engine = reordering([0, 3, 1, 2], { من: 'I', خواندم: 'read', کتاب: 'book', را: 'the' });
      const text = `من ${sign}کتاب${sign} را خواندم.`;
      const answer = await translated(text, (html) => {
        asked.push(html);
        return engine(html);
      });
      assert.equal(answer, `I read ${sign}book${sign} the.`);
      assert.equal(asked.length, 1);
      assert.ok(!asked[0]?.includes(sign));
    });

  it('take the punctuation and the quotes with them that they had inside', async () => {
    const engine = reordering([0, 1]);
    assert.equal(await translated('**سلام دنیا.**', engine), '**سلام دنیا.**');
    assert.equal(await translated('سلام **دنیا**.', engine), 'سلام **دنیا**.');
    assert.equal(await translated('سلام **دنیا.**', engine), 'سلام **دنیا.**');
    assert.equal(await translated('(**سلام**) دنیا', keeping), '(**سلام**) دنیا');
    assert.equal(await translated('«**سلام**» **«دنیا»** خوب', keeping), '«**سلام**» **«دنیا»** خوب');
  });

  it('may be in each other, and of several kinds', async () => {
    const text = '**کتاب __خوب__ من** را خواندم';
    assert.equal(await translated(text, reordering([4, 3, 1, 0, 2])), 'خواندم را **__خوب__ کتاب من**');
    assert.equal(await translated('**__کتاب__** خوب', reordering([1, 0])), 'خوب **__کتاب__**');
  });

  it('do not part a word', async () => {
    const engine: Engine = async () => '<i data-p="1">good</i> <i data-p="0">book</i>s';
    assert.equal(await translated('**کتاب** خوب', engine), 'good **books**');
  });

  it('stretch over small words that the engine ties to others', async () => {
    const engine: Engine = async () =>
      '<i data-p="2">the</i> <i data-p="0">president</i> <i data-p="3">of</i> <i data-p="1">Iran</i> <i data-p="2">came</i>';
    assert.equal(await translated('**رئیس ایران** دیروز آمد', engine), 'the **president of Iran** came');
  });

  it('stay at the word that they follow, where they are one by themselves', async () => {
    const engine = reordering([2, 1, 0]);
    assert.equal(await translated('من کتاب** خواندم', engine), 'خواندم کتاب** من');
  });

  it('stand between what they parted', async () => {
    assert.equal(await translated('سلام من ** دنیا خوب', reordering([1, 0, 3, 2])), 'من سلام ** خوب دنیا');
  });

  it('begin a sentence behind a dash of a list', async () => {
    assert.equal(await translated('- **کتاب** خوب', reordering([1, 0])), '- خوب **کتاب**');
  });

  for (const [why, order] of [
    ['the words are parted', [0, 2, 1, 3]],
    ['two phrases change places', [2, 3, 0, 1]],
  ] as const)
    it(`keep the order of the source where ${why}`, async () => {
      const text = '**کتاب خوب** **من بزرگ**';
      assert.equal(await translated(text, reordering(order)), text);
    });

  it('are not lost with what must stay in between', async () => {
    const text = '**Python و ۱۲** از `a_b` را __خواندم__.';
    assert.equal(await translated(text, keeping), '**Python و 12** از `a_b` را __خواندم__.');
    const losing: Engine = async (html) => html.replaceAll('X1', 'it');
    assert.equal(await translated(text, losing), '**Python و 12** از `a_b` را __خواندم__.');
  });

  it('are as many as there were, whatever the engine makes of the words', async () => {
    const sign = fc.constantFrom(...SIGNS);
    const piece = fc.oneof(
      sign,
      fc.constantFrom('کتاب', ' ', ' ', 'من', '.', 'سلام', '«', '؛', '۱۲', 'Python'),
    );
    const shuffle = fc.array(fc.nat(), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 25 }), shuffle, async (pieces, numbers) => {
        const text = pieces.join('');
        const engine: Engine = async (html) => {
          const words = [...html.matchAll(WORD)].map(([element]) => element);
          return numbers.map((number) => words[number % words.length] ?? '').join(' ') || html;
        };
        const answer = await translated(text, engine);
        assert.deepEqual(signsOf(answer), signsOf(text));
      }),
      { numRuns: 500 },
    );
  });

  it('take time in proportion to their number', async () => {
    const text = 'کتاب '.concat('** **'.repeat(20_000));
    assert.deepEqual(signsOf(await translated(text, keeping)), signsOf(text));
  });
});

function signsOf(text: string): readonly string[] {
  return (text.match(/\*\*|__|~~|==|\+\+|\^\^|\|\|\|/g) ?? []).toSorted();
}

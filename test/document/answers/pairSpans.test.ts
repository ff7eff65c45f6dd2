import assert from 'node:assert/strict';
import fc from 'fast-check';
import { partChanges } from '../../../src/document/answers/changes.ts';
import { splitEnglish } from '../../../src/document/answers/englishAnswer.ts';
import { cpuStopwatch } from '../../support/cpuStopwatch.ts';
import { markedProse } from '../../support/markedProse.ts';
import { allTargets } from '../../support/targets.ts';
import { wordForWord } from '../../support/translators.ts';

type Tree = string | readonly Tree[];

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof({ maxDepth: 3 }, fc.constant('word'), fc.array(tie('tree'), { minLength: 1, maxLength: 4 })),
}));

const LETTERS = [...'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'];

/** Words that occur once, and elements that do, as a document and by what each element has. */
class Tagged {
  readonly inside = new Map<string, string[]>();
  readonly #english = new Map<string, string>();

  englishOf = (word: string) => this.#english.get(word) ?? word;

  write(node: Tree): string {
    return typeof node === 'string' ? this.#word([]) : node.map((each) => this.#write(each, [])).join(' ');
  }

  #write(node: Tree, around: readonly string[]): string {
    if (typeof node === 'string') return this.#word(around);
    const name = `b${this.inside.size}`;
    this.inside.set(name, []);
    const text = node.map((each) => this.#write(each, [...around, name])).join(' ');
    return `⟦n:<${name}>⟧${text}⟦n:</${name}>⟧`;
  }

  #word(around: readonly string[]): string {
    const at = this.#english.size;
    const word = `ک${LETTERS[at % LETTERS.length]}${LETTERS[Math.floor(at / LETTERS.length)]}ک`;
    this.#english.set(word, `e${at}`);
    for (const name of around) this.inside.get(name)?.push(`e${at}`);
    return word;
  }
}

describe('a pair of signs', () => {
  it('encloses English of its own words only, in the pairs that it stood in, or the passage is left', () => {
    let translated = 0;
    fc.assert(
      fc.property(
        fc.array(tree, { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat(), { maxLength: 12 }),
        (nodes, order) => {
          const tagged = new Tagged();
          const { text, passages } = markedProse(tagged.write(nodes));
          const whole = { utf16Start: 0, utf16End: text.length };
          for (const target of allTargets(text, passages, whole, { hasContext: false })) {
            const answer = wordForWord(
              target.text,
              (words) =>
                words
                  .map((word, at) => ({ word, key: order[at] ?? at }))
                  .sort((a, b) => a.key - b.key)
                  .map(({ word }) => word),
              tagged.englishOf,
            );
            for (const change of partChanges(text, splitEnglish(target, answer, text) ?? [])) {
              if (change.isLeft) continue;
              translated++;
              for (const [name, words] of tagged.inside) {
                // What is around a whole passage is not of it.
                if (!change.source.includes(`<${name}>`)) continue;
                const [, inside = ''] = new RegExp(`<${name}>(.*)</${name}>`).exec(change.text) ?? [];
                const found = inside.match(/\be\d+/g) ?? [];
                assert.ok(found.length > 0, `${text}\n=>\n${change.text}`);
                assert.ok(
                  found.every((word) => words.includes(word)),
                  `${text}\n=>\n${change.text}`,
                );
              }
            }
          }
        },
      ),
    );
    assert.ok(translated > 20);
  });

  it('takes linear time with others', () => {
    const text = '⟦n:<b>⟧این⟦n:</b>⟧ کتاب '.repeat(3000);
    const prose = markedProse(text);
    const whole = { utf16Start: 0, utf16End: prose.text.length };
    const [target] = allTargets(prose.text, prose.passages, whole, { hasContext: false });
    assert.ok(target);
    const answer = wordForWord(target.text, (words) => words.toReversed());
    const used = cpuStopwatch();
    splitEnglish(target, answer, prose.text);
    assert.ok(used() < 2000);
  });
});

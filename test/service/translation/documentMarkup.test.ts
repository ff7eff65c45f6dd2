import assert from 'node:assert/strict';
import { partChanges } from '../../../src/document/answers/changes.ts';
import { splitEnglish } from '../../../src/document/answers/englishAnswer.ts';
import { translateFluently } from '../../../src/service/translation/fluentText.ts';
import { changedText } from '../../../src/text/span.ts';
import { testEngine } from '../../support/engine.ts';
import { markedProse } from '../../support/markedProse.ts';
import { allTargets } from '../../support/targets.ts';
import { linkedWords } from '../../support/translators.ts';

const ENGLISH: Readonly<Record<string, string>> = {
  من: 'I',
  کتاب: 'the book',
  تازه: 'new',
  را: '',
  در: 'in',
  خانه: 'the house',
  خواندم: 'read',
};

/** Word for word, the verb behind the first word and an adjective before its noun. */
async function english(html: string): Promise<string> {
  const elements = [...html.matchAll(/<i data-p="\d+">([^<]*)<\/i>/g)].map(([element, word = '']) => ({
    word,
    element: element.replace(`>${word}<`, `>${ENGLISH[word] ?? word}<`),
  }));
  const verb = elements.findIndex(({ word }) => word === 'خواندم');
  if (verb > 0) elements.splice(1, 0, ...elements.splice(verb, 1));
  const adjective = elements.findIndex(({ word }) => word === 'تازه');
  if (adjective > 0) elements.splice(adjective - 1, 0, ...elements.splice(adjective, 1));
  const words = elements.filter(({ word }) => word !== 'را').map(({ element }) => element);
  return words.join(' ') + (html.endsWith('.') ? '.' : '');
}

async function translated(marked: string): Promise<string> {
  const { text, passages } = markedProse(marked);
  const whole = { utf16Start: 0, utf16End: text.length };
  const changes = [];
  for (const target of allTargets(text, passages, whole, { hasContext: false })) {
    const { translation, links } = await translateFluently(testEngine().analyse(target.text), english);
    const answer = { text: translation, words: linkedWords(links) };
    changes.push(...partChanges(text, splitEnglish(target, answer, text) ?? []));
  }
  return changedText(text, whole, changes);
}

describe('the markup of a document that is translated fluently', () => {
  for (const [what, source, expected] of [
    ['emphasis', 'من ⟦n:_⟧کتاب⟦n:_⟧ را در ⟦n:**⟧خانه⟦n:**⟧ خواندم.', 'I read _the book_ in **the house**.'],
    ['phrases that change places', 'من ⟦n:_⟧کتاب⟦n:_⟧ را ⟦n:**⟧خواندم⟦n:**⟧.', 'I **read** _the book_.'],
    ['a link', 'من ⟦n:[⟧کتاب⟦n:](a.b)⟧ را خواندم.', 'I read [the book](a.b).'],
    [
      'a link and code',
      'من کتاب را در ⟦n:[⟧خانه⟦n:](a.b)⟧ با ⟦w:`سه`⟧ خواندم.',
      'I read the book in [the house](a.b) با `سه`.',
    ],
    ['a note', 'من کتاب⟦n:[^1]⟧ تازه را خواندم.', 'I read new the book[^1].'],
  ] as const)
    it(`stands around the same words: ${what}`, async () => {
      assert.equal(await translated(source), expected);
    });
});

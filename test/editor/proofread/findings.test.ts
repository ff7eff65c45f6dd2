import assert from 'node:assert/strict';
import type { Client } from '../../../src/client/index.ts';
import type { ProofFinding } from '../../../src/contract/index.ts';
import { FindingReader, isUnknownWord, type ListedWords } from '../../../src/editor/proofread/findings.ts';

const rules = ['slip', 'he-for-ezafe'] as const;
const { signal } = new AbortController();

function found(rule: string, codePointStart: number, codePointEnd: number): ProofFinding {
  const reason = { en: 'Because.', fa: 'زیرا.' };
  return { rule, codePointStart, codePointEnd, severity: 'hint', reason, suggestions: ['کتابخانه'] };
}

/** A reader over a service that finds the same in every text, and over words of a list. */
function readerOver(
  answers: readonly ProofFinding[],
  { listedAt = [] }: { readonly listedAt?: readonly number[] } = {},
) {
  const asked: string[] = [];
  const client = {
    proofread: async ({ text }: { readonly text: string }) => {
      asked.push(text);
      return { findings: answers };
    },
  };
  const connection = { runLocal: (operation: (given: Client) => unknown) => operation(client as never) };
  const words = listedAt.map((utf16Start) => ({ utf16Start, word: { origin: 'list' } }));
  const listed = {
    hasListedWords: async () => listedAt.length > 0,
    documentWords: async () => ({ analyses: { of: async () => [words] } }),
  };
  const reader = new FindingReader(connection as never, listed as never as ListedWords);
  return { reader, asked };
}

describe('the findings of a text', () => {
  const text = '🌹 کتابخاهن';

  it('have offsets in UTF-16', async () => {
    const { reader } = readerOver([found('slip', 2, 10)]);
    const [finding] = await reader.of(text, rules, signal);
    assert.equal(text.slice(finding?.utf16Start, finding?.utf16End), 'کتابخاهن');
  });

  it('are asked for once, until all is forgotten', async () => {
    const { reader, asked } = readerOver([found('slip', 2, 10)]);
    await reader.of(text, rules, signal);
    await reader.of(text, rules, signal);
    assert.deepEqual(asked, [text]);
    reader.forget();
    await reader.of(text, rules, signal);
    assert.equal(asked.length, 2);
  });

  it('are not remembered if all was forgotten while they were on their way', async () => {
    const { reader, asked } = readerOver([found('slip', 2, 10)]);
    const reading = reader.of(text, rules, signal);
    reader.forget();
    await reading;
    await reader.of(text, rules, signal);
    assert.equal(asked.length, 2);
  });

  it('are none about an unknown word that is in a list, and all the others', async () => {
    const answers = [found('slip', 2, 10), found('he-for-ezafe', 2, 10)];
    const { reader } = readerOver(answers, { listedAt: [3] });
    assert.deepEqual(
      (await reader.of(text, rules, signal)).map(({ rule }) => rule),
      ['he-for-ezafe'],
    );
    const other = readerOver(answers, { listedAt: [0] }).reader;
    assert.equal((await other.of(text, rules, signal)).length, 2);
  });

  it('send no half of a surrogate pair', async () => {
    const { reader, asked } = readerOver([]);
    await reader.of('سلام \ud83c', rules, signal);
    assert.deepEqual(asked, ['سلام \ufffd']);
  });
});

describe('a finding about an unknown word', () => {
  it('is one of a single word, by the rules about words alone', () => {
    assert.ok(isUnknownWord('slip', 'کتاب\u200cخاهن'));
    assert.ok(!isUnknownWord('slip', 'این کتابخاهن'));
    assert.ok(!isUnknownWord('twice', 'که'));
  });
});

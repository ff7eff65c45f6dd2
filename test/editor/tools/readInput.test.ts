import assert from 'node:assert/strict';
import { UserError } from '../../../src/editor/failures/userError.ts';
import { readInput, tryInput } from '../../../src/editor/tools/readInput.ts';
import { toolNamed } from '../../support/toolHost.ts';

const LONGEST = 20_000;
const LONGEST_ANALYSED = 6000;

const t = (message: string, ...values: (string | number)[]) =>
  message.replace(/\{(\d)\}/g, (_, at) => String(values[Number(at)]));

function refused(name: string, input: unknown): string {
  assert.equal(tryInput(toolNamed(name), input, t), undefined);
  try {
    readInput(toolNamed(name), input, t);
  } catch (error) {
    assert.ok(error instanceof UserError);
    return error.message;
  }
  return assert.fail('it was accepted');
}

describe('the input of a tool', () => {
  it('is taken as it is where it is as it should be', () => {
    const inputs = { text: 'کتاب', style: 'systematic', vowel_notation: 'macron' };
    assert.deepEqual(readInput(toolNamed('pinglish'), inputs, t), inputs);
    assert.deepEqual(readInput(toolNamed('diacritize'), { text: 'کتاب', include_ezafe: false }, t), {
      text: 'کتاب',
      include_ezafe: false,
    });
    assert.deepEqual(readInput(toolNamed('read_aloud'), { text: 'کتاب' }, t), { text: 'کتاب' });
  });

  it('is refused in one sentence that names what is wrong', () => {
    const noObject = 'The input must be an object with the field text.';
    for (const input of [undefined, null, 7, 'کتاب', []]) assert.equal(refused('translate', input), noObject);
    for (const input of [{}, { text: 7 }, { text: null }, { text: ['کتاب'] }])
      assert.equal(refused('translate', input), 'The field text must be of the type string.');
    assert.equal(
      refused('translate', { text: 'کتاب', style: 'readable' }),
      'The tool has no field style. Its fields are text.',
    );
    assert.equal(
      refused('pinglish', { text: 'کتاب', style: 'fancy' }),
      'The field style must be one of readable, systematic.',
    );
    assert.equal(
      refused('diacritize', { text: 'کتاب', include_ezafe: 'yes' }),
      'The field include_ezafe must be of the type boolean.',
    );
  });

  it('is refused where the text is none that can be read', () => {
    for (const text of ['', ' ', 'only English', '123'])
      assert.equal(refused('analyse', { text }), 'The text has no Persian letter. Send Persian text.');
    assert.match(refused('analyse', { text: 'کتاب \ud83d' }), /half of a character/);
  });

  it('is refused where the text is too long, counted in code points', () => {
    const astral = `ک${'😀'.repeat(LONGEST_ANALYSED - 1)}`;
    assert.deepEqual(readInput(toolNamed('analyse'), { text: astral }, t), { text: astral });
    assert.match(refused('analyse', { text: `${astral}ک` }), /longer than 6000 characters/);
    assert.match(
      refused('translate', { text: 'ک'.repeat(LONGEST + 1) }),
      /longer than 20000 characters\. Send it in parts\./,
    );
    assert.match(refused('translate', { text: 'ک'.repeat(20_000_000) }), /longer than/);
  });

  it('has no say in the sentence beyond a short piece of one line', () => {
    const sentence = refused('translate', { text: 'کتاب', [`[x](command:y)\n${'z'.repeat(100_000)}`]: 1 });
    assert.ok(sentence.length < 500);
    assert.doesNotMatch(sentence, /\]\(|\n/);
  });
});

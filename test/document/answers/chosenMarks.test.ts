import assert from 'node:assert/strict';
import fc from 'fast-check';
import { chooseMarks, type MarkChoice, type ReadWord } from '../../../src/document/answers/chosenMarks.ts';
import { stripMarks } from '../../../src/text/marks.ts';

const SOURCE = 'کتاب مرد را دید.';
const MARKED = 'کِتابِ مَرد را دید.';

const read = (utf16Start: number, diacritized: string, schoolMarks: string, isPlain: boolean): ReadWord => ({
  utf16Start,
  utf16End: utf16Start + stripMarks(diacritized).length,
  diacritized,
  schoolMarks,
  isPlain,
});

const WORDS = [
  read(0, 'کِتابِ', 'کِتابِ', true),
  read(5, 'مَرد', 'مَرْدْ', false),
  read(9, 'را', 'را', true),
  read(12, 'دید', 'دیدْ', true),
];

describe('the marks that are chosen', () => {
  it('are all of the answer by default', () => {
    assert.equal(chooseMarks(SOURCE, MARKED, 'all'), MARKED);
  });

  it('are only the ezafe', () => {
    assert.equal(chooseMarks(SOURCE, MARKED, 'ezafe'), 'کتابِ مرد را دید.');
    assert.equal(chooseMarks('خانه ما، حق او', 'خانِهٔ ما، حَقِّ او', 'ezafe'), 'خانهٔ ما، حقِ او');
  });

  it('are those of words that could be read otherwise, and the ezafe', () => {
    assert.equal(chooseMarks(SOURCE, MARKED, 'needed', WORDS), 'کتابِ مَرد را دید.');
  });

  it('are all of a word that the analysis divides otherwise', () => {
    assert.equal(chooseMarks(SOURCE, MARKED, 'needed', []), MARKED);
  });

  it('are those of primers', () => {
    assert.equal(chooseMarks(SOURCE, MARKED, 'school', WORDS), 'کِتابِ مَرْدْ را دیدْ.');
  });

  it('of primers may leave the last letter of each word open, but for a sukun that the answer has too', () => {
    assert.equal(chooseMarks(SOURCE, MARKED, 'schoolOpenEnds', WORDS), 'کِتابِ مَرْد را دید.');
    assert.equal(chooseMarks('درس', 'دَرس', 'schoolOpenEnds'), 'دَرْس');
    assert.equal(chooseMarks('وحی', 'وَحیْ', 'schoolOpenEnds'), 'وَحیْ');
  });

  it('of primers follow the answer where it says whether there is an ezafe', () => {
    assert.equal(chooseMarks(SOURCE, 'کِتاب مَردِ را دید.', 'school', WORDS), 'کِتابْ مَرْدِ را دیدْ.');
  });

  it('of primers are made from the answer where it reads a word otherwise than the analysis', () => {
    assert.equal(chooseMarks('مرد', 'مُرد', 'school', [read(0, 'مَرد', 'مَرْدْ', true)]), 'مُرْدْ');
  });

  it('leave the author their own', () => {
    assert.equal(chooseMarks('مَرد خوب', 'مَردِ خوب', 'ezafe'), 'مَردِ خوب');
  });

  it('never change a letter, and are among those of the answer unless they are those of primers', () => {
    const letters = fc.constantFrom(...'بپاویهسلمن‌ .،a1آئ');
    const mark = fc.constantFrom('', '', '\u064e', '\u0650', '\u0651\u064e', '\u0654');
    const text = fc.array(fc.tuple(letters, mark), { maxLength: 40 });
    const choices: readonly MarkChoice[] = ['all', 'needed', 'ezafe', 'school', 'schoolOpenEnds'];
    fc.assert(
      fc.property(text, fc.constantFrom(...choices), (pairs, choice) => {
        const source = pairs.map(([letter]) => letter).join('');
        const marked = pairs.map(([letter, mark]) => letter + mark).join('');
        const chosen = chooseMarks(source, marked, choice);
        assert.equal(stripMarks(chosen), stripMarks(source));
        if (!choice.startsWith('school')) assert.ok(chosen.length <= marked.length);
      }),
    );
  });
});

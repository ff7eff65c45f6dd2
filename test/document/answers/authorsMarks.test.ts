import assert from 'node:assert/strict';
import fc from 'fast-check';
import { countAuthorsMarks, sinceAuthor, withoutMarks } from '../../../src/document/answers/authorsMarks.ts';
import { partChanges } from '../../../src/document/answers/changes.ts';
import { chooseMarks, type MarkChoice } from '../../../src/document/answers/chosenMarks.ts';
import { splitMarked } from '../../../src/document/answers/markedAnswer.ts';
import { type Link, writtenOf } from '../../../src/document/links/link.ts';
import { pieceLinks } from '../../../src/document/links/pieceLinks.ts';
import { TrackedSpans } from '../../../src/document/links/trackedSpans.ts';

/** A document that Harf marks, and what it knows of it. */
class Marked {
  text: string;
  readonly known = new TrackedSpans<Link>(writtenOf);

  constructor(text: string) {
    this.text = text;
  }

  mark(marked: string): this {
    const whole = { utf16Start: 0, utf16End: this.text.length };
    const target = { text: this.text, parts: [{ document: whole, sent: whole }], objects: [], scope: whole };
    const parts = splitMarked(target, { text: marked, words: [] }, this.text) ?? [];
    for (const change of partChanges(this.text, parts)) {
      const author = sinceAuthor(this.text, change, this.known.touching(change.utf16Start, change.utf16End));
      this.known.edit([change]);
      this.text = change.text;
      const piece = { original: author.source, written: author.text, words: author.words };
      if (author.words.length > 0) this.known.add([...pieceLinks(piece, 0)]);
    }
    return this;
  }

  remove(removed: 'vowels' | 'all' = 'vowels'): string {
    const whole = { utf16Start: 0, utf16End: this.text.length };
    return withoutMarks(this.text, whole, this.known.touching(0, this.text.length), removed);
  }

  get asked(): number {
    const whole = { utf16Start: 0, utf16End: this.text.length };
    return countAuthorsMarks(this.text, whole, this.known.touching(0, this.text.length));
  }
}

/** Letters, joiners, punctuation and line ends, with any marks on them, also before the first. */
const LETTERS = ['ب', 'ر', 'ی', 'ه', 'و', '\u200c', '\u0640', ' ', '\n', '،', '(', '۱', 'a', '😀'];
const MARKS = ['\u064e', '\u0650', '\u064f', '\u0652', '\u0651', '\u064b', '\u0654', '\u0670'];
const units = fc.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 14 });
const marks = fc.array(fc.array(fc.constantFrom(...MARKS), { maxLength: 2 }), { maxLength: 15 });

/** The units, each with its marks behind it, and the first ones before all of them. */
function withMarks(plain: readonly string[], of: readonly (readonly string[])[]): string {
  return ['', ...plain].map((unit, at) => unit + (of[at] ?? []).join('')).join('');
}

describe('marks that Harf added', () => {
  it('go without those of the author, who had some', () => {
    const text = 'همهٔ کتاب سراً مُلک';
    const marked = new Marked(text).mark('هَمهٔ کِتابِ سِرّاً مُلک');
    assert.equal(marked.remove(), text);
    assert.equal(marked.asked, 0);
  });

  it('go at once where they were added in several steps', () => {
    const marked = new Marked('کتاب همهٔ').mark('کِتاب همهٔ').mark('کِتابِ هَمِهٔ').mark('کِتابِ هَمهٔ');
    assert.equal(marked.remove(), 'کتاب همهٔ');
  });

  it('are all that is known: of other words the vowel marks go, the others are asked about', () => {
    const marked = new Marked('همهٔ مُعلّم سراً');
    assert.equal(marked.asked, 3);
    assert.equal(marked.remove(), 'همهٔ معلّم سراً');
    assert.equal(marked.remove('all'), 'همه معلم سرا');
  });

  it('are taken back exactly, whatever the author had and whatever was added', () => {
    fc.assert(
      fc.property(units, marks, marks, marks, (text, authors, first, second) => {
        const source = withMarks(text, authors);
        const marked = new Marked(source).mark(withMarks(text, first)).mark(withMarks(text, second));
        assert.equal(marked.remove(), source);
      }),
      { numRuns: 2000 },
    );
  });

  it('are taken back exactly where the user has chosen which of them are put on', () => {
    const choices = fc.constantFrom<MarkChoice>('all', 'needed', 'ezafe', 'school', 'schoolOpenEnds');
    fc.assert(
      fc.property(units, marks, marks, choices, (text, authors, answered, choice) => {
        const source = withMarks(text, authors);
        const answer = chooseMarks(source, withMarks(text, answered), choice);
        assert.equal(new Marked(source).mark(answer).remove(), source);
      }),
      { numRuns: 2000 },
    );
  });

  it('are told from those of the author, whose words had marks and got no other', () => {
    const marked = new Marked('مُلکِ ایران').mark('مُلکِ ایران');
    assert.equal(marked.remove(), 'مُلکِ ایران');
  });

  it('are of unknown origin again once they were asked for and let go', () => {
    const marked = new Marked('مُلکِ ایران').mark('مُلکِ ایران');
    marked.known.release({ utf16Start: 0, utf16End: marked.text.length });
    assert.equal(marked.remove(), 'ملک ایران');
  });
});

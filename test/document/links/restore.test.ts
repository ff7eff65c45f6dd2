import assert from 'node:assert/strict';
import { writtenOf } from '../../../src/document/links/link.ts';
import { linkWords } from '../../../src/document/links/linkWords.ts';
import { pieceLinks } from '../../../src/document/links/pieceLinks.ts';
import { restore } from '../../../src/document/links/restore.ts';
import { TrackedSpans } from '../../../src/document/links/trackedSpans.ts';

const original = '«سلام، دنیای خوب؟';
const written = '"salaam, donyaa-ye khoob?';
const items = [
  { codePointStart: 1, codePointEnd: 5, source: 'سلام', written: 'salaam' },
  { codePointStart: 7, codePointEnd: 12, source: 'دنیای', written: 'donyaa-ye' },
  { codePointStart: 13, codePointEnd: 16, source: 'خوب', written: 'khoob' },
];

/** A text in which Harf wrote the Latin. */
class Linked {
  text = `before ${written} after`;
  readonly links = new TrackedSpans(writtenOf);

  constructor(words = linkWords(original, written, items)) {
    this.links.add([...pieceLinks({ original, written, words }, 'before '.length)]);
  }

  spanOf(part: string) {
    const utf16Start = this.text.indexOf(part);
    assert.ok(utf16Start >= 0, part);
    return { utf16Start, utf16End: utf16Start + part.length };
  }

  replace(part: string, text: string): void {
    this.#apply({ ...this.spanOf(part), text });
  }

  /** The text after restoring what overlaps the parts. */
  restore(...parts: string[]): string {
    const areas = parts.map((part) => this.spanOf(part));
    for (const change of restore(this.links, areas, this.text).toReversed()) this.#apply(change);
    return this.text;
  }

  #apply(change: { utf16Start: number; utf16End: number; text: string }): void {
    this.text = this.text.slice(0, change.utf16Start) + change.text + this.text.slice(change.utf16End);
    this.links.edit([change]);
  }
}

describe('restoring', () => {
  it('puts back all of it when all is selected', () => {
    assert.equal(new Linked().restore(`e ${written} a`), `before ${original} after`);
  });

  it('puts back all of it when every word is touched', () => {
    assert.equal(new Linked().restore('m, donyaa-ye kh'), `before ${original} after`);
  });

  it('puts back one word, whole, and then the others', () => {
    const linked = new Linked();
    assert.equal(linked.restore('nya'), 'before "salaam, دنیای khoob? after');
    assert.equal(linked.restore('khoob'), 'before "salaam, دنیای خوب? after');
    assert.equal(linked.restore('salaam'), 'before "سلام, دنیای خوب? after');
    assert.equal(linked.restore(linked.text), linked.text);
  });

  it('puts back what is between neighbouring words', () => {
    assert.equal(new Linked().restore('m, d'), 'before "سلام، دنیای khoob? after');
  });

  it('leaves what was changed between words', () => {
    const linked = new Linked();
    linked.replace(', ', ' -- ');
    assert.equal(linked.restore(linked.text), 'before "سلام -- دنیای خوب? after');
  });

  it('leaves a word that was changed', () => {
    const linked = new Linked();
    linked.replace('nyaa', 'nya');
    assert.equal(linked.restore(linked.text), 'before "سلام, donya-ye خوب? after');
  });

  it('puts back several selected words at once, and a word in two selections once', () => {
    assert.equal(new Linked().restore('sal', 'aam', 'khoob'), 'before "سلام, donyaa-ye خوب? after');
  });

  it('puts back nothing where no word is touched', () => {
    const linked = new Linked();
    assert.equal(linked.restore('before "', ', ', 'after'), linked.text);
  });

  it('puts back the whole where no word was linked', () => {
    assert.equal(new Linked([]).restore('donyaa'), `before ${original} after`);
  });
});

import assert from 'node:assert/strict';
import { linkWords } from '../../../src/document/links/alignment.ts';
import { FollowedSpans } from '../../../src/document/links/followedSpans.ts';
import { latinOf } from '../../../src/document/links/link.ts';
import { linkedPieces } from '../../../src/document/links/linkedPieces.ts';
import { pieceLinks } from '../../../src/document/links/pieceLinks.ts';
import { restore } from '../../../src/document/links/restore.ts';
import { sliceSpan } from '../../../src/text/span.ts';

const persian = '«سلام، دنیای خوب؟';
const latin = '"salaam, donyaa-ye khoob?';
const items = [
  { codePointStart: 1, codePointEnd: 5, source: 'سلام', pinglish: 'salaam' },
  { codePointStart: 7, codePointEnd: 12, source: 'دنیای', pinglish: 'donyaa-ye' },
  { codePointStart: 13, codePointEnd: 16, source: 'خوب', pinglish: 'khoob' },
];

/** A text in which Harf wrote the Latin. */
class Linked {
  text = `before ${latin} after`;
  readonly links = new FollowedSpans(latinOf);

  constructor(words = linkWords(persian, latin, items)) {
    const [piece] = linkedPieces([persian], [latin], words);
    assert.ok(piece);
    this.links.add(pieceLinks(piece, 'before '.length));
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
    assert.equal(new Linked().restore(`e ${latin} a`), `before ${persian} after`);
  });

  it('puts back all of it when every word is touched', () => {
    assert.equal(new Linked().restore('m, donyaa-ye kh'), `before ${persian} after`);
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
    assert.equal(new Linked([]).restore('donyaa'), `before ${persian} after`);
  });
});

describe('linked pieces', () => {
  it('share the links of the text that was sent at once', () => {
    const lines = ['سلام دنیا', 'خوب'];
    const latinLines = ['salaam donyaa', 'khoob'];
    const words = linkWords(lines.join('\n'), latinLines.join('\n'), [
      { codePointStart: 0, codePointEnd: 4, source: 'سلام', pinglish: 'salaam' },
      { codePointStart: 5, codePointEnd: 9, source: 'دنیا', pinglish: 'donyaa' },
      { codePointStart: 10, codePointEnd: 13, source: 'خوب', pinglish: 'khoob' },
    ]);
    const shown = linkedPieces(lines, latinLines, words).map((piece) =>
      piece.words.map(
        (word) => `${sliceSpan(piece.persian, word.persian)}=${sliceSpan(piece.latin, word.latin)}`,
      ),
    );
    assert.deepEqual(shown, [['سلام=salaam', 'دنیا=donyaa'], ['خوب=khoob']]);
  });

  it('are made in a moment of a great many lines, and found at their places', () => {
    const count = 30_000;
    const lines = Array.from({ length: count }, () => 'سلام');
    const words = lines.map((_, at) => ({
      persian: { utf16Start: at * 5, utf16End: at * 5 + 4 },
      latin: { utf16Start: at * 7, utf16End: at * 7 + 6 },
    }));
    const start = performance.now();
    const pieces = linkedPieces(
      lines,
      Array.from({ length: count }, () => 'salaam'),
      words,
    );
    assert.ok(pieces.every((piece) => piece.words.length === 1));
    assert.ok(performance.now() - start < 2000, `${performance.now() - start} ms`);
  });
});

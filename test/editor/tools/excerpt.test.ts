import assert from 'node:assert/strict';
import { excerptOf } from '../../../src/editor/tools/excerpt.ts';

describe('the beginning of a text that is to be sent', () => {
  const excerpt = (text: string) => excerptOf(text, (codePoints) => `and ${codePoints} more`);
  const isolated = (text: string) => `\u2068${text}\u2069`;

  it('is all of a short text', () => {
    assert.equal(excerpt('کتاب خوب'), isolated('کتاب خوب'));
    assert.equal(excerpt('آ'.repeat(200)), isolated('آ'.repeat(200)));
  });

  it('says how many characters follow, of which none is halved', () => {
    assert.equal(excerpt('آ'.repeat(20_000)), `${isolated('آ'.repeat(200))}\nand 19800 more`);
    assert.equal(excerpt('😀'.repeat(201)), `${isolated('😀'.repeat(200))}\nand 1 more`);
    assert.equal(excerpt(`a${'😀'.repeat(300)}`), `${isolated(`a${'😀'.repeat(199)}`)}\nand 101 more`);
  });

  it('names what nobody would see, so that it turns nothing around and hides nothing', () => {
    assert.equal(excerpt('سلام\u202egnp.\u2069'), isolated('سلام[U+202E]gnp.[U+2069]'));
    assert.equal(excerpt('آ\u200b\u{e0041}\x1b'), isolated('آ[U+200B][U+E0041][U+001B]'));
    assert.equal(excerpt('می\u200cروم'), isolated('می\u200cروم'));
  });

  it('keeps each line to itself', () => {
    assert.equal(
      excerpt('یک\r\ntwo\n\n\tسه'),
      [isolated('یک'), isolated('two'), '', isolated('\tسه')].join('\n'),
    );
  });
});

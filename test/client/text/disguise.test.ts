import assert from 'node:assert/strict';
import fc from 'fast-check';
import { disguise } from '../../../src/client/text/disguise.ts';
import { OBJECT, OBJECT_WORD_LENGTH, objectCharacter } from '../../../src/text/objectCharacters.ts';

const pieces = fc.oneof(
  fc.constantFrom('کتاب', ' ', 'X1', 'Z', 'q2', '😀', 'می\u200cرود', '.'),
  fc.nat({ max: 7000 }).map(objectCharacter),
);
const texts = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(' '));

describe('the disguise of what is not prose', () => {
  it('has no object character left, and comes off with nothing lost', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { text: sent, reveal } = disguise(text);
        assert.doesNotMatch(sent, OBJECT);
        assert.equal(reveal(sent), text);
      }),
    );
  });

  it('comes off whatever the order in which the words come back', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { text: sent, reveal } = disguise(text);
        assert.equal(reveal(sent.split(' ').reverse().join(' ')), text.split(' ').reverse().join(' '));
      }),
    );
  });

  it('tells where each code point of the text is', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { text: sent, codePointOffset } = disguise(text);
        const [source, disguised] = [[...text], [...sent]];
        for (const [at, character] of disguised.entries()) {
          const origin = source[codePointOffset(at)] ?? '';
          assert.ok(origin === character || OBJECT.test(origin));
        }
        assert.equal(codePointOffset(disguised.length), source.length);
      }),
    );
  });

  it('never takes more room than is left for it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const objects = [...text].filter((character) => OBJECT.test(character)).length;
        const longer = disguise(text).text.length - text.length;
        assert.ok(longer <= objects * (OBJECT_WORD_LENGTH - 1));
      }),
    );
  });
});

import assert from 'node:assert/strict';
import { isObject, OBJECT, OBJECTS, objectCharacter } from '../../src/text/objectCharacters.ts';

/** The private use area of the Basic Multilingual Plane. */
const [FIRST, LAST] = [0xe000, 0xf8ff];

describe('an object character', () => {
  it('is of private use, and no other code unit is one', () => {
    for (let unit = 0; unit <= 0xffff; unit++) {
      const isPrivate = unit >= FIRST && unit <= LAST;
      assert.equal(isObject(unit), isPrivate);
      assert.equal(OBJECT.test(String.fromCharCode(unit)), isPrivate);
    }
  });

  it('is another one for each of the first six thousand objects; then the first comes again', () => {
    const characters = Array.from({ length: LAST - FIRST + 1 }, (_, index) => objectCharacter(index));
    assert.equal(new Set(characters).size, characters.length);
    assert.ok(characters.length > 6000 && characters.every((each) => isObject(each.charCodeAt(0))));
    assert.equal(objectCharacter(characters.length), objectCharacter(0));
    assert.equal(objectCharacter(characters.length + 5), objectCharacter(5));
  });

  it('is found wherever it stands in a text', () => {
    const [first, second] = [objectCharacter(0), objectCharacter(1)];
    assert.deepEqual(`کد ${first} و ${second}${first}`.match(OBJECTS), [first, second, first]);
    assert.equal('کد'.match(OBJECTS), null);
  });
});

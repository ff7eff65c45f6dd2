import assert from 'node:assert/strict';
import { alignWords, type HeardWord } from '../../../scripts/eval/alignWords.ts';

/** Words as `ketAb~ xub`, ezafe as `~`. */
function heard(line: string): HeardWord[] {
  return line.split(' ').map((word) => ({ phonemes: word.replace('~', ''), ezafe: word.endsWith('~') }));
}

/** The meant words that are not found: `!` their phonemes, `+` and `-` an ezafe too many and too few. */
function differences(meant: string, found: string): string[] {
  const { words } = alignWords(heard(meant), heard(found));
  return words.flatMap(({ readRight, ezafeMeant, ezafeFound }, at) => {
    const ezafe = ezafeMeant === ezafeFound ? '' : ezafeFound ? '+' : '-';
    const sign = `${readRight ? '' : '!'}${ezafe}`;
    return sign === '' ? [] : [`${heard(meant)[at]?.phonemes}${sign}`];
  });
}

describe('words that are found beside those that are meant', () => {
  it('are right if they are the same', () => {
    assert.deepEqual(differences('ketAb~ xub~ man', 'ketAb~ xub~ man'), []);
  });
  it('are right if their phonemes are divided otherwise', () => {
    assert.deepEqual(differences('in rA mitavAn did', 'in rAmitavAn did'), []);
    assert.deepEqual(differences('dAneSbonyAn ast', 'dAneS bonyAn ast'), []);
    assert.deepEqual(differences('ham?aknun Amad', 'ham aknun Amad'), []);
    assert.deepEqual(differences('dar in SomAl', 'dar?in SomAl'), []);
  });
  it('are wrong alone, and leave their neighbours right', () => {
    assert.deepEqual(differences('man mard~ dAnA hastam', 'man mord~ dAnA hastam'), ['mard!']);
    assert.deepEqual(differences('xAne~ mA dur ast', 'xAne~ mA ast'), ['dur!']);
    assert.deepEqual(differences('div o dad', 'div va dad'), ['o!']);
  });
  it('make what is added a fault of the word that has it', () => {
    assert.deepEqual(differences('ketAb xub ast', 'ketAbi xub ast'), ['ketAb!']);
    assert.deepEqual(differences('ketAb rib ast', 'ketAb arib ast'), ['rib!']);
  });
  it('have an ezafe too many or too few, whatever their phonemes', () => {
    assert.deepEqual(differences('pesar~ man pir ast', 'pesar man~ pir ast'), ['pesar-', 'man+']);
    assert.deepEqual(differences('piSbini Sod', 'piS~ bini Sod'), ['piSbini+']);
    assert.deepEqual(differences('haqq~ mA', 'haq mA'), ['haqq-']);
    assert.deepEqual(differences('ruy~ miz', 'ru~ miz'), []);
  });
  it('may be none at all', () => {
    assert.deepEqual(differences('salAm xubi', ''), ['salAm!', 'xubi!']);
    assert.deepEqual(alignWords([], heard('salAm')).words, []);
  });
});

import assert from 'node:assert/strict';
import { judgeTyped, kindFigures } from '../../../scripts/eval/kinds.ts';
import { openWords } from '../../../scripts/eval/meantSounds.ts';
import { createWordReader, openLexicon, readCorpus } from '../../../src/engine/compile/index.ts';
import { testEngineData } from '../../support/engine.ts';

const read = createWordReader(openLexicon(testEngineData()));

function sentences(...lines: readonly string[]): ReturnType<typeof readCorpus> {
  return readCorpus({ name: 'kinds.tsv', text: lines.map((line, at) => `${at}\t${line}\n`).join('') });
}

/** The figures of sentences by name, where the engine reads each text as `answers` say. */
function figures(
  answers: Readonly<Record<string, string>>,
  ...lines: readonly string[]
): Record<string, number> {
  const judged = sentences(...lines).map((sentence) =>
    judgeTyped(sentence, read, (text) => answers[text] ?? ''),
  );
  return Object.fromEntries(kindFigures(judged).map(({ name, value }) => [name, Math.round(value)]));
}

describe('sentences measured by their kind', () => {
  it('are read as they were typed, and judged by what their writer means', () => {
    const typed = { 'کتاب رامیتوان خواند': 'ketAb-e rA mitavAn xAnd' };
    assert.deepEqual(figures(typed, 'joined\tk\tکتاب را می‌توان خواند\tکتاب رامیتوان خواند'), {
      'joined: words right, ezafe included': 75,
      'joined: words right without ezafe': 100,
      'joined: ezafe F1': 0,
    });
  });
  it('have figures of their own for each kind, however many fields it has', () => {
    const typed = { 'کتاب خوب': 'ketAb-e xub', 'باران آمد': 'bArAn Amad', سلام: 'salim' };
    const found = figures(typed, 'prose law\tk\tکتاب~ خوب', 'prose news\tk\tباران آمد', 'chat\tk\tسلام');
    assert.equal(found['prose: words right, ezafe included'], 100);
    assert.equal(found['prose: ezafe F1'], 100);
    assert.equal(found['chat: words right without ezafe'], 0);
  });
  it('have sounds that are given in place of those of the lexicon, any of them', () => {
    for (const said of ['sallallAho alayhe', 'sallallAho aleyhe']) {
      const found = figures({ 'صلی‌الله علیه': said }, 'arabic\tk\tصلی‌الله{=sallallAho} علیه{=aleyhe|alayhe}');
      assert.equal(found['arabic: words right, ezafe included'], 100);
    }
  });
});

describe('the marks of sentences measured by their kind', () => {
  it('leave no word open', () => {
    const [open, ...others] = openWords(sentences('prose\tk\tمرد رفت', 'prose\tk\tمرد{mard} رفت'), read);
    assert.match(open ?? '', /^0: مرد may be .*mord/);
    assert.deepEqual(others, []);
  });
  it('must give the sound of a word that no list has', () => {
    assert.equal(openWords(sentences('chat\tk\tقژضثخ'), read).length, 1);
    assert.deepEqual(openWords(sentences('chat\tk\tقژضثخ{=qaZ}'), read), []);
  });
});

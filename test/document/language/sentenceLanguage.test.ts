import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type ScriptLanguage, sentenceLanguage } from '../../../src/document/language/sentenceLanguage.ts';
import { readCorpus } from '../../../src/engine/compile/corpus.ts';
import { corpusSources } from '../../support/engine.ts';
import { inTime } from '../../support/soak.ts';

interface Sample {
  readonly language: string;
  readonly kind: string;
  readonly sentence: string;
}

/** The sentences of `measure.tsv`, which nothing was tuned on, or of `tune.tsv`. */
function samples(half: 'measure' | 'tune'): Sample[] {
  const lines = readFileSync(new URL(`${half}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return lines.map((line) => {
    const [language = '', kind = '', sentence = ''] = line.split('\t');
    return { language, kind, sentence };
  });
}

/** The share of the sentences of five words and more in `language` that are told to be in it. */
function recall(half: 'measure' | 'tune', language: ScriptLanguage): number {
  const long = samples(half).filter(
    (each) => each.language === language && each.sentence.split(/[\s،؛]+/).length >= 5,
  );
  return long.filter(({ sentence }) => sentenceLanguage(sentence) === language).length / long.length;
}

function check(language: ScriptLanguage, ...sentences: string[]): void {
  for (const sentence of sentences) assert.equal(sentenceLanguage(sentence), language, sentence);
}

/** Least shares on the half that was set aside, a little below what was measured. */
const FLOORS: readonly (readonly [ScriptLanguage, number])[] = [
  ['arabic', 0.96],
  ['urdu', 0.98],
  ['kurdish', 0.98],
  ['azeri', 0.92],
  ['pashto', 0.93],
];

describe('the language of a sentence', () => {
  for (const [language, floor] of FLOORS)
    it(`is found for ${language} sentences of five words and more`, () => {
      const share = recall('measure', language);
      assert.ok(share >= floor, `${share.toFixed(3)} of the sentences set aside`);
    });
  it('is Persian for each of the commonest words, however often it is repeated', () => {
    const counts = new Map<string, number>();
    for (const { text } of corpusSources().flatMap(readCorpus))
      for (const [word] of text.matchAll(/[\u0620-\u06ff\u200c]+/gu))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    const commonest = [...counts].sort((a, b) => b[1] - a[1]).slice(0, inTime({ usual: 200, soak: 1000 }));
    for (const times of [1, 3, 8, 20])
      check('persian', ...commonest.map(([word]) => `${word} `.repeat(times)));
    check(
      'persian',
      'ممنون ممنون ممنون، خب خب خب باشه',
      'نه نه نه نه نه',
      'هه هه هه هه هه',
      'ای ای ای ای وای',
    );
  });
  it('is Persian for all Persian sentences that it was tuned with', () => {
    const persian = samples('tune').filter(({ language }) => language === 'persian');
    check('persian', ...persian.map(({ sentence }) => sentence));
  });
  it('is Persian for all Persian sentences set aside but one, a line of Hafez that is Arabic', () => {
    const persian = samples('measure').filter(({ language }) => language === 'persian');
    const mistaken = persian.filter(({ sentence }) => sentenceLanguage(sentence) !== 'persian');
    assert.ok(mistaken.length <= 1, mistaken.map(({ sentence }) => sentence).join('\n'));
  });
  it('is Persian for the lines of the engine’s corpus', () => {
    const cells = corpusSources().flatMap(({ text }) => text.split(/[\t\n]/));
    const oneOf = inTime({ usual: 8, soak: 1 });
    for (const [at, cell] of cells.entries()) if (at % oneOf === 0) check('persian', cell);
  }).timeout(30_000);
  it('is Persian for nothing, for Latin and for one word of any language', () =>
    check('persian', '', ' ', 'Hello, world', '۱۲۳', 'الكتاب', 'گئدیر', '😀'));
  it('is Persian for a Persian sentence that quotes Arabic', () =>
    check('persian', 'آیهٔ «إِنَّ مَعَ الْعُسْرِ يُسْرًا فَإِذَا فَرَغْتَ فَانْصَبْ» را خواند.'));
  it('is Persian for formulas, Arabic for more than formulas', () => {
    check(
      'persian',
      'بسم‌الله الرحمن الرحیم',
      'صلی الله علیه و آله و سلم',
      'السلام علیکم و رحمة الله و برکاته',
    );
    check('arabic', 'قال رسول الله صلى الله عليه وسلم إن العلم نور');
  });
  it('looks at letters, not at how they are encoded', () => {
    const arabic = 'إن القمر يدور حول الأرض في شهر';
    check('arabic', arabic, arabic.normalize('NFD'), arabic.replaceAll('قم', 'قـم'));
    check('arabic', arabic.replaceAll('ال', '\ufe8d\ufedf'));
  });
  it('is found for any string, in time linear in it', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void sentenceLanguage(text)));
    for (const part of ['ا', 'ال', 'سین', '«', '(', 'و ', 'سلام علیک یا ', '\u064e', '\u200c', '،'])
      sentenceLanguage(part.repeat(200_000));
  }).timeout(20_000);
});

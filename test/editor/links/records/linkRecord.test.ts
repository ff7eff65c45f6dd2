import assert from 'node:assert/strict';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { type Link, writtenOf } from '../../../../src/document/links/link.ts';
import type { TrackedSpan } from '../../../../src/document/links/trackedSpans.ts';
import type { LinkRecord } from '../../../../src/editor/links/records/linkRecord.ts';
import { decodeRecord, encodeRecord } from '../../../../src/editor/links/records/linkRecord.ts';
import { survivingLinks, textDifference } from '../../../../src/editor/links/records/survivingLinks.ts';
import { sliceSpan } from '../../../../src/text/span.ts';
import { cpuStopwatch } from '../../../support/cpuStopwatch.ts';
import { persianText } from '../../../support/persianText.ts';
import { seededRandom } from '../../../support/seededRandom.ts';

/** Every word of a text, linked to itself. */
function recordOf(text: string): LinkRecord {
  const piece = { original: text, written: text };
  const words = [...text.matchAll(/[a-z]+/g)].map(({ 0: word, index }) => {
    const span = { utf16Start: index, utf16End: index + word.length };
    return { ...span, value: { piece, written: span, original: span } };
  });
  return { text, words };
}

async function standing(before: string, now: string): Promise<string[]> {
  const links = await survivingLinks(recordOf(before), now);
  return [...links.from(0)].map((word) => {
    assert.equal(sliceSpan(now, word), writtenOf(word.value));
    return `${word.value.written.utf16Start}>${word.utf16Start} ${writtenOf(word.value)}`;
  });
}

/** Pinglish of so many words in lines of ten, and its Persian; a line is an origin if `inLines`. */
function manyWords(count: number, inLines: boolean): LinkRecord {
  const words: TrackedSpan<Link>[] = [];
  const lines: string[] = [];
  const random = seededRandom(7);
  let utf16Next = 0;
  for (let line = 0; line < count / 10; line++) {
    const chosen = Array.from({ length: 10 }, () => WORDS[Math.floor(random() * WORDS.length)]);
    const latin = chosen.map((pair) => (pair?.[0] ?? '') + suffix(random));
    const persian = chosen.map((pair) => (pair?.[1] ?? '') + suffix(random));
    const piece = { written: latin.join(' '), original: persian.join(' ') };
    let [latinStart, persianStart] = [0, 0];
    for (const [at, word] of latin.entries()) {
      const span = { utf16Start: latinStart, utf16End: latinStart + word.length };
      const other = { utf16Start: persianStart, utf16End: persianStart + (persian[at]?.length ?? 0) };
      words.push({
        utf16Start: utf16Next + span.utf16Start,
        utf16End: utf16Next + span.utf16End,
        value: { piece, written: span, original: other },
      });
      [latinStart, persianStart] = [span.utf16End + 1, other.utf16End + 1];
    }
    lines.push(piece.written);
    utf16Next += piece.written.length + 1;
  }
  const text = lines.join('\n');
  if (inLines) return { text, words };
  const spans = words.map(({ utf16Start, utf16End, value }) => ({ utf16Start, utf16End, value }));
  const persian = [...new Set(words.map(({ value }) => value.piece))].map((each) => each.original);
  const piece = { written: text, original: persian.join('\n') };
  let [persianStart, last] = [0, spans[0]?.value.piece];
  const whole = spans.map(({ utf16Start, utf16End, value }) => {
    if (value.piece !== last) persianStart += (last?.original.length ?? 0) + 1;
    last = value.piece;
    const place = {
      utf16Start: persianStart + value.original.utf16Start,
      utf16End: persianStart + value.original.utf16End,
    };
    return { utf16Start, utf16End, value: { piece, written: { utf16Start, utf16End }, original: place } };
  });
  return { text, words: whole };
}

/** As varied as the words of a language. */
function suffix(random: () => number): string {
  return (
    ['', '', 'i', 'haa', 'at', 'am'][Math.floor(random() * 6)] +
    (random() < 0.1 ? String(Math.floor(random() * 1000)) : '')
  );
}

const WORDS = [
  ['salaam', 'سلام'],
  ['ketaab', 'کتاب'],
  ['va', 'و'],
  ['donyaa', 'دنیا'],
  ['khoob', 'خوب'],
  ['mi-ravam', 'می‌روم'],
  ['aab', 'آب'],
  ['shekar', 'شکر'],
  ['doost', 'دوست'],
  ['az', 'از'],
  ['khaane', 'خانه'],
] as const;

describe('a record of links', () => {
  it('is read as it was written', async () => {
    for (const text of ['salaam donyaa\nkhoob', 'a \ud83d b', 'x'])
      assert.deepEqual(await decodeRecord(await encodeRecord(recordOf(text))), recordOf(text));
    for (const record of [manyWords(40, true), manyWords(40, false)])
      assert.deepEqual(await decodeRecord(await encodeRecord(record)), record);
  });

  it('keeps what words came from although some of it was changed since', async () => {
    const record = manyWords(40, false);
    const moved = { text: `top\n${record.text.slice(0, -3)}xyz`, words: record.words.slice(0, -1) };
    const words = moved.words.map((word) => ({
      ...word,
      utf16Start: word.utf16Start + 4,
      utf16End: word.utf16End + 4,
    }));
    const changed = { text: moved.text, words };
    assert.deepEqual(await decodeRecord(await encodeRecord(changed)), changed);
  });

  it('is not read if it is broken, of another version or has places outside its texts', async () => {
    const good = gunzipSync(await encodeRecord(recordOf('salaam')));
    assert.ok(await decodeRecord(gzipSync(good)));
    assert.equal(await decodeRecord(good), undefined);
    assert.equal(await decodeRecord(gzipSync(Buffer.alloc(0))), undefined);
    for (let at = 0; at < good.length; at++) {
      assert.equal(await decodeRecord(gzipSync(good.subarray(0, at))), undefined);
      for (const byte of [0, 1, 3, 99, 255]) {
        const broken = Buffer.from(good);
        broken[at] = byte;
        const read = await decodeRecord(gzipSync(broken));
        for (const word of read?.words ?? [])
          assert.equal(sliceSpan(read?.text ?? '', word), writtenOf(word.value));
      }
    }
  });

  it('is not read if it is far larger than it looks', async () => {
    assert.equal(await decodeRecord(gzipSync(Buffer.alloc(80_000_000))), undefined);
  });

  for (const inLines of [true, false])
    it(`of 200,000 words ${inLines ? 'in lines' : 'at once'} is small, and no step of it takes long`, async () => {
      const record = manyWords(200_000, inLines);
      const encoding = await watched(() => encodeRecord(record));
      const decoding = await watched(() => decodeRecord(encoding.result));
      const standing = await watched(() => survivingLinks(record, record.text));
      assert.deepEqual(decoding.result?.words.length, 200_000);
      assert.ok(encoding.result.length < 2_000_000, `${encoding.result.length} bytes`);
      if (process.env.SHOW_TIMES)
        console.log(
          encoding.result.length,
          [encoding, decoding, standing].map((each) => [each.total, each.longest]),
        );
      // Tasks take a few ms; the limits leave room for a busy computer, and none for work in one piece.
      for (const { total, longest } of [encoding, decoding, standing]) {
        assert.ok(total < 10_000, `${total} ms`);
        assert.ok(longest < 200, `${longest} ms at once`);
      }
    });
});

/** How long work takes, and how long at most nothing else could be done meanwhile, in milliseconds. */
async function watched<T>(work: () => Promise<T>) {
  const used = cpuStopwatch();
  let [last, longest, isDone] = [process.threadCpuUsage(), 0, false];
  const look = () => {
    // Of this thread alone: other processes use the computer too.
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.threadCpuUsage();
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  const result = await work();
  isDone = true;
  look();
  return { result, total: Math.round(used()), longest: Math.round(longest) };
}

describe('words in a text that was changed while nobody tracked it', () => {
  it('all stand if it was not', async () => {
    assert.deepEqual(await standing('va man va', 'va man va'), ['0>0 va', '3>3 man', '7>7 va']);
  });

  it('stand where their lines were moved down, and between words that were changed', async () => {
    assert.deepEqual(await standing('va man\nbe to', 'top\n\nva man\nbe to'), [
      '0>5 va',
      '3>8 man',
      '7>12 be',
      '10>15 to',
    ]);
    assert.deepEqual(await standing('one two three four five', 'one 2 three 4 five'), [
      '0>0 one',
      '8>6 three',
      '19>14 five',
    ]);
  });

  it('are gone where nothing is left of them', async () => {
    assert.deepEqual(await standing('va man\nbe to', 'all of it is new'), []);
  });
});

describe('the difference of two texts', () => {
  it('makes the one of the other', () => {
    fc.assert(
      fc.property(persianText(), persianText(), fc.boolean(), (before, other, isPart) => {
        const now = isPart
          ? before.slice(0, before.length / 2) + other + before.slice(before.length / 2)
          : other;
        const made = textDifference(before, now).reduce(
          (text, { utf16Start, utf16End, text: added }) =>
            text.slice(0, utf16Start) + added + text.slice(utf16End),
          before,
        );
        assert.equal(made, now);
      }),
    );
  });

  it('is found in a moment for long texts that have much or nothing in common, with what both begin and end with', () => {
    const words = (letters: string) =>
      Array.from({ length: 100_000 }, (_, at) => `${letters}${at}`).join(' ');
    const lines = (letters: string) => words(letters).replaceAll(' ', '\n');
    const other = words('a').replaceAll('0', 'x');
    for (const [before, now] of [
      [words('a'), words('b')],
      [lines('a'), lines('b')],
      [lines('a'), other.replaceAll(' ', '\n')],
      [words('a'), other],
    ] as const) {
      const used = cpuStopwatch();
      const changes = textDifference(`same one ${before} same two`, `same one ${now} same two`);
      const milliseconds = used();
      assert.ok(milliseconds < 1000, `${milliseconds} ms`);
      assert.ok(changes.every(({ utf16Start }) => utf16Start >= 'same one '.length));
    }
  });
});

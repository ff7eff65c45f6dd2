import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  chargedSeconds,
  overallState,
  totalSeconds,
  withoutReading,
  withReading,
  withSectionChange,
} from '../../media/model/readings.ts';
import type { Reading, Section, SectionState } from '../../src/panel/reading.ts';
import { BLANK_SECTION } from '../support/panel/blankSection.ts';

const states: SectionState[] = ['waiting', 'queued', 'running', 'succeeded', 'failed', 'cancelled'];

function readingOf(sections: readonly Partial<Section>[], id = 'a', createdAt = 0): Reading {
  const blank: Section = {
    utf16Start: 0,
    utf16End: 1,
    state: 'queued',
    ...BLANK_SECTION,
  };
  return {
    id,
    title: id,
    documentName: null,
    createdAt,
    tier: 'basic',
    voice: 'kian',
    pace: 1,
    sections: sections.map((section) => ({ ...blank, ...section })),
  };
}

describe('the readings that the panel shows', () => {
  it('are in the order of time, the newest first, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5), fc.nat(100))), (made) => {
        const list = made.reduce<readonly Reading[]>(
          (readings, [id, at]) => withReading(readings, readingOf([{}], String(id), at)),
          [],
        );
        assert.deepEqual(
          list.map(({ createdAt }) => createdAt),
          list.map(({ createdAt }) => createdAt).sort((a, b) => b - a),
        );
        assert.equal(new Set(list.map(({ id }) => id)).size, list.length);
      }),
    );
  });

  it('change in one section only, and keep what the change leaves out', () => {
    const [changed] = withSectionChange(
      [readingOf([{ voice: 'kian' }, {}])],
      { readingId: 'a', section: 0 },
      { state: 'running' },
    );
    assert.equal(changed?.sections[0]?.state, 'running');
    assert.equal(changed?.sections[0]?.voice, 'kian');
    assert.equal(changed?.sections[1]?.state, 'queued');
  });

  it('stay as they are for a place that is not there', () => {
    const readings = [readingOf([{}])];
    assert.deepEqual(
      withSectionChange(readings, { readingId: 'b', section: 0 }, { state: 'failed' }),
      readings,
    );
    assert.deepEqual(
      withSectionChange(readings, { readingId: 'a', section: 7 }, { state: 'failed' }),
      readings,
    );
    assert.deepEqual(withoutReading(readings, 'a'), []);
  });

  it('are under way while any section is, and have succeeded only when all have', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...states), { minLength: 1 }), (each) => {
        const state = overallState(readingOf(each.map((of) => ({ state: of }))));
        assert.ok(each.includes(state));
        assert.equal(
          state === 'succeeded',
          each.every((of) => of === 'succeeded'),
        );
        const isUnderWay = each.some((of) => ['waiting', 'queued', 'running'].includes(of));
        assert.equal(['waiting', 'queued', 'running'].includes(state), isUnderWay);
      }),
    );
  });

  it('are as long as their sections together, once all are known', () => {
    assert.equal(totalSeconds(readingOf([{ durationSeconds: 2 }, { durationSeconds: 3 }])), 5);
    assert.equal(totalSeconds(readingOf([{ durationSeconds: 2 }, {}])), null);
  });

  it('cost what was charged so far, or nothing that is known', () => {
    assert.equal(chargedSeconds(readingOf([{ chargedSeconds: 2 }, {}])), 2);
    assert.equal(chargedSeconds(readingOf([{}, {}])), null);
  });
});

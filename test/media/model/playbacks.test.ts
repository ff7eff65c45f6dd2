import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  chargedSeconds,
  overallState,
  totalSeconds,
  withoutPlayback,
  withPlayback,
  withSectionChange,
} from '../../../media/model/playbacks.ts';
import type { Playback, Section, SectionState } from '../../../src/panel/playback.ts';
import { BLANK_SECTION } from '../../../src/panel/playback.ts';

const states: SectionState[] = ['waiting', 'queued', 'running', 'succeeded', 'failed', 'cancelled'];

function playbackOf(sections: readonly Partial<Section>[], id = 'a', createdAt = 0): Playback {
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

describe('the playbacks that the panel shows', () => {
  it('are in the order of time, the newest first, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5), fc.nat(100))), (made) => {
        const list = made.reduce<readonly Playback[]>(
          (playbacks, [id, at]) => withPlayback(playbacks, playbackOf([{}], String(id), at)),
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
      [playbackOf([{ voice: 'kian' }, {}])],
      { playbackId: 'a', section: 0 },
      { state: 'running' },
    );
    assert.equal(changed?.sections[0]?.state, 'running');
    assert.equal(changed?.sections[0]?.voice, 'kian');
    assert.equal(changed?.sections[1]?.state, 'queued');
  });

  it('stay as they are for a place that is not there', () => {
    const playbacks = [playbackOf([{}])];
    assert.deepEqual(
      withSectionChange(playbacks, { playbackId: 'b', section: 0 }, { state: 'failed' }),
      playbacks,
    );
    assert.deepEqual(
      withSectionChange(playbacks, { playbackId: 'a', section: 7 }, { state: 'failed' }),
      playbacks,
    );
    assert.deepEqual(withoutPlayback(playbacks, 'a'), []);
  });

  it('are under way while any section is, and have succeeded only when all have', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...states), { minLength: 1 }), (each) => {
        const state = overallState(playbackOf(each.map((of) => ({ state: of }))));
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
    assert.equal(totalSeconds(playbackOf([{ durationSeconds: 2 }, { durationSeconds: 3 }])), 5);
    assert.equal(totalSeconds(playbackOf([{ durationSeconds: 2 }, {}])), null);
  });

  it('cost what was charged so far, or nothing that is known', () => {
    assert.equal(chargedSeconds(playbackOf([{ chargedSeconds: 2 }, {}])), 2);
    assert.equal(chargedSeconds(playbackOf([{}, {}])), null);
  });
});

import assert from 'node:assert/strict';
import type { HostReport, Measurement, Outcome } from '../../../scripts/endurance/report.ts';
import { compare, faults } from '../../../scripts/endurance/verdict.ts';

const MEGABYTE = 1024 * 1024;

const measurement: Measurement = {
  residentBytes: 200 * MEGABYTE,
  heapBytes: 80 * MEGABYTE,
  heapReservedBytes: 120 * MEGABYTE,
  externalBytes: 10 * MEGABYTE,
  serviceResidentBytes: 90 * MEGABYTE,
  handles: { PipeWrap: 12 },
  timers: 7,
  openFiles: 35,
  sockets: 15,
  childProcesses: 3,
  temporaryFiles: ['harf-a'],
  openDocuments: [],
};

const report: HostReport = {
  rounds: 1,
  steps: 1,
  seconds: 1,
  start: measurement,
  end: measurement,
  loopDelay: { maxMilliseconds: 1, percentile999Milliseconds: 1 },
  longTasks: [],
  commands: [],
  failures: [],
  logged: {},
  notes: [],
};

const paid = { asked: 10, charged: 10, lost: 0 };
const disagreeing = (end: Partial<Measurement>) =>
  compare(measurement, { ...measurement, ...end })
    .filter(({ agrees }) => !agrees)
    .map(({ name }) => name);

describe('The end of an endurance run', () => {
  it('agrees with its start if it is the same, or less', () => {
    assert.deepEqual(disagreeing({}), []);
    assert.deepEqual(
      disagreeing({ sockets: 0, handles: {}, residentBytes: MEGABYTE, temporaryFiles: [] }),
      [],
    );
  });

  it('may hold 30 MB more on the heap', () => {
    assert.deepEqual(disagreeing({ heapBytes: 110 * MEGABYTE }), []);
    assert.deepEqual(disagreeing({ heapBytes: 111 * MEGABYTE }), ['extension host, heap']);
  });

  it('may have half more memory and 30 MB', () => {
    assert.deepEqual(disagreeing({ residentBytes: 330 * MEGABYTE }), []);
    assert.deepEqual(disagreeing({ residentBytes: 331 * MEGABYTE }), ['extension host, resident']);
    assert.deepEqual(disagreeing({ serviceResidentBytes: 166 * MEGABYTE }), ['local service, resident']);
  });

  it('may not have one handle, file, socket, process or document more', () => {
    assert.deepEqual(disagreeing({ handles: { PipeWrap: 13 } }), ['handles: PipeWrap']);
    assert.deepEqual(disagreeing({ handles: { PipeWrap: 12, FSEvent: 1 } }), ['handles: FSEvent']);
    assert.deepEqual(disagreeing({ openFiles: 36, sockets: 16 }), ['open files', 'sockets']);
    assert.deepEqual(disagreeing({ childProcesses: 4 }), ['child processes']);
    assert.deepEqual(disagreeing({ temporaryFiles: ['harf-a', 'harf-b'] }), ['temporary files']);
    assert.deepEqual(disagreeing({ openDocuments: ['file:///a'] }), ['open documents']);
  });
});

describe('The verdict on an endurance run', () => {
  const commands = (outcome: Outcome) => [
    { command: 'diacritize', outcomes: { [outcome]: 2 }, sentences: {} },
  ];

  it('is good if every command was done or said why not', () => {
    assert.deepEqual(faults(report, paid), []);
    assert.deepEqual(faults({ ...report, commands: commands('said') }, paid), []);
  });

  it('names commands that did not end, said nothing or were not clear', () => {
    for (const outcome of ['silent', 'unclear', 'rejected', 'unfinished'] as const)
      assert.deepEqual(faults({ ...report, commands: commands(outcome) }, paid), [
        `diacritize was 2 times ${outcome}.`,
      ]);
  });

  it('names steps that failed and figures that grew', () => {
    const end = { ...measurement, sockets: 20 };
    assert.deepEqual(faults({ ...report, end, failures: ['It failed.'] }, paid), [
      'More at the end than at the start: sockets, 15 and 20.',
      'It failed.',
    ]);
  });

  it('names what was paid twice, not paid, or paid and lost', () => {
    assert.equal(faults(report, { asked: 10, charged: 20, lost: 0 }).length, 1);
    assert.equal(faults(report, { asked: 10, charged: 9, lost: 0 }).length, 1);
    assert.equal(faults(report, { asked: 10, charged: 10, lost: 4 }).length, 1);
  });
});

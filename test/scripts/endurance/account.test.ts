import assert from 'node:assert/strict';
import { Deliveries } from '../../../scripts/endurance/account.ts';

const book = { path: '/v1/translate', body: '{"text":"کتاب"}' };

describe('The account of an endurance run', () => {
  it('asks for a text once, however often it was answered', () => {
    const deliveries = new Deliveries();
    deliveries.add({ ...book, units: 8, isPassedOn: false });
    deliveries.add({ ...book, units: 8, isPassedOn: true });
    assert.deepEqual(deliveries.account(8), { asked: 8, charged: 8, lost: 0 });
  });

  it('counts what the service charged beyond that', () => {
    const deliveries = new Deliveries();
    deliveries.add({ ...book, units: 8, isPassedOn: true });
    deliveries.add({ ...book, units: 8, isPassedOn: true });
    assert.deepEqual(deliveries.account(16), { asked: 8, charged: 16, lost: 0 });
  });

  it('knows what was paid for and never received, also where it was received before', () => {
    const deliveries = new Deliveries();
    deliveries.add({ ...book, units: 8, isPassedOn: true });
    deliveries.add({ ...book, units: 8, isPassedOn: false });
    deliveries.add({ ...book, path: '/v1/pinglish', units: 4, isPassedOn: false });
    assert.deepEqual(deliveries.account(12), { asked: 12, charged: 12, lost: 4 });
  });

  it('leaves failures out', () => {
    const deliveries = new Deliveries();
    deliveries.add({ ...book, units: undefined, isPassedOn: true });
    assert.deepEqual(deliveries.account(0), { asked: 0, charged: 0, lost: 0 });
  });
});

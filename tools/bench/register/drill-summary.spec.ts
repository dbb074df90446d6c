import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AimedFault } from './aimed-faults.ts';
import { faultRows, registerGoals } from './drill-summary.ts';
import type { Form } from './forms.ts';
import { RegistrationLedger } from './registration-ledger.ts';

const fault = (more: Partial<AimedFault> = {}): AimedFault => ({
  part: 'media',
  at: 1000,
  hit: true,
  registeredMs: 2000,
  readyMs: 1500,
  ...more,
});
const clean = { lost: [], extra: [], repeated: [], receipts: [] };
const form = {} as Form;

describe('RegistrationLedger', () => {
  it('knows how long those took that were under way at a moment', () => {
    const ledger = new RegistrationLedger();
    ledger.registered.push(
      { form, student: 'A', from: 0, to: 900 },
      { form, student: 'B', from: 800, to: 1500 },
    );
    assert.deepEqual(ledger.underWayAt(1000), [500]);
    assert.deepEqual(ledger.underWayAt(850), [50, 650]);
  });
});

describe('faultRows', () => {
  it('has a line for each process; a registration that was over is not counted as hit', () => {
    const faults = [
      fault(),
      fault({ registeredMs: 4000, readyMs: 3000 }),
      fault({ hit: false, registeredMs: 0 }),
    ];
    const ledger = new RegistrationLedger();
    ledger.registered.push({ form, student: 'A', from: 500, to: 1700 });
    const [, media, redis] = faultRows(['media', 'redis'], faults, ledger);
    assert.deepEqual(media, ['media', 3, 2, '2000', '4000', 3, '700', '700', '1500', '3000']);
    assert.deepEqual(redis, ['redis', 0, 0, '0', '0', 0, '0', '0', '0', '0']);
  });
});

describe('registerGoals', () => {
  const failing = (...given: Parameters<typeof registerGoals>) =>
    registerGoals(...given).filter(({ holds }) => !holds).length;

  it('holds when everybody is registered once and whole', () => {
    assert.equal(failing([fault()], new RegistrationLedger(), clean), 0);
  });

  it('holds when applicants were told to try again', () => {
    const ledger = new RegistrationLedger();
    ledger.failed(503, '');
    ledger.failed(0, '');
    assert.equal(failing([fault()], ledger, clean), 0);
  });

  it('fails for each thing that went wrong', () => {
    const ledger = new RegistrationLedger();
    ledger.failed(500, 'request');
    ledger.wrong.push('a');
    ledger.stuck.push('b');
    const problems = { lost: ['c'], extra: ['d'], repeated: ['e'], receipts: ['f'] };
    assert.equal(failing([fault({ registeredMs: undefined })], ledger, problems), 8);
  });

  it('fails when a part did not come back in time', () => {
    assert.equal(failing([fault({ readyMs: 60_000 })], new RegistrationLedger(), clean), 1);
  });
});

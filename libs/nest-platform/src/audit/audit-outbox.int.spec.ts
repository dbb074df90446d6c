import type { AuditRecord } from '@concord/contracts';
import { Types } from 'mongoose';
import { TestEnvironment } from '../testing';
import { AuditOutbox } from './audit-outbox';

describe('AuditOutbox', () => {
  const test = new TestEnvironment();
  let outbox: AuditOutbox;
  beforeAll(async () => {
    outbox = new AuditOutbox(await test.database('exams'));
  });
  afterAll(() => test.close('exams'));

  const change = (outcome: AuditRecord['outcome'], _id = new Types.ObjectId().toString()): AuditRecord => ({
    _id,
    at: new Date().toISOString(),
    action: 'attempt.pause',
    outcome,
    actor: { kind: 'system' },
  });
  const outcomesOf = async (id: string) =>
    (await outbox.findDue(new Date(), 100))
      .filter(({ record }) => record._id === id)
      .map(({ record }) => record.outcome);

  it('keeps what is done where another process was refused the same change', async () => {
    const done = change('done');
    const refused = change('refused', done._id);
    await outbox.insertMany([change('unclear', done._id)]);
    for (const settled of [[refused], [done], [change('refused'), refused]]) await outbox.settleMany(settled);
    expect(await outcomesOf(done._id)).toEqual(['done']);
  });

  it('delivers what is settled after it was delivered as unclear', async () => {
    const done = change('done');
    await outbox.settleMany([done]);
    expect(await outcomesOf(done._id)).toEqual(['done']);
  });
});

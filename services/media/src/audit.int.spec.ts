import { AuditOutbox, callsOf } from '@concord/nest-platform';
import {
  auditedCalls,
  eventually,
  pathWithoutRecord,
  refusedListPaths,
} from '@concord/nest-platform/testing';
import { MediaHarness } from './testing/harness';

const media = MediaHarness.forSuite();

describe('a call of staff that changes something', () => {
  it('leaves a record also when it is refused, whichever call it is', async () => {
    const calls = auditedCalls(callsOf('media')).map(([, call]) => call);
    for (const call of calls)
      await media.request(call.method as 'POST' | 'DELETE', pathWithoutRecord(call), {
        token: media.staff('SUPER_ADMIN'),
        body: { no: 1 },
      });
    const outbox = (await media.database()).collection<{ record: { action: string } }>('audit-outbox');
    const entries = await outbox.find().toArray();
    expect(entries.map(({ record }) => record.action).sort()).toEqual(calls.map(({ audit }) => audit).sort());
    expect(entries).toEqual(
      entries.map(() =>
        expect.objectContaining({ record: expect.objectContaining({ outcome: 'refused' }) as unknown }),
      ),
    );
  });

  it('is delivered again when it was settled meanwhile, before or after it left the outbox', async () => {
    const outbox = media.app.get(AuditOutbox, { strict: false });
    const inAYear = new Date(Date.now() + 365 * 24 * 3_600_000);
    const actor = { kind: 'system' } as const;
    const begun = { _id: 'a'.repeat(24), at: new Date().toISOString(), action: 'a.b', actor } as const;
    const due = async () =>
      (await outbox.findDue(inAYear, 100)).filter(({ record }) => record._id === begun._id);
    await outbox.insertMany([{ ...begun, outcome: 'unclear' }]);
    for (const label of ['before', 'after']) {
      const read = await due();
      if (label === 'after') await outbox.remove(read);
      await outbox.settleMany([{ ...begun, outcome: 'done', label }]);
      if (label === 'before') await outbox.remove(read);
      expect(await due()).toMatchObject([{ record: { outcome: 'done', label } }]);
    }
    await outbox.remove(await due());
    expect(await due()).toEqual([]);
  });

  it('is delivered by the worker, and leaves the outbox', async () => {
    media.peer.answers.set('/internal/audit', { status: 200, body: {} });
    await media.worker();
    const outbox = (await media.database()).collection('audit-outbox');
    await eventually(async () => (await outbox.countDocuments()) === 0);
  });
});

describe('a list', () => {
  it.each(refusedListPaths(callsOf('media')))('refuses filters that it has not: %s', async (_, paths) => {
    for (const path of paths) {
      const answer = await media.request('GET', path, { token: media.staff('SUPER_ADMIN') });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 400, 'VALIDATION']);
    }
  });
});

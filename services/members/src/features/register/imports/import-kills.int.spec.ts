// On one server: it kills processes.
import type { MemberImport, MemberImportRecord } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { MembersHarness } from '../../../testing/harness';
import { ImportCalls } from '../../../testing/import-calls';
import { KilledProgram, writtenBy } from '../../../testing/killed-program';
import { runOverKills, writesWithin } from '../../../testing/killed-task';
import { expectWholeLedger } from '../../../testing/whole-ledger';

const service = MembersHarness.forSuite();
const api = KilledProgram.forSuite(service, 'main.js');
const worker = KilledProgram.forSuite(service, 'worker.js');
const { newNumber, rowOf, upload, formOf } = new ImportCalls(service);

/** In kobo: debts and credits by turns, of every seventh row. */
const balanceAt = (at: number): number => (at % 7 === 0 ? (at % 2 === 0 ? 1 : -1) * (at + 1) * 100 : 0);
/** Two parts of rows. */
const ROWS = Array.from({ length: 105 }, (_, at) => ({ number: newNumber(), balance: balanceAt(at) }));
const CREDITS = ROWS.filter(({ balance }) => balance < 0).length;
const REGISTER = ROWS.map(({ number, balance }) => rowOf(number, { balance: (balance / 100).toFixed(2) }));
/** A run that repeats rows makes some writes for them again. */
const KILLS = [writesWithin(1, [20, 60], [30, 60]), writesWithin(2, [30, 60])];

const listed = async () =>
  (await service.call<MemberImportRecord[]>('/member/import')).body.map(({ _id }) => _id);

describe('POST member/import', () => {
  it('makes a member of each row once, over kills of the upload and of the worker', async () => {
    await api.start();
    const { stopped, answer } = await api.killedAt(() =>
      api.post<MemberImport>('/member/import', formOf(REGISTER)),
    );
    expect(writtenBy(stopped)).toEqual(['import-parts', 'import-parts', 'tasks', 'import-parts']);
    // Only the last one was killed after its task was stored, which refuses other uploads.
    expect(answer).toMatchObject(refusal(409, 'CONFLICT'));
    expect(await listed()).toEqual([]);
    const [task, ...others] = await service.collection('tasks').find().toArray();
    expect(others).toEqual([]);

    const storedAt: number[] = [];
    const end = await runOverKills(service, worker, String(task?._id), {
      at: KILLS,
      afterwards: async () => storedAt.push(await service.collection('members').countDocuments()),
    });
    expect(storedAt).toHaveLength(KILLS.flat().length);
    expect(new Set(storedAt).size).toBeGreaterThan(1);
    expect(end).toMatchObject({ status: 'done', outcome: { imported: ROWS.length, taken: 0 } });
    expect(await listed()).toEqual([String(task?.['subject'])]);

    const members = await service.collection('members').find().sort({ number: 1 }).toArray();
    expect(members.map(({ number, index }) => ({ number, balance: index.balance }))).toEqual(ROWS);
    const mails = await service.collection('memberMails').find({ kind: 'receipt' }).toArray();
    expect(mails).toHaveLength(CREDITS);
    const audit = await service
      .collection('audit-outbox')
      .find({ 'record.action': 'member.create' })
      .toArray();
    expect(audit.map(({ record }) => record.label).sort()).toEqual(ROWS.map(({ number }) => number));
    expect(audit.filter(({ record }) => record.outcome !== 'done')).toEqual([]);
    expect(await upload(REGISTER)).toMatchObject(refusal(400, 'BAD_REQUEST'));
    await expectWholeLedger(service, { members: ROWS.length, documents: CREDITS });
  });
});

// On one server: it kills processes.
import type { Member, MemberAccount, MemberMails, MemberMerge } from '@concord/contracts';
import { dayOf, objectIdOf } from '@concord/nest-platform';
import { MembersHarness } from '../../../testing/harness';
import { KilledProgram, writtenBy } from '../../../testing/killed-program';
import { writesWithin } from '../../../testing/killed-task';
import { joinedRecords, recordsNaming } from '../../../testing/naming-records';
import { StatementCalls } from '../../../testing/statement-calls';
import { sweepAll } from '../../../testing/sweeps';
import { expectWholeLedger } from '../../../testing/whole-ledger';

const service = MembersHarness.forSuite();
const api = KilledProgram.forSuite(service, 'main.js');
const calls = new StatementCalls(service);

/** Among the 20 writes of a merge; the first one puts it on record. */
const KILLS = writesWithin(2026, [1, 1], [2, 3], [4, 5], [6, 8], [9, 11], [12, 15], [16, 20]);
const PAID = 50_000;
const YEAR = dayOf(new Date()).slice(0, 4);

interface Pair {
  keep: Member;
  drop: Member;
  student: string;
  /** Before the merge. */
  accounts: MemberAccount[];
  named: Record<string, string[]>;
}

const charge = async (member: Member, amount: number) => {
  const fee = { fee: 'other', period: '2025', title: 'Other 2025', due: '2026-01-01', reason: 'Council' };
  const body = { ...fee, amount };
  expect(await calls.send(`/member/${member._id}/charge`, body)).toMatchObject({ status: 201 });
};
const pause = async ({ _id }: Member) =>
  (await service.call<MemberMails>(`/member/${_id}/mails`)).body.pause?.reason;

/** Pairs of members who are one, whose second one has entries and records of the kinds that a merge moves. */
class Pairs {
  readonly all: Pair[] = [];
  private readonly lines = calls.credits(KILLS.length, '5000.00');

  async mergeNext() {
    const line = (await this.lines)[this.all.length];
    if (!line) throw new Error('no line is left');
    const keep = await service.member({ inductedOn: '2025-06-01' });
    const student = service.addStudent()._id;
    const paying = { student, person: undefined, inductedOn: `${YEAR}-01-01`, fees: ['subscription'] };
    const drop = await service.member(paying);
    expect(await calls.act(line, 'confirm', { member: drop._id })).toMatchObject({ status: 200 });
    const paper = { body: { kind: 'membership-certificate' } };
    expect(await service.call(`/member/${drop._id}/paper`, paper)).toMatchObject({ status: 201 });
    const pausing = { method: 'PUT', body: { reason: 'Dropped', until: null } };
    await service.call(`/member/${drop._id}/reminder-pause`, pausing);
    await charge(keep, 400_000);
    await charge(drop, 300_000);
    const [ofKeep, ofDrop] = [await recordsNaming(service, keep), await recordsNaming(service, drop)];
    const accounts = [await calls.account(keep), await calls.account(drop)];
    this.all.push({ keep, drop, student, accounts, named: joinedRecords(ofKeep, ofDrop) });
    return api.post<MemberMerge>('/member/merge', { keep: keep._id, drop: drop._id });
  }
}

/** The kept member has all of both, once, and nothing names the dropped one. */
async function expectMerged({ keep, drop, student, named }: Pair, paid: number): Promise<void> {
  const { body: member } = await service.call<Member>(`/member/${drop._id}`);
  expect(member).toMatchObject({ _id: keep._id, number: keep.number, student });
  expect(member.terms).toHaveLength(2);
  const { balance, charges, payments } = await calls.account(keep);
  expect(balance).toBe(700_000 - paid);
  expect(charges.map(({ title }) => title).sort()).toEqual([
    `Annual subscription ${YEAR}`,
    'Other 2025',
    `Other 2025 (${drop.number})`,
  ]);
  expect(payments).toHaveLength(paid > 0 ? 2 : 1);
  expect(await pause(keep)).toBe('Dropped');
  expect(await recordsNaming(service, drop)).toEqual({});
  const records = await recordsNaming(service, keep);
  if (paid === 0) expect(records).toEqual(named);
  for (const [path, ids] of Object.entries(named)) expect(records[path]).toEqual(expect.arrayContaining(ids));
}

/** Nothing was left out, because the undo of the merge gives both members back what they had. */
async function expectUndone({ keep, drop, accounts }: Pair): Promise<void> {
  const merge = await service.collection('merges').findOne({ drop: objectIdOf(drop._id) });
  expect(await calls.send(`/member/merge/${String(merge?._id)}/undo`)).toMatchObject({ status: 200 });
  expect([await calls.account(keep), await calls.account(drop)]).toEqual(accounts);
}

describe('POST member/merge', () => {
  it('moves all once, whichever of its writes the process was killed at', async () => {
    await api.start();
    const pairs = new Pairs();
    const { stopped } = await api.killedAt(() => pairs.mergeNext(), KILLS);
    const written = writtenBy(stopped);
    expect(written).toHaveLength(KILLS.length);
    expect(written).toEqual(expect.arrayContaining(['merges', 'accounts', 'members']));

    const repeated = await Promise.all(
      pairs.all.map(({ keep, drop }) => calls.send('/member/merge', { keep: keep._id, drop: drop._id })),
    );
    // Only the first one was killed before the merge was on record.
    expect(repeated[0]).toMatchObject({ status: 200 });
    for (const { status } of repeated.slice(1)) expect([404, 409]).toContain(status);
    const paid: number[] = [];
    for (const [at, { drop }] of pairs.all.entries()) {
      const body = { member: drop._id, amount: PAID, method: 'cash', receivedOn: '2026-04-05' };
      const isTaken = at % 2 === 1 && (await calls.send('/payment', body)).status === 201;
      paid.push(isTaken ? PAID : 0);
    }
    expect(paid).toContain(PAID);

    await sweepAll(service);
    for (const [at, pair] of pairs.all.entries()) await expectMerged(pair, paid[at] ?? 0);
    const members = pairs.all.length;
    const undone = pairs.all.filter((_, at) => paid[at] === 0);
    // Three invoices and a receipt of each pair, and the receipts of cash.
    const documents = 4 * members + (members - undone.length);
    await expectWholeLedger(service, { members, documents });
    for (const pair of undone) await expectUndone(pair);
    await expectWholeLedger(service, { members: members + undone.length, documents });
  });
});

import type { Member, MemberAccount } from '@concord/contracts';
import { loadEnv, objectIdOf } from '@concord/nest-platform';
import { membersRetentionEnv } from '../../../env';
import { MembersHarness } from '../../../testing/harness';
import { ago, RetentionRuns } from '../../../testing/retention-runs';
import { StatementCalls } from '../../../testing/statement-calls';

const service = MembersHarness.forSuite();
const calls = new StatementCalls(service);
const runs = new RetentionRuns(service);

const PERSON = { surname: 'Danjuma', firstName: 'Hauwa', email: 'hauwa@hall.example' };
const MEMBERS = 'Former members whose personal data are not kept any longer';
const STATEMENTS = 'Bank statements with texts that are not kept any longer';

/** A member who left on a day. */
async function former(at: string, kind = 'resigned'): Promise<Member> {
  const member = await service.member({ person: PERSON, inductedOn: ago(20) });
  const body = { kind, at, reason: 'Hauwa moved away' };
  expect(await service.call(`/member/${member._id}/event`, { body })).toMatchObject({ status: 200 });
  return member;
}

const nameOf = async ({ _id }: Member) => (await service.call<Member>(`/member/${_id}`)).body.name;
const areNamed = async (members: readonly Member[]) =>
  (await Promise.all(members.map(nameOf))).map((name) => name === 'Danjuma Hauwa');

beforeEach(() => runs.empty());

describe('the retention of members', () => {
  it('lists people who left six years ago without their names, and erases nobody', async () => {
    const [old, young] = [await former(ago(6, -1)), await former(ago(6, 1))];
    const present = await service.member({ person: PERSON });
    const { lines } = await runs.run(false);
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^${old._id} {2}${old.number}, left on \\d+ \\w+ \\d{4}$`)),
      `${MEMBERS}: 1`,
      expect.stringContaining('Nothing was destroyed'),
      `${STATEMENTS}: 0`,
      expect.stringContaining('Nothing was destroyed'),
    ]);
    expect(await areNamed([old, young, present])).toEqual([true, true, true]);
    expect(service.students.forgotten).toEqual([]);
    expect(await runs.audited('member.erase')).toEqual([]);
  });

  it.each(['resigned', 'deceased', 'struck-off'])('erases with --purge who is %s', async (kind) => {
    const [old, young] = [await former(ago(7), kind), await former(ago(5), kind)];
    const { lines, isWell } = await runs.run(true);
    expect([lines.slice(1, 3), isWell]).toEqual([[`${MEMBERS}: 1`, 'Destroyed: 1, failed: 0'], true]);
    expect(await areNamed([old, young])).toEqual([false, true]);
    expect(await nameOf(old)).toBe(old.number);
    expect(service.students.forgotten).toEqual([old._id]);
    expect(await runs.audited('member.erase')).toMatchObject([
      {
        record: {
          id: old._id,
          label: old.number,
          actor: { kind: 'system', username: 'retention' },
          reason: 'Left 6 years ago',
        },
      },
    ]);
    expect((await runs.run(true)).lines).toContain(`${MEMBERS}: 0`);
  });

  it('keeps suspended members, those who came back, and organisations', async () => {
    const suspended = await former(ago(9), 'suspended');
    const back = await former(ago(9));
    const body = { kind: 'readmitted', at: ago(8), reason: 'Came back' };
    await service.call(`/member/${back._id}/event`, { body });
    const organisation = await service.member({
      person: undefined,
      organisation: { name: 'Hall Ltd' },
      grade: 'Corporate',
      inductedOn: ago(20),
    });
    const left = { kind: 'resigned', at: ago(9), reason: 'Closed' };
    await service.call(`/member/${organisation._id}/event`, { body: left });
    expect((await runs.run(true)).lines).toContain(`${MEMBERS}: 0`);
    expect(await areNamed([suspended, back])).toEqual([true, true]);
  });

  it('names who owes, and keeps them until staff settle it', async () => {
    const member = await former(ago(9));
    const charge = { fee: 'other', period: '2010', title: 'Workshop', amount: 500, due: '2010-01-01' };
    await calls.send(`/member/${member._id}/charge`, { ...charge, reason: 'Council' });
    await service
      .collection('accounts')
      .updateOne({ _id: objectIdOf(member._id) }, { $set: { 'charges.0.raisedOn': ago(9) } });
    const { lines } = await runs.run(true);
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/, is kept: This member still owes money\. Waive or void it first$/),
      `${MEMBERS}: 0`,
    ]);
    expect(await areNamed([member])).toEqual([true]);
  });

  it('keeps a member whose last payment is younger, and the money after the erasure', async () => {
    const member = await service.member({ person: PERSON, inductedOn: ago(20) });
    const charge = { fee: 'other', period: '2010', title: 'Workshop', amount: 500_000, due: '2010-01-01' };
    await calls.send(`/member/${member._id}/charge`, { ...charge, reason: 'Council' });
    await calls.act(await calls.lineFor('PAID BY HAUWA'), 'confirm', { member: member._id });
    await service.call(`/member/${member._id}/event`, {
      body: { kind: 'resigned', at: ago(7), reason: 'Left' },
    });
    const account = service.collection('accounts');
    const filter = { _id: objectIdOf(member._id) };
    const old = { 'charges.0.raisedOn': ago(8), 'payments.0.receivedOn': ago(6, 1) };
    await account.updateOne(filter, { $set: old });
    expect((await runs.run(true)).lines).toContain(`${MEMBERS}: 0`);
    await account.updateOne(filter, { $set: { 'payments.0.receivedOn': ago(6, -1) } });
    expect((await runs.run(true)).lines).toContain('Destroyed: 1, failed: 0');
    const { body } = await service.call<MemberAccount>(`/member/${member._id}/account`);
    expect(body.payments).toMatchObject([
      { amount: 500_000, receipt: { number: expect.any(String) as unknown } },
    ]);
    expect(body.balance).toBe(0);
  });

  it('keeps data longer by MEMBER_RETENTION_YEARS, and never shorter than books', async () => {
    await former(ago(7));
    expect((await runs.run(false, { MEMBER_RETENTION_YEARS: '8' })).lines).toContain(`${MEMBERS}: 0`);
    const shorter = { ...service.variables, MEMBER_RETENTION_YEARS: '5' };
    expect(() => loadEnv(membersRetentionEnv, shorter)).toThrow('MEMBER_RETENTION_YEARS');
  });

  it('is finished by the service while the students service does not confirm', async () => {
    const member = await former(ago(7));
    service.students.isForgetOff = true;
    await runs.run(true);
    service.students.isForgetOff = false;
    expect(await areNamed([member])).toEqual([false]);
    const stored = await service.collection('members').findOne({ _id: objectIdOf(member._id) });
    expect(stored).toMatchObject({ erasingSince: expect.any(Date) as unknown });
  });
});

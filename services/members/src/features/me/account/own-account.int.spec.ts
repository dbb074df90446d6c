import type { Member, MyAccount, MyMembership } from '@concord/contracts';
import { addDays, dayOf } from '@concord/nest-platform';
import { MembersHarness } from '../../../testing/harness';
import { MemberCalls } from '../../../testing/member-calls';

const service = MembersHarness.forSuite();
const calls = new MemberCalls(service);
const TODAY = dayOf(new Date());
const UNKNOWN = '64b0000000000000000000ff';

const membership = async (member: Member) => (await calls.as<MyMembership>(member, '/me/membership')).body;
const account = async (member: Member) => (await calls.as<MyAccount>(member, '/me/account')).body;
const pay = (member: Member, amount: number) =>
  calls.asFinance('/payment', { member: member._id, amount, method: 'transfer', receivedOn: TODAY });

describe('GET me/membership', () => {
  it('answers standing, grade and debt, and to pay', async () => {
    const member = await service.member({ fees: ['subscription'] });
    const found = await membership(member);
    expect(found).toMatchObject({
      number: member.number,
      name: 'Ada Okafor',
      grade: 'Associate',
      inductedOn: '2026-01-01',
      standing: 'pending',
      since: '2026-01-01',
      forbidden: [],
      balance: 500_000,
      overdue: 500_000,
      next: 'pay',
    });
    expect(found.dueOn).toBe((await account(member)).charges[0]?.due);
  });

  it('says to wait while a transfer of all that is owed is looked at', async () => {
    const member = await service.member();
    await calls.charge(member, 500_000);
    await calls.send(member, { amount: '400000' });
    expect(await membership(member)).toMatchObject({ awaited: 400_000, next: 'pay' });
    await calls.send(member, { amount: '100000' });
    expect(await membership(member)).toMatchObject({ awaited: 500_000, next: 'wait' });
  });

  it('is current with a last day once the subscription is paid', async () => {
    const member = await service.member({ fees: ['subscription'] });
    await pay(member, 500_000);
    expect(await membership(member)).toMatchObject({
      standing: 'current',
      until: '2026-12-31',
      balance: 0,
      next: 'nothing',
    });
  });

  it('sends who is suspended to the office', async () => {
    const member = await service.member();
    const body = { kind: 'suspended', at: TODAY, reason: 'Decided by the council' };
    await service.call(`/member/${member._id}/event`, { body, token: service.superAdmin });
    expect(await membership(member)).toMatchObject({ standing: 'suspended', since: TODAY, next: 'contact' });
  });

  it('works for an organisation', async () => {
    const organisation = { name: 'Lekki Port', email: 'port@hall.example' };
    const member = await service.member({ organisation, person: undefined, grade: 'Corporate' });
    expect(await membership(member)).toMatchObject({ name: 'Lekki Port', isOrganisation: true });
  });

  it('refuses applicants with a clear message, unknown members, and everyone but members', async () => {
    for (const path of ['/me/membership', '/me/account']) {
      const token = service.environment.tokens.member({ student: UNKNOWN });
      const { status, body } = await service.call<{ message: string }>(path, { token });
      expect(status).toBe(403);
      expect(body.message).toContain('not a member yet');
      expect(await calls.as({ _id: UNKNOWN }, path)).toMatchObject({ status: 404 });
      expect(await service.call(path)).toMatchObject({ status: 403 });
      expect(await service.call(path, { token: '' })).toMatchObject({ status: 401 });
    }
  });

  it('is gone for a member who is erased', async () => {
    const member = await service.member();
    await service.call(`/member/${member._id}/event`, {
      body: { kind: 'resigned', at: TODAY, reason: 'Left us' },
    });
    const body = { reason: 'Asked in a letter', number: member.number };
    await service.call(`/member/${member._id}/erase`, { body, token: service.superAdmin });
    expect(await calls.as(member, '/me/membership')).toMatchObject({ status: 404 });
  });
});

describe('GET me/account', () => {
  it('answers open charges, payments that count and documents, without claims and void charges', async () => {
    const member = await service.member({ fees: ['subscription'] });
    await pay(member, 500_000);
    await calls.charge(member, 300_000, 'P1');
    await calls.charge(member, 200_000, 'P2', addDays(TODAY, 30));
    await calls.charge(member, 100_000, 'P3');
    const charges = (await account(member)).charges;
    const voided = charges.find(({ period }) => period === 'P3')?._id ?? '';
    await calls.asFinance(`/member/${member._id}/charge/${voided}/void`, { reason: 'Charged twice' });
    await pay(member, 100_000);
    await calls.send(member);
    await service.call(`/member/${member._id}/paper`, { body: { kind: 'membership-certificate' } });
    const found = await account(member);
    expect(found).toMatchObject({
      balance: 400_000,
      overdue: 200_000,
      charges: [
        { fee: 'subscription', open: 0, isOverdue: false, state: 'paid' },
        { period: 'P1', paid: 100_000, open: 200_000, isOverdue: true, state: 'part-paid' },
        { period: 'P2', open: 200_000, isOverdue: false, state: 'open' },
      ],
      payments: [
        { amount: 500_000, state: 'confirmed' },
        { amount: 100_000, state: 'confirmed', receipt: { total: 100_000 } },
      ],
    });
    expect(found.documents.map(({ kind }) => kind)).toEqual([
      'membership-certificate',
      'receipt',
      'credit-note',
      'invoice',
      'invoice',
      'invoice',
      'receipt',
      'invoice',
    ]);
  });

  it('shows nothing of others', async () => {
    const [member, other] = [await service.member(), await service.member()];
    await calls.charge(member, 300_000);
    expect(await account(other)).toEqual({
      balance: 0,
      overdue: 0,
      charges: [],
      payments: [],
      documents: [],
    });
  });
});

import type { Member, MemberAccount, MyTransfer, Payment, TransferClaim } from '@concord/contracts';
import { addDays, dayOf } from '@concord/nest-platform';
import { refusal, TEST_SECRET } from '@concord/nest-platform/testing';
import { MembersHarness } from '../../../testing/harness';
import { MemberCalls } from '../../../testing/member-calls';
import { StatementCalls } from '../../../testing/statement-calls';

const service = MembersHarness.forSuite();
const calls = new MemberCalls(service);
const statements = new StatementCalls(service);
const TODAY = dayOf(new Date());
const UNKNOWN = '64b0000000000000000000ff';

const accountOf = async (id: string) => (await service.call<MemberAccount>(`/member/${id}/account`)).body;
const transfersOf = async (member: Member) => (await calls.as<MyTransfer[]>(member, '/me/transfers')).body;
const queue = async () => (await calls.asFinance<TransferClaim[]>('/payment/claims?pageSize=100')).body;

/** A member who owes 5,000 naira and has sent evidence of them. */
async function claiming(more: Record<string, unknown> = {}) {
  const member = await service.member(more);
  await calls.charge(member, 500_000);
  return { member, id: (await calls.send(member)).body._id };
}

const confirm = (id: string, more: object = {}) =>
  calls.asFinance<Payment>(`/payment/${id}/confirm`, { amount: 500_000, receivedOn: TODAY, ...more });
const refuse = (id: string, reason = 'The bank does not know it') =>
  calls.asFinance<Payment>(`/payment/${id}/refuse`, { reason });

describe('GET payment/claims', () => {
  it('lists what waits, the oldest first, with payments that may be the same money', async () => {
    const { member, id } = await claiming();
    const later = await claiming();
    const body = { member: member._id, amount: 500_000, method: 'cash', receivedOn: TODAY };
    const paid = (await calls.asFinance<Payment>('/payment', body)).body._id;
    const listed = (await queue()).filter(({ _id }) => [id, later.id].includes(_id));
    expect(listed).toMatchObject([
      { _id: id, member: { _id: member._id, number: member.number }, balance: 0, alike: [{ _id: paid }] },
      { _id: later.id, balance: 500_000, alike: [] },
    ]);
  });

  it('is for staff with the permission for money', async () => {
    const { member, id } = await claiming();
    for (const token of [service.admin, calls.tokenOf(member)]) {
      expect(await service.call('/payment/claims', { token })).toMatchObject({ status: 403 });
      const body = { amount: 1, receivedOn: TODAY };
      expect(await service.call(`/payment/${id}/confirm`, { token, body })).toMatchObject({ status: 403 });
    }
  });
});

describe('POST payment/:id/confirm', () => {
  it('pays what is due by the bank’s amount and day, and gives a receipt', async () => {
    const { member, id } = await claiming();
    const yesterday = addDays(TODAY, -1);
    const { status, body } = await confirm(id, { amount: 400_000, receivedOn: yesterday, reference: 'FT1' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'confirmed',
      amount: 400_000,
      receivedOn: yesterday,
      reference: 'FT1',
    });
    expect(body.receipt).toMatchObject({ total: 400_000 });
    expect(await accountOf(member._id)).toMatchObject({ balance: 100_000 });
    expect(await transfersOf(member)).toMatchObject([
      { state: 'confirmed', amount: 500_000, arrived: 400_000, receipt: { number: body.receipt?.number } },
    ]);
    expect((await queue()).map(({ _id }) => _id)).not.toContain(id);
  });

  it('happens once, whoever of staff is first', async () => {
    const { member, id } = await claiming();
    const answers = await Promise.all([confirm(id), confirm(id), refuse(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { payments } = await accountOf(member._id);
    expect(payments).toHaveLength(1);
  });

  it('refuses bad input, unknown ids, a payment that was no claim, and a day to come', async () => {
    const { member, id } = await claiming();
    expect(await confirm(id, { amount: 0 })).toMatchObject({ status: 400 });
    expect(await confirm(id, { receivedOn: addDays(TODAY, 1) })).toMatchObject({ status: 400 });
    expect(await confirm(UNKNOWN)).toMatchObject({ status: 404 });
    const body = { member: member._id, amount: 100, method: 'cash', receivedOn: TODAY };
    const recorded = (await calls.asFinance<Payment>('/payment', body)).body._id;
    expect(await confirm(recorded)).toMatchObject({ status: 404 });
    const allocations = [{ charge: UNKNOWN, amount: 1 }];
    expect(await confirm(id, { allocations })).toMatchObject({ status: 404 });
    expect((await transfersOf(member))[0]).toMatchObject({ state: 'received' });
  });

  it('shows the member that a confirmed transfer was reversed', async () => {
    const { member, id } = await claiming();
    await confirm(id);
    await calls.asFinance(`/payment/${id}/reverse`, { reason: 'The bank took it back' });
    expect(await transfersOf(member)).toMatchObject([{ state: 'reversed', reason: 'The bank took it back' }]);
  });
});

describe('POST payment/:id/refuse', () => {
  it('tells the member why, and changes no money', async () => {
    const { member, id } = await claiming();
    expect(await refuse(id)).toMatchObject({ status: 200, body: { state: 'refused' } });
    expect(await transfersOf(member)).toMatchObject([
      { state: 'refused', reason: 'The bank does not know it' },
    ]);
    expect(await accountOf(member._id)).toMatchObject({ balance: 500_000 });
    expect(await refuse(id)).toMatchObject(refusal(409, 'CONFLICT'));
    expect(await confirm(id)).toMatchObject(refusal(409, 'CONFLICT'));
    const withdrawn = await calls.as(member, `/me/transfers/${id}/withdraw`, { method: 'POST', body: {} });
    expect(withdrawn).toMatchObject({ status: 409 });
  });

  it('needs a reason', async () => {
    const { id } = await claiming();
    expect(await refuse(id, '')).toMatchObject({ status: 400 });
  });
});

describe('money that arrives by another road', () => {
  it('counts a claim with the amount of a line of the bank that staff confirm', async () => {
    const member = await statements.owing(500_000);
    const { _id } = (await calls.send(member, { sentOn: '2026-04-02' })).body;
    // The line is of 3 April.
    const line = await statements.lineFor('TRF OKAFOR', '5000.00');
    await statements.act(line, 'confirm', { member: member._id });
    const [transfer] = await transfersOf(member);
    const { payments, balance } = await accountOf(member._id);
    const paid = payments.find(({ state }) => state === 'confirmed');
    expect(balance).toBe(0);
    expect(transfer).toMatchObject({ _id, state: 'counted', receipt: { number: paid?.receipt?.number } });
    expect(await confirm(_id)).toMatchObject(refusal(409, 'CONFLICT'));
  });
});

describe('a merge', () => {
  it('moves claims, and the member who was dropped finds them after it', async () => {
    const { member: drop, id } = await claiming();
    const keep = await service.member();
    await service.call('/member/merge', {
      body: { keep: keep._id, drop: drop._id },
      token: service.superAdmin,
    });
    for (const member of [keep, drop]) expect(await transfersOf(member)).toMatchObject([{ _id: id }]);
    expect(await confirm(id)).toMatchObject({ status: 200, body: { member: keep._id } });
  });
});

describe('POST internal/payments/evidence-owners', () => {
  it('answers which payments exist', async () => {
    const { id } = await claiming();
    const secret = { headers: { 'x-service-secret': TEST_SECRET }, token: '' };
    const body = { payments: [id, UNKNOWN] };
    expect((await service.call('/internal/payments/evidence-owners', { ...secret, body })).body).toEqual({
      payments: [id],
    });
    expect(await service.call('/internal/payments/evidence-owners', { body })).toMatchObject({ status: 403 });
  });
});

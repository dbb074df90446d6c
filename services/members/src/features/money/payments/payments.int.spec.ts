import { FEE_KINDS, type Member, type MemberAccount, type MemberRow, type Payment } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import { watchCommands } from '@concord/nest-platform/testing';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { MembersHarness } from '../../../testing/harness';

const service = MembersHarness.forSuite();
const TODAY = dayOf(new Date());
const UNKNOWN = '64b0000000000000000000ff';

type Refused = { code: string; message: string };
const finance = () => service.environment.tokens.staff('ADMIN', { finance: true });
const send = <T>(path: string, body: unknown, token = finance(), headers = {}) =>
  service.call<T & Refused>(path, { body, token, headers });

const account = async ({ _id }: Member) => (await service.call<MemberAccount>(`/member/${_id}/account`)).body;

/** A charge of a member; its number makes its period. */
async function charge(member: Member, amount: number, due = '2026-01-01'): Promise<string> {
  const period = `P${(await account(member)).charges.length}`;
  const body = { fee: 'other', period, title: 'Workshop', amount, due, reason: 'Council of May' };
  const { status, body: changed } = await send<MemberAccount>(`/member/${member._id}/charge`, body);
  expect(status).toBe(201);
  return changed.charges.find((each) => each.period === period)?._id ?? '';
}

const keyed = (key: string | undefined) => (key ? { 'idempotency-key': key } : {});

const receiptNumbers = async (): Promise<number[]> => {
  const found = await service.collection('documents').find({ kind: 'receipt' }).sort({ number: 1 }).toArray();
  return found.map(({ number }) => Number(String(number).slice(-6)));
};

const pay = (member: Member, amount: number, more: Record<string, unknown> = {}, headers = {}) =>
  send<Payment>(
    '/payment',
    { member: member._id, amount, method: 'transfer', receivedOn: TODAY, ...more },
    finance(),
    headers,
  );

describe('POST payment', () => {
  it('pays the oldest due charge first, gives a receipt, and keeps the rest as credit for the next charge', async () => {
    const member = await service.member();
    const later = await charge(member, 300_000, '2026-03-01');
    const first = await charge(member, 500_000, '2026-01-01');
    const { status, body: paid } = await pay(member, 1_000_000);
    expect(status).toBe(201);
    expect(paid).toMatchObject({
      state: 'confirmed',
      credit: 200_000,
      allocations: [
        { charge: first, amount: 500_000 },
        { charge: later, amount: 300_000 },
      ],
      receipt: { total: 1_000_000, on: TODAY },
    });
    expect(paid.receipt?.number).toMatch(new RegExp(`^REC-${TODAY.slice(0, 4)}-\\d{6}$`));
    expect((await account(member)).balance).toBe(-200_000);
    await charge(member, 250_000);
    expect(await account(member)).toMatchObject({ balance: 50_000 });
    const { body: listed } = await service.call<MemberRow[]>(`/member?search=${member.number}`);
    expect(listed).toMatchObject([{ balance: 50_000 }]);
  });

  it('takes the parts that staff chose', async () => {
    const member = await service.member();
    await charge(member, 100_000, '2026-01-01');
    const chosen = await charge(member, 100_000, '2026-02-01');
    const { body } = await pay(member, 150_000, { allocations: [{ charge: chosen, amount: 60_000 }] });
    expect(body).toMatchObject({ allocations: [{ charge: chosen, amount: 60_000 }], credit: 90_000 });
  });

  it('lets one of two members of staff pay the same charge, whoever is first', async () => {
    const member = await service.member();
    const id = await charge(member, 100_000);
    const allocations = [{ charge: id, amount: 100_000 }];
    const answers = await Promise.all([1, 2].map(() => pay(member, 100_000, { allocations })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await account(member)).toMatchObject({ balance: 0, charges: [{ paid: 100_000, state: 'paid' }] });
  });

  it('records a repeated request once, and refuses its key for another payment', async () => {
    const [member, other] = [await service.member(), await service.member()];
    const key = { 'idempotency-key': `key-${member._id}` };
    const answers = await Promise.all([1, 2, 3].map(() => pay(member, 70_000, {}, key)));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.receipt?.number)).size).toBe(1);
    expect((await account(member)).payments).toHaveLength(1);
    expect(await pay(member, 80_000, {}, key)).toMatchObject({ status: 422 });
    expect(await pay(other, 80_000, {}, key)).toMatchObject({ status: 422 });
  });

  it('numbers the receipts of many at once without a gap or a double', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => service.member()));
    await Promise.all(members.flatMap((member) => [pay(member, 1000), pay(member, 2000)]));
    const numbers = await receiptNumbers();
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('finds the next number at once when a killed process did not note the last ones', async () => {
    const member = await service.member();
    for (const amount of [100, 200, 300]) await pay(member, amount);
    const numbers = await receiptNumbers();
    const noted = { _id: `receipt-${TODAY.slice(0, 4)}` as never };
    await service.collection('sequences').updateOne(noted, { $set: { last: 0 } });
    const sent = watchCommands(service.get<Connection>(getConnectionToken()));
    expect(await pay(member, 400)).toMatchObject({ status: 201 });
    expect(sent.filter(({ insert }) => insert === 'documents')).toHaveLength(2);
    expect(await receiptNumbers()).toEqual([...numbers, numbers.length + 1]);
  });

  it.each([
    ['a fraction', 100.5],
    ['a text', '1000'],
    ['nothing', 0],
    ['a negative', -100],
    ['a number beyond all money', 1e21],
    ['a hundred million naira and a kobo', 10_000_000_001],
  ])('refuses %s as an amount', async (_name, amount) => {
    const member = await service.member();
    expect(await pay(member, amount as number)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  it('refuses unknown members and charges, a day to come, and more than is open', async () => {
    const member = await service.member();
    const id = await charge(member, 100_000);
    expect(await pay({ ...member, _id: UNKNOWN }, 1000)).toMatchObject({ status: 404 });
    expect(await pay(member, 1000, { receivedOn: '2200-01-01' })).toMatchObject({ status: 400 });
    const allocations = (charged: string, amount: number) => ({ allocations: [{ charge: charged, amount }] });
    expect(await pay(member, 1000, allocations(UNKNOWN, 1000))).toMatchObject({ status: 404 });
    expect(await pay(member, 500_000, allocations(id, 100_001))).toMatchObject({ status: 409 });
    expect(await pay(member, 1000, allocations(id, 1001))).toMatchObject({ status: 400 });
    expect((await account(member)).payments).toEqual([]);
  });

  it('is for staff with the permission for money', async () => {
    const member = await service.member();
    const body = { member: member._id, amount: 1000, method: 'cash', receivedOn: TODAY };
    for (const token of [service.admin, service.environment.tokens.staff('PENDING')])
      expect(await send('/payment', body, token)).toMatchObject({ status: 403 });
    expect(await send('/payment', body, service.superAdmin)).toMatchObject({ status: 201 });
  });
});

describe('POST payment/:id/reverse', () => {
  it('opens the charges again, keeps the receipt on record, and happens once', async () => {
    const member = await service.member();
    await charge(member, 100_000);
    const { body: paid } = await pay(member, 100_000);
    const path = `/payment/${paid._id}/reverse`;
    const body = { reason: 'The cheque bounced' };
    expect(await send(path, body, service.admin)).toMatchObject({ status: 403 });
    expect(await send(path, { reason: '' })).toMatchObject({ status: 400 });
    expect(await send(path, body)).toMatchObject({
      status: 200,
      body: { state: 'reversed', receipt: { number: paid.receipt?.number }, reversed: { on: TODAY } },
    });
    expect(await account(member)).toMatchObject({ balance: 100_000, charges: [{ state: 'open', paid: 0 }] });
    expect(await send(path, body)).toMatchObject({ status: 409 });
    expect(await send(`/payment/${UNKNOWN}/reverse`, body)).toMatchObject({ status: 404 });
  });
});

describe('POST payment/:id/refund', () => {
  it('returns credit that is not allocated, and no more', async () => {
    const member = await service.member();
    await charge(member, 60_000);
    const { body: paid } = await pay(member, 100_000);
    const refund = (amount: number, token = finance()) =>
      send<Payment>(`/payment/${paid._id}/refund`, { amount, reason: 'Paid too much' }, token);
    expect(await refund(1000, service.admin)).toMatchObject({ status: 403 });
    expect(await refund(40_001)).toMatchObject({ status: 409 });
    expect(await refund(40_000)).toMatchObject({ status: 200, body: { credit: 0, refunded: 40_000 } });
    expect(await refund(1)).toMatchObject({ status: 409 });
    expect((await account(member)).balance).toBe(0);
    const reversal = await send(`/payment/${paid._id}/reverse`, { reason: 'The cheque bounced' });
    expect(reversal).toMatchObject({ status: 409 });
  });

  it('answers a repeated request as the first time, and refuses its key for another amount', async () => {
    const member = await service.member();
    const { body: paid } = await pay(member, 100_000);
    const refund = (amount: number, key?: string) =>
      send<Payment>(`/payment/${paid._id}/refund`, { amount, reason: 'Too much' }, finance(), keyed(key));
    const answers = await Promise.all([1, 2, 3].map(() => refund(30_000, 'refund-1')));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { credit: 70_000, refunded: 30_000 } });
    expect(await refund(20_000, 'refund-1')).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_MISMATCH' },
    });
    expect(await refund(30_000)).toMatchObject({ status: 200, body: { refunded: 60_000 } });
    expect(await refund(30_000)).toMatchObject({ status: 200, body: { refunded: 90_000 } });
    expect(await refund(30_000, 'refund-1')).toMatchObject({ status: 200, body: { refunded: 90_000 } });
  });
});

describe('charges by hand', () => {
  it('are added once for a fee and a period, with an invoice', async () => {
    const member = await service.member();
    const path = `/member/${member._id}/charge`;
    const body = {
      fee: 'penalty',
      period: '2026',
      title: 'Penalty of 20 %',
      amount: 1_200_000,
      due: '2026-06-01',
      reason: 'Third attempt failed',
    };
    const { body: added } = await send<MemberAccount>(path, body);
    expect(added).toMatchObject({
      balance: 1_200_000,
      charges: [{ fee: 'penalty', state: 'open' }],
      invoices: [{ total: 1_200_000 }],
    });
    expect(await send(path, body)).toMatchObject({ status: 409 });
    expect(await send(path, { ...body, period: '2027', fee: 'tip' })).toMatchObject({ status: 400 });
    expect(await send(path, { ...body, period: '=1+1' })).toMatchObject({ status: 400 });
    expect(FEE_KINDS).toContain('penalty');
  });

  it('are reduced by what is open at most, and void with a credit note; what was paid becomes credit', async () => {
    const member = await service.member();
    const id = await charge(member, 100_000);
    await pay(member, 40_000);
    const path = `/member/${member._id}/charge/${id}`;
    const reduce = (amount: number) =>
      send<MemberAccount>(`${path}/reduce`, { kind: 'waiver', amount, reason: 'Hardship' });
    expect(await reduce(60_001)).toMatchObject({ status: 409 });
    expect(await reduce(10_000)).toMatchObject({ status: 200, body: { balance: 50_000 } });
    const voided = await send<MemberAccount>(`${path}/void`, { reason: 'Raised by mistake' });
    expect(voided).toMatchObject({ status: 200, body: { balance: -40_000, charges: [{ state: 'void' }] } });
    expect(await send(`${path}/void`, { reason: 'Raised by mistake' })).toMatchObject({ status: 409 });
    const note = await service.collection('documents').findOne({ kind: 'credit-note', of: id });
    expect(note).toMatchObject({ total: -90_000 });
  });

  it('are reduced once by a repeated request, whose key is refused for another reduction', async () => {
    const member = await service.member();
    const path = `/member/${member._id}/charge/${await charge(member, 100_000)}/reduce`;
    const reduce = (amount: number, key?: string) =>
      send<MemberAccount>(path, { kind: 'waiver', amount, reason: 'Hardship' }, finance(), keyed(key));
    const answers = await Promise.all([1, 2, 3].map(() => reduce(60_000, 'reduce-1')));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { balance: 40_000 } });
    expect(await reduce(50_000, 'reduce-1')).toMatchObject({ status: 422 });
    expect(await reduce(10_000)).toMatchObject({ status: 200, body: { balance: 30_000 } });
    expect(await reduce(10_000)).toMatchObject({ status: 200, body: { balance: 20_000 } });
  });
});

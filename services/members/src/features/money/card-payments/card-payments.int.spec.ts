import type { Member } from '@concord/contracts';
import { eventually, refusal, STAFF_IDS } from '@concord/nest-platform/testing';
import { CardCalls } from '../../../testing/card-calls';
import { expectWholeLedger } from '../../../testing/whole-ledger';
import { CardPaymentsSweeper } from './card-payments.sweeper';

const calls = CardCalls.forSuite();
const { paystack, service } = calls;

const WEEK_MS = 7 * 86_400_000;
const payments = async (member: Member) => (await calls.account(member)).payments;
const isPaid = (member: Member, reference: string) =>
  eventually(async () => {
    const { body } = await calls.get(member, reference);
    return body.state === 'paid' ? body : undefined;
  });

describe('POST me/card-payments', () => {
  it('begins a payment of all that is due, with the page of the provider', async () => {
    const member = await calls.owing(500_000);
    await calls.charge(member, 300_000);
    const { status, body } = await calls.begin(member);
    expect(status).toBe(201);
    expect(body).toMatchObject({ amount: 800_000, state: 'open', isTest: true, receipt: null });
    expect(body.reference).toMatch(/^TEST-[2-9A-Z]{16}$/);
    expect(paystack.transaction(body.reference)).toMatchObject({
      amount: 800_000,
      currency: 'NGN',
      email: 'ada@hall.example',
      returnUrl: 'https://institute.example/me/account/card-return',
    });
    expect(body.redirectUrl).toBe(`${paystack.url}/checkout/${body.reference}`);
  });

  it('takes chosen charges with what is open of them, or an amount', async () => {
    const member = await calls.owing(500_000);
    const chosen = await calls.charge(member, 300_000);
    expect((await calls.begin(member, { charges: [chosen] })).body.amount).toBe(300_000);
    expect((await calls.begin(member, { amount: 10_000 })).body.amount).toBe(10_000);
  });

  it('answers a repeated request with the same payment, and refuses its key for another', async () => {
    const member = await calls.owing(500_000);
    const key = { 'idempotency-key': 'one' };
    const answers = await Promise.all([1, 2, 3].map(() => calls.begin(member, {}, key)));
    const references = new Set(
      answers.filter(({ status }) => status === 201).map(({ body }) => body.reference),
    );
    expect(references.size).toBe(1);
    expect(await service.collection('card-payments').countDocuments({ amount: 500_000 })).toBe(1);
    expect(await calls.begin(member, {}, key)).toMatchObject({ status: 201 });
    expect(await calls.begin(member, { amount: 1 }, key)).toMatchObject(refusal(422, 'IDEMPOTENCY_MISMATCH'));
    const other = await calls.owing(1000);
    expect((await calls.begin(other, {}, key)).body.amount).toBe(1000);
  });

  it('refuses what is not owed, and charges of somebody else', async () => {
    const [member, other] = [await calls.owing(500_000), await calls.owing(500_000)];
    const theirs = (await calls.account(other)).charges[0]?._id;
    const ours = (await calls.account(member)).charges[0]?._id;
    expect(await calls.begin(member, { charges: [theirs] })).toMatchObject(refusal(404, 'NOT_FOUND'));
    for (const body of [
      { charges: [ours], amount: 5 },
      { charges: [] },
      { amount: 0 },
      { charges: [ours, ours] },
    ])
      expect(await calls.begin(member, body)).toMatchObject(refusal(400, 'VALIDATION'));
    const nobody = await service.member();
    expect(await calls.begin(nobody)).toMatchObject(refusal(409, 'CONFLICT'));
    const applicant = service.environment.tokens.member({ student: nobody._id });
    expect(await service.call('/me/card-payments', { body: {}, token: applicant })).toMatchObject(
      refusal(403, 'FORBIDDEN'),
    );
  });

  it('is refused while the provider is away, and for too many in a day', async () => {
    const member = await calls.owing(500_000);
    paystack.faults.initialize = 500;
    expect(await calls.begin(member)).toMatchObject(refusal(503, 'UPSTREAM_UNAVAILABLE'));
    delete paystack.faults.initialize;
    const { _id: _, ...begun } = await calls.record((await calls.begin(member)).body.reference);
    const earlier = Array.from({ length: 29 }, (_each, at) => ({ ...begun, reference: `EARLIER-${at}` }));
    await service.collection('card-payments').insertMany(earlier);
    expect(await calls.begin(member)).toMatchObject(refusal(429, 'TOO_MANY_REQUESTS'));
  });
});

describe('a payment by card', () => {
  it('is posted with a receipt when the webhook comes first', async () => {
    const member = await calls.owing(500_000);
    const reference = await calls.begun(member);
    paystack.pay(reference);
    expect(await calls.webhook(reference)).toBe(200);
    const { receipt } = await isPaid(member, reference);
    expect(await payments(member)).toMatchObject([
      { amount: 500_000, method: 'card', reference, state: 'confirmed', receipt: { number: receipt } },
    ]);
    expect((await calls.account(member)).balance).toBe(0);
    expect(await calls.comeBack(member, reference)).toMatchObject({
      status: 200,
      body: { state: 'paid', receipt },
    });
  });

  it('is posted when the payer comes back first', async () => {
    const member = await calls.owing(500_000);
    const reference = await calls.begun(member);
    paystack.pay(reference);
    expect(await calls.comeBack(member, reference)).toMatchObject({ status: 200 });
    await isPaid(member, reference);
    expect(await calls.webhook(reference)).toBe(200);
    expect(await calls.webhook(reference)).toBe(200);
    expect(await payments(member)).toHaveLength(1);
  });

  it('is posted without webhook and return, by the sweeper', async () => {
    const member = await calls.owing(500_000);
    const reference = await calls.begun(member);
    paystack.pay(reference);
    const sweeper = service.workerGet<CardPaymentsSweeper>(CardPaymentsSweeper);
    await sweeper.sweep();
    expect(await payments(member)).toEqual([]);
    await sweeper.sweep(new Date(Date.now() + 11 * 60_000));
    await isPaid(member, reference);
  });

  it('pays the charges that the member chose, or the oldest due if others paid these', async () => {
    const member = await calls.owing(500_000);
    const chosen = await calls.charge(member, 300_000, '2026-02-01');
    const [one, two] = [
      await calls.begun(member, { charges: [chosen] }),
      await calls.begun(member, { charges: [chosen] }),
    ];
    for (const reference of [one, two]) {
      paystack.pay(reference);
      await calls.verify(reference);
    }
    const oldest = (await calls.account(member)).charges[0]?._id;
    const found = await payments(member);
    expect(found.find(({ reference }) => reference === one)?.allocations).toEqual([
      { charge: chosen, amount: 300_000 },
    ]);
    expect(found.find(({ reference }) => reference === two)?.allocations).toEqual([
      { charge: oldest, amount: 300_000 },
    ]);
  });

  it('has the day on which it was paid', async () => {
    const member = await calls.owing(500_000);
    const reference = await calls.begun(member);
    paystack.pay(reference, { paidAt: new Date('2026-04-05T23:30:00Z') });
    await calls.verify(reference);
    expect(await payments(member)).toMatchObject([{ receivedOn: '2026-04-06' }]);
  });

  it.each([
    ['another amount', { amount: 100 }, ['amount']],
    ['another currency', { currency: 'USD' }, ['currency']],
    ['another reference', { shownReference: 'CARD-OTHER' }, ['reference']],
    ['money that went back', { status: 'reversed' as const }, ['state']],
  ])('of %s is shown to staff and not posted', async (_case, more, problems) => {
    const member = await calls.owing(500_000);
    const reference = await calls.begun(member);
    paystack.pay(reference, more);
    await calls.comeBack(member, reference);
    const found = await eventually(async () => {
      const listed = await calls.listed(reference);
      return listed?.state === 'mismatch' ? listed : undefined;
    });
    expect(found).toMatchObject({
      problems,
      isWaiting: true,
      payment: null,
      member: { number: member.number },
    });
    expect(await payments(member)).toEqual([]);
    await calls.comeBack(member, reference);
    expect((await calls.get(member, reference)).body).toMatchObject({ state: 'mismatch', receipt: null });
  });

  it('that is refused may succeed on a second try', async () => {
    const member = await calls.owing(500_000);
    const reference = await calls.begun(member);
    paystack.transaction(reference).status = 'failed';
    await calls.verify(reference);
    expect((await calls.get(member, reference)).body.state).toBe('failed');
    paystack.pay(reference);
    await calls.webhook(reference);
    await isPaid(member, reference);
  });

  it.each([500, 'hang-up', 'no-json'] as const)('is checked again after %s', async (fault) => {
    const member = await calls.owing(500_000);
    const reference = await calls.begun(member);
    paystack.pay(reference);
    paystack.faults.verify = fault;
    await calls.verify(reference);
    expect(await calls.record(reference)).toMatchObject({ state: 'open', failures: 1 });
    expect(await payments(member)).toEqual([]);
    delete paystack.faults.verify;
    await calls.verify(reference);
    expect(await payments(member)).toHaveLength(1);
  });

  it('is abandoned after a week, and still posted when the money comes later', async () => {
    const member = await calls.owing(500_000);
    const reference = await calls.begun(member);
    await calls.verify(reference, new Date(Date.now() + WEEK_MS));
    expect((await calls.get(member, reference)).body.state).toBe('abandoned');
    paystack.pay(reference);
    await calls.webhook(reference);
    await isPaid(member, reference);
    expect(await payments(member)).toHaveLength(1);
  });

  it('is of its member alone', async () => {
    const [member, other] = [await calls.owing(500_000), await calls.owing(500_000)];
    const reference = await calls.begun(member);
    expect(await calls.get(other, reference)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await calls.comeBack(other, reference)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await calls.get(member, 'CARD-UNKNOWN')).toMatchObject(refusal(404, 'NOT_FOUND'));
    const viewer = service.environment.tokens.member({ member: member._id, viewer: STAFF_IDS.ADMIN });
    const path = `/me/card-payments/${reference}`;
    expect(await service.call(path, { token: viewer })).toMatchObject({ status: 200 });
    expect(await service.call(`${path}/check`, { body: {}, token: viewer })).toMatchObject({ status: 403 });
  });

  it('moves with its member in a merge, and is posted to the kept one', async () => {
    const [keep, drop] = [await calls.owing(500_000), await calls.owing(200_000)];
    const reference = await calls.begun(drop);
    const body = { keep: keep._id, drop: drop._id };
    expect(await service.call('/member/merge', { body, token: service.superAdmin })).toMatchObject({
      status: 200,
    });
    paystack.pay(reference);
    await calls.webhook(reference);
    await isPaid(keep, reference);
    expect(await payments(keep)).toMatchObject([{ amount: 200_000, reference }]);
  });
});

describe('webhook and return', () => {
  it('may race 50 times with the nightly check: one payment, one receipt', async () => {
    const member = await calls.owing(500_000);
    const reference = await calls.begun(member);
    paystack.pay(reference);
    const sweeper = service.workerGet<CardPaymentsSweeper>(CardPaymentsSweeper);
    const races = Array.from({ length: 50 }, async () => {
      const [hook, back] = await Promise.all([
        calls.webhook(reference),
        calls.comeBack(member, reference),
        sweeper.sweep(new Date(Date.now() + 3_600_000)),
        calls.verify(reference),
      ]);
      return [hook, back.status === 429 ? 200 : back.status];
    });
    expect(new Set((await Promise.all(races)).flat())).toEqual(new Set([200]));
    const { receipt } = await isPaid(member, reference);
    expect(await payments(member)).toMatchObject([{ amount: 500_000, receipt: { number: receipt } }]);
    const of = (await payments(member))[0]?._id;
    expect(await service.collection('documents').countDocuments({ kind: 'receipt', of })).toBe(1);
    const audited = { 'record.action': 'payment.create', 'record.id': member._id, 'record.outcome': 'done' };
    expect(await service.collection('audit-outbox').countDocuments(audited)).toBe(1);
  });

  it('leave a ledger without differences', async () => {
    const members = await service.collection('members').countDocuments({ mergingInto: null });
    const documents = await service.collection('documents').countDocuments();
    await expectWholeLedger(service, { members, documents });
  });
});

import { eventually, refusal } from '@concord/nest-platform/testing';
import type { CardPayment } from '@concord/contracts';
import { CardCalls } from '../../../testing/card-calls';
import { UNKNOWN } from '../../../testing/statement-calls';

const calls = CardCalls.forSuite();
const { paystack, service } = calls;

const act = (id: string, action: string, body: object, token = calls.finance) =>
  service.call<CardPayment>(`/card-payments/${id}/${action}`, { body, token });

/** A posted payment. */
async function paid(): Promise<CardPayment> {
  const reference = await calls.begun(await calls.owing(500_000));
  paystack.pay(reference);
  await calls.verify(reference);
  const listed = await calls.listed(reference);
  if (listed?.state !== 'paid') throw new Error('not paid');
  return listed;
}

describe('POST payments/paystack/webhook', () => {
  it('refuses a forged event, and stores nothing of it', async () => {
    const reference = await calls.begun(await calls.owing(500_000));
    paystack.pay(reference);
    const before = await calls.record(reference);
    const event = paystack.chargeEvent(reference);
    for (const signature of [
      '',
      'ab'.repeat(64),
      paystack.signatureOf(JSON.stringify({ ...event, more: 1 })),
    ])
      expect(await calls.send(event, signature)).toBe(401);
    const anonymous = await fetch(service.addressOf('/payments/paystack/webhook'), { method: 'POST' });
    expect(anonymous.status).toBe(401);
    expect(await calls.record(reference)).toEqual(before);
  });

  it('signs the bytes, whatever JSON they are', async () => {
    const body = '{ "event":"charge.success" ,\n"data":{"reference":"CARD-1","amount":1e3}}';
    const headers = {
      'content-type': 'application/json',
      'x-paystack-signature': paystack.signatureOf(body),
    };
    const send = (text: string) =>
      fetch(service.addressOf('/payments/paystack/webhook'), { method: 'POST', headers, body: text });
    expect((await send(body)).status).toBe(200);
    expect((await send(body.replace('1e3', '1000'))).status).toBe(401);
    expect((await send('x'.repeat(200_000))).status).toBe(413);
  });

  it('accepts events that it does not know, and references of others', async () => {
    expect(await calls.send({ event: 'transfer.success', data: { reference: 'x' } })).toBe(200);
    expect(await calls.send({ event: 'charge.success', data: { reference: 'SHOP-1' } })).toBe(200);
    expect(await calls.send([])).toBe(200);
  });

  it('never believes an event: an unpaid charge stays open', async () => {
    const member = await calls.owing(500_000);
    const reference = await calls.begun(member);
    expect(await calls.webhook(reference)).toBe(200);
    await eventually(async () => ((await calls.record(reference)).found ? true : undefined));
    expect((await calls.get(member, reference)).body.state).toBe('open');
    expect((await calls.account(member)).payments).toEqual([]);
  });
});

describe('refunds and disputes', () => {
  it('are noted once for staff, in any order, and leave the ledger alone', async () => {
    const { reference, payment } = await paid();
    const refund = (event: string, id: string | null) =>
      calls.send(paystack.refundEvent(reference, event, 500_000, id));
    await refund('refund.pending', null);
    await refund('refund.processed', 'R-1');
    await refund('refund.processed', 'R-1');
    await refund('refund.pending', null);
    const resolved = paystack.disputeEvent(reference, 'charge.dispute.resolve', { resolution: 'declined' });
    await calls.send(resolved);
    await calls.send(paystack.disputeEvent(reference, 'charge.dispute.create'));
    expect(await calls.listed(reference)).toMatchObject({
      state: 'paid',
      payment,
      isWaiting: true,
      refunds: [{ id: 'R-1', amount: 500_000, state: 'processed' }],
      disputes: [{ id: '358950', state: 'resolved', resolution: 'declined' }],
    });
    expect((await calls.list('?waiting=true')).map((each) => each.reference)).toContain(reference);
  });

  it('of 20 at once are all noted', async () => {
    const { reference } = await paid();
    const sent = Array.from({ length: 12 }, (_, at) =>
      calls.send(paystack.refundEvent(reference, 'refund.processed', 100 + at, `R-${at}`)),
    );
    expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
    expect((await calls.listed(reference))?.refunds).toHaveLength(12);
  });
});

describe('card-payments', () => {
  it('are for staff with the permission for money', async () => {
    const { _id } = await paid();
    expect(await service.call('/card-payments')).toMatchObject({ status: 403 });
    for (const action of ['check', 'settle'])
      expect(await act(_id, action, { reason: 'Reversed' }, service.admin)).toMatchObject({ status: 403 });
  });

  it('are listed by state and reference', async () => {
    const { reference } = await paid();
    const found = await calls.list(`?search=${reference.toLowerCase()}`);
    expect(found.map((each) => each.reference)).toEqual([reference]);
    expect((await calls.list('?state=paid')).map((each) => each.reference)).toContain(reference);
    expect((await calls.list('?state=mismatch')).map((each) => each.reference)).not.toContain(reference);
    expect(await service.call('/card-payments?state=gone', { token: calls.finance })).toMatchObject({
      status: 400,
    });
  });

  it('are settled once, with a reason, and wait again after news', async () => {
    const { _id, reference } = await paid();
    expect(await act(_id, 'settle', { reason: 'Nothing to do' })).toMatchObject(refusal(409, 'CONFLICT'));
    await calls.send(paystack.refundEvent(reference, 'refund.processed', 100, 'R-1'));
    expect(await act(_id, 'settle', { reason: '' })).toMatchObject(refusal(400, 'VALIDATION'));
    const answers = await Promise.all([1, 2].map(() => act(_id, 'settle', { reason: 'Noted as a refund' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await calls.listed(reference)).toMatchObject({
      isWaiting: false,
      settled: { reason: 'Noted as a refund' },
    });
    await calls.send(paystack.refundEvent(reference, 'refund.processed', 200, 'R-2'));
    expect((await calls.listed(reference))?.isWaiting).toBe(true);
    expect(await act(UNKNOWN, 'settle', { reason: 'Nobody' })).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('are checked again until they are posted', async () => {
    const member = await calls.owing(500_000);
    const reference = await calls.begun(member);
    paystack.pay(reference, { amount: 1 });
    await calls.verify(reference);
    const id = String((await calls.record(reference))._id);
    paystack.pay(reference, { amount: 500_000 });
    expect(await act(id, 'check', {})).toMatchObject({ status: 200 });
    await eventually(async () => ((await calls.listed(reference))?.state === 'paid' ? true : undefined));
    expect(await act(id, 'check', {})).toMatchObject(refusal(409, 'CONFLICT'));
  });
});

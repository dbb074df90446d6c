import { PaystackServer } from '@concord/testing';
import { Paystack } from './paystack';

const KEY = 'sk_test_key';
const server = new PaystackServer(KEY);
let paystack: Paystack;
beforeAll(async () => {
  paystack = new Paystack(KEY, `${await server.listen()}/`, 1500);
});
afterEach(() => {
  delete server.faults.initialize;
  delete server.faults.verify;
});
afterAll(() => server.close());

const order = (reference: string) => ({
  reference,
  amount: 5_000_000,
  currency: 'NGN',
  email: 'ada@hall.example',
  returnUrl: 'https://site.example/me/account/card-return',
  memberNumber: 'CIPCM-000001',
});
const begun = async (reference: string) => {
  await paystack.initialise(order(reference));
  return reference;
};

describe('initialise', () => {
  it('answers the page of the provider, which sends the payer back', async () => {
    const page = await paystack.initialise(order('A-1'));
    expect(await (await fetch(page)).text()).toContain('Pay NGN 50000.00');
    const body = new URLSearchParams({ press: 'pay' });
    const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(
      'https://site.example/me/account/card-return?trxref=A-1&reference=A-1',
    );
    expect(await paystack.verify('A-1')).toMatchObject({ state: 'success' });
  });

  it('is refused for a reference that was used', async () => {
    await begun('A-2');
    await expect(paystack.initialise(order('A-2'))).rejects.toMatchObject({ kind: 'refused' });
  });

  it('waits for a key that is right', async () => {
    const wrong = new Paystack('sk_test_other', server.url);
    await expect(wrong.initialise(order('A-3'))).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('verify', () => {
  it.each([
    ['success', 'success'],
    ['failed', 'failed'],
    ['reversed', 'reversed'],
    ['abandoned', 'open'],
    ['ongoing', 'open'],
  ] as const)('reads %s as %s', async (status, state) => {
    const reference = await begun(`V-${status}`);
    server.pay(reference, { status });
    expect(await paystack.verify(reference)).toEqual({
      reference,
      state,
      amount: 5_000_000,
      currency: 'NGN',
      paidAt: expect.any(Date) as Date,
    });
  });

  it('answers nothing for a reference that the provider does not know', async () => {
    expect(await paystack.verify('unknown')).toBeUndefined();
  });

  it.each([500, 429, 'silence', 'hang-up', 'no-json'] as const)(
    'is to be tried again after %s',
    async (fault) => {
      server.faults.verify = fault;
      await expect(paystack.verify('A-1')).rejects.toMatchObject({ kind: 'unavailable' });
    },
  );
});

describe('isSigned', () => {
  const bytes = Buffer.from('{"event":"charge.success"}');
  it.each([
    ['the signature of the bytes', server.signatureOf(bytes), true],
    ['that of other bytes', server.signatureOf('{"event": "charge.success"}'), false],
    ['one of another key', new PaystackServer('sk_test_other').signatureOf(bytes), false],
    ['a short one', server.signatureOf(bytes).slice(0, 10), false],
    ['no hexadecimal one', 'z'.repeat(128), false],
    ['an empty one', '', false],
    ['none', undefined, false],
  ])('%s', (_case, signature, isSigned) => {
    expect(paystack.isSigned(bytes, signature)).toBe(isSigned);
  });
});

describe('eventOf', () => {
  const eventOf = (event: unknown) => paystack.eventOf(Buffer.from(JSON.stringify(event)));
  beforeAll(() => begun('E-1'));

  it('knows charges, refunds and disputes', () => {
    expect(eventOf(server.chargeEvent('E-1'))).toEqual({ kind: 'charge', reference: 'E-1' });
    expect(eventOf(server.refundEvent('E-1', 'refund.processed', 700, 'R-1'))).toEqual({
      kind: 'refund',
      reference: 'E-1',
      refund: { id: 'R-1', amount: 700, state: 'processed' },
    });
    expect(eventOf(server.refundEvent('E-1', 'refund.needs-attention', 700, null))).toEqual({
      kind: 'refund',
      reference: 'E-1',
      refund: { amount: 700, state: 'pending' },
    });
    expect(eventOf(server.disputeEvent('E-1', 'charge.dispute.resolve', { resolution: 'declined' }))).toEqual(
      {
        kind: 'dispute',
        reference: 'E-1',
        dispute: {
          id: '358950',
          amount: 5_000_000,
          state: 'resolved',
          dueAt: new Date('2030-01-31T16:00:00.000Z'),
          resolution: 'declined',
        },
      },
    );
  });

  it.each([
    ['of transfers', { event: 'transfer.success', data: { reference: 'E-1' } }],
    ['without data', { event: 'charge.success' }],
    ['of a refund without an amount', { event: 'refund.processed', data: { transaction_reference: 'E-1' } }],
    ['of an endless reference', { event: 'charge.success', data: { reference: 'x'.repeat(101) } }],
    ['that are a list', []],
  ])('ignores events %s', (_case, event) => {
    expect(eventOf(event)).toBeUndefined();
  });

  it('ignores bytes that are no JSON', () => {
    expect(paystack.eventOf(Buffer.from('{'))).toBeUndefined();
  });
});

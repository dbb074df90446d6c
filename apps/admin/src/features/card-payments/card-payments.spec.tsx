import type { CardPayment } from '@concord/contracts';
import { findToast, press, user } from '@concord/testing/browser';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { notesOf } from './card-words';

const AT = '2026-03-02T10:00:00.000Z';
const payment = (more: Partial<CardPayment> = {}): CardPayment => ({
  _id: '64b0000000000000000000c1',
  provider: 'paystack',
  reference: 'TEST-ABCD',
  isTest: true,
  member: { _id: '64b0000000000000000000a1', number: 'CIPCM-000007', name: 'Okafor Ada' },
  amount: 2_000_000,
  currency: 'NGN',
  state: 'mismatch',
  problems: ['amount'],
  found: { reference: 'TEST-ABCD', state: 'success', amount: 1_000_000, currency: 'NGN', at: AT },
  refunds: [],
  disputes: [],
  payment: null,
  isWaiting: true,
  settled: null,
  createdAt: AT,
  ...more,
});

describe('CardPaymentsPage', () => {
  it('shows what is wrong, checks again, and settles with a reason', async () => {
    const check = `POST card-payments/${payment()._id}/check`;
    const settle = `POST card-payments/${payment()._id}/settle`;
    const { made } = openAdmin('/admin/card-payments?waiting=true', {
      'GET card-payments': { body: [payment()] },
      [check]: { body: payment() },
      [settle]: { body: payment({ isWaiting: false }) },
    });
    const row = await screen.findByRole('row', { name: /Okafor Ada/ });
    expect(within(row).getByText('NGN 10,000 came instead of NGN 20,000')).toBeVisible();
    expect(within(row).getByText('Test')).toBeVisible();
    await press('Check TEST-ABCD again');
    await findToast('Paystack is asked again. Look here in a minute');
    await press('Settle TEST-ABCD');
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Recorded 10,000 by hand');
    await press('Settle');
    await findToast('Settled');
    expect(made(settle)[0]?.body).toEqual({ reason: 'Recorded 10,000 by hand' });
    expect(made('GET card-payments')[0]?.search.get('waiting')).toBe('true');
  });
});

describe('notesOf', () => {
  it.each([
    [{ problems: ['currency'] as const }, 'The money came in NGN'],
    [{ problems: ['state'] as const }, 'The money went back to the payer'],
    [{ problems: ['account'] as const }, 'The account takes no more payments'],
  ])('%j', (more, text) => {
    expect(notesOf(payment({ problems: [...more.problems] }))).toEqual([text]);
  });

  it('tells refunds and disputes', () => {
    const refund = { id: 'R-1', amount: 2_000_000, state: 'processed', at: AT } as const;
    const dispute = { id: '1', amount: 2_000_000, dueAt: AT, at: AT } as const;
    const notes = notesOf(
      payment({
        problems: [],
        refunds: [refund],
        disputes: [
          { ...dispute, state: 'opened', resolution: null },
          { ...dispute, id: '2', state: 'resolved', resolution: 'declined' },
        ],
      }),
    );
    expect(notes).toEqual([
      'Refund: NGN 20,000 was paid back',
      'Dispute about NGN 20,000: answer by 02/03/2026',
      'Dispute about NGN 20,000: resolved (declined)',
    ]);
  });
});

import type { MemberAccount, Payment, Role } from '@concord/contracts';
import { type FakeRoutes, fill, findToast, press, user } from '@concord/testing/browser';
import { screen, within } from '@testing-library/react';
import { aMember } from '../../../testing/member-records';
import { openAdmin } from '../../../testing/open-admin';
import { openCharge } from '../../../testing/open-charge';

const MEMBER = aMember({ standing: 'pending', balance: 900_000 });
const ID = MEMBER._id;

const LEVY = openCharge('65c0000000000000000000a1', 'Development levy', 400_000);
const SUBSCRIPTION = openCharge('65c0000000000000000000a2', 'Subscription 2026', 500_000);
const PAYMENT: Payment = {
  _id: '65c0000000000000000000b1',
  member: ID,
  amount: 600_000,
  method: 'transfer',
  receivedOn: '2026-11-20',
  reference: null,
  state: 'confirmed',
  allocations: [{ charge: LEVY._id, amount: 400_000 }],
  credit: 200_000,
  refunded: 0,
  receipt: { number: 'REC-2026-000001', on: '2026-11-20', total: 600_000 },
};
const ACCOUNT: MemberAccount = {
  balance: 900_000,
  charges: [LEVY, SUBSCRIPTION],
  invoices: [],
  payments: [],
};

const open = (account: MemberAccount, routes: FakeRoutes = {}, role: Role = 'SUPER_ADMIN') =>
  openAdmin(
    `/admin/members/${ID}?tab=account`,
    { [`GET member/${ID}`]: { body: MEMBER }, [`GET member/${ID}/account`]: { body: account }, ...routes },
    role,
  );

describe('the account of a member', () => {
  it('says what a payment will pay, and sends the amount in kobo', async () => {
    const { made } = open(ACCOUNT, { 'POST payment': { status: 201, body: PAYMENT } });
    await press('Record a payment');
    const dialog = within(await screen.findByRole('dialog'));
    await fill(/Amount/, '6,000.50');
    const preview = dialog.getByRole('status', { name: 'What this payment pays' });
    expect(preview).toHaveTextContent('Development levy: NGN 4,000Subscription 2026: NGN 2,000.50');
    await press('Record');
    await findToast('Payment recorded');
    const [request] = made('POST payment');
    expect(request?.body).toMatchObject({ member: ID, amount: 600_050, method: 'transfer' });
    expect(request?.body).not.toHaveProperty('allocations');
  });

  it('lets staff choose what it pays, and refuses more than is due', async () => {
    const { made } = open(ACCOUNT, { 'POST payment': { status: 201, body: PAYMENT } });
    await press('Record a payment');
    await fill(/Amount/, '6000');
    await user.click(screen.getByRole('checkbox', { name: 'Choose what it pays' }));
    await fill('Subscription 2026', '5,000.01');
    await press('Record');
    await screen.findByText('This is more than is due');
    expect(made('POST payment')).toEqual([]);
    await fill('Subscription 2026', '5,000');
    expect(screen.getByText('Credit for the next charge: NGN 1,000')).toBeInTheDocument();
    await press('Record');
    await findToast('Payment recorded');
    expect(made('POST payment')).toMatchObject([
      { body: { amount: 600_000, allocations: [{ charge: SUBSCRIPTION._id, amount: 500_000 }] } },
    ]);
  });

  it('keeps what was typed when the server refuses', async () => {
    const refused = { status: 409, body: { statusCode: 409, code: 'CONFLICT', message: 'Look again' } };
    open(ACCOUNT, { 'POST payment': refused });
    await press('Record a payment');
    await fill(/Amount/, '6000');
    await press('Record');
    await findToast('Look again');
    expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('6000');
  });

  it('says before a reversal what it paid', async () => {
    const call = `POST payment/${PAYMENT._id}/reverse`;
    const { made } = open({ ...ACCOUNT, payments: [PAYMENT] }, { [call]: { body: PAYMENT } });
    await press('More for the payment of NGN 6,000');
    await user.click(await screen.findByRole('menuitem', { name: 'Reverse' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'It paid Development levy, which may become due',
    );
    await fill(/Reason/, 'The cheque bounced');
    await press('Reverse');
    await findToast('Payment reversed');
    expect(made(call)).toMatchObject([{ body: { reason: 'The cheque bounced' } }]);
  });

  it.each([
    [
      'a refund',
      `More for the payment of NGN 6,000`,
      'Refund credit',
      { press: 'Refund', toast: 'Refund recorded', call: `POST payment/${PAYMENT._id}/refund` },
    ],
    [
      'a reduction',
      `More for ${LEVY.title}`,
      'Reduce',
      { press: 'Reduce', toast: 'Charge reduced', call: `POST member/${ID}/charge/${LEVY._id}/reduce` },
    ],
  ])(
    'sends %s again by the same key after a lost answer, and the next one by another',
    async (_, menu, item, sent) => {
      const account = { ...ACCOUNT, payments: [PAYMENT] };
      const answers = [{ status: 503, body: { statusCode: 503, code: 'UNAVAILABLE', message: 'Try again' } }];
      const answer = () => answers.shift() ?? { body: sent.press === 'Refund' ? PAYMENT : account };
      const { made } = open(account, { [sent.call]: answer });
      for (const reason of ['Hardship', 'Hardship again']) {
        await press(menu);
        await user.click(await screen.findByRole('menuitem', { name: item }));
        await fill(/Amount/, '100');
        await fill(/Reason/, reason);
        await press(sent.press);
        if (reason === 'Hardship') {
          await findToast('Try again');
          await fill(/Amount/, '90');
          await press(sent.press);
        }
        await findToast(sent.toast);
      }
      const keys = made(sent.call).map(({ idempotencyKey }) => idempotencyKey);
      expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0], keys[2]]);
      expect(keys[2]).not.toBe(keys[0]);
    },
  );

  it('is only read without the finance permission', async () => {
    open({ ...ACCOUNT, payments: [PAYMENT] }, {}, 'ADMIN');
    await screen.findByText(/you need the finance permission/);
    expect(screen.getByText('REC-2026-000001')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Record a payment' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^More for/ })).not.toBeInTheDocument();
  });
});

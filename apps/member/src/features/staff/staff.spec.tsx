import type { MyPaymentDetails, MyStaff } from '@concord/contracts';
import { fill, findToast, press, user } from '@concord/testing/browser';
import { screen, within } from '@testing-library/react';
import { aRequest } from '../../testing/a-request';
import { memberAs, openMember } from '../../testing/open-member';

const id = (last: string) => `64b0000000000000000000${last}`;
const charge = { _id: id('c1'), title: 'Subscription 2026', due: '2026-01-31', open: 2_000_000 };
const staff: MyStaff = {
  staff: [
    {
      _id: id('f1'),
      name: 'Okafor Ada',
      member: { number: 'CIPCM-000007', grade: 'Full', standing: 'lapsed' },
      sponsored: true,
      charges: [charge],
    },
    {
      _id: id('f2'),
      name: 'Eze Ngozi',
      member: { number: 'CIPCM-000008', grade: 'Associate', standing: 'lapsed' },
      sponsored: true,
      charges: [{ ...charge, _id: id('c2'), open: 1_500_000 }],
    },
    { _id: id('f3'), name: 'Musa Bala', member: null, sponsored: false, charges: [] },
  ],
  sponsored: 2,
  rebate: false,
  requests: [],
  bills: [],
};
const bill = aRequest({
  kind: 'bill',
  corrections: undefined,
  bill: {
    lines: [{ name: 'Okafor Ada', number: 'CIPCM-000007', title: 'Subscription 2026', amount: 2_000_000 }],
    total: 2_000_000,
    reference: 'CIPCM-000001-40',
  },
});
/** The organisation's own debt and reference, which are not those of the bill. */
const details: MyPaymentDetails = {
  bankName: 'Peace Bank',
  accountName: 'Concord',
  accountNumber: '0123456789',
  amount: 500_000,
  reference: 'CIPCM-000001-40-OWN',
};
const DETAILS = 'GET me/payment-details';
const GET = 'GET me/staff';
const CHANGE = 'POST me/staff/changes';
const BILL = 'POST me/staff/bills';
const open = (more: Partial<MyStaff> = {}, routes = {}, holder = {}) =>
  openMember(
    '/me/staff',
    { [GET]: { body: { ...staff, ...more } }, ...routes },
    memberAs({ isOrganisation: true, ...holder }),
  );

describe('StaffPage', () => {
  it('shows who is named, with standing and what is unpaid', async () => {
    open();
    expect(await screen.findByText('You pay for 2 people.')).toBeVisible();
    expect(screen.getByText('Full, CIPCM-000007, lapsed, you pay')).toBeVisible();
    expect(screen.getByText('No member')).toBeVisible();
    expect(screen.getByText('₦20,000 unpaid')).toBeVisible();
  });

  it('makes one bill for the chosen people, and says how to pay it', async () => {
    const { made } = open({}, { [BILL]: { status: 201, body: bill } });
    await user.click(await screen.findByRole('checkbox', { name: /Eze Ngozi/ }));
    await press('Make a bill: ₦20,000 for one person');
    await findToast('Your bill is ready');
    expect(made(BILL)[0]?.body).toEqual({ people: [id('f1')] });
  });

  it('shows the open bill instead of another one', async () => {
    open({ bills: [bill] }, { [DETAILS]: { body: details } });
    const panel = await screen.findByRole('region', { name: 'Pay for your staff' });
    expect(await within(panel).findByText('CIPCM-000001-40')).toBeVisible();
    expect(within(panel).getByText('0123456789')).toBeVisible();
    expect(within(panel).getByRole('button', { name: 'Copy the amount' })).toBeVisible();
    expect(within(panel).getByText('Waits for your transfer')).toBeVisible();
    expect(within(panel).queryByText(/Your reason/)).toBeNull();
    expect(within(panel).getByText('Total: ₦20,000')).toBeVisible();
    expect(within(panel).getByRole('button', { name: 'Withdraw: Bill' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Make a bill/ })).toBeNull();
  });

  it('asks for no transfer once nothing is left of the open bill', async () => {
    const empty = { lines: [], total: 0, reference: 'CIPCM-000001-40' };
    open({ bills: [{ ...bill, bill: empty }] }, { [DETAILS]: { body: details } });
    const panel = await screen.findByRole('region', { name: 'Pay for your staff' });
    expect(await within(panel).findByText(/Nothing is left to pay/)).toBeVisible();
    expect(within(panel).getByText('Nothing to pay')).toBeVisible();
    expect(within(panel).queryByText('CIPCM-000001-40')).toBeNull();
    expect(within(panel).getByRole('button', { name: 'Withdraw: Bill' })).toBeVisible();
  });

  it('proposes to add a member by number', async () => {
    const issues = [{ path: 'number', message: 'There is no member with this number' }];
    const answers = [{ status: 400, body: { code: 'VALIDATION', message: 'x', issues } }];
    const { made } = open({}, { [CHANGE]: () => answers.shift() ?? { status: 201, body: aRequest() } });
    await press('Add a member');
    await press('Send proposal');
    expect(await screen.findByText('Enter the number of a member')).toBeVisible();
    await fill('Number of the member', 'CIPCM-000009');
    await fill(/^Reason/, 'She joined us');
    await press('Send proposal');
    expect(await screen.findByText('There is no member with this number')).toBeVisible();
    await press('Send proposal');
    await findToast('Thank you. We’ll look at your proposal');
    expect(made(CHANGE)[1]?.body).toEqual({
      number: 'CIPCM-000009',
      sponsored: true,
      reason: 'She joined us',
    });
  });

  it('proposes to remove somebody, and lists proposals with their answers', async () => {
    const proposal = { action: 'remove', name: 'Musa Bala', number: null, sponsored: false } as const;
    const decision = { reason: 'He still works with you', at: '2026-11-22T09:00:00.000Z' };
    const { made } = open(
      {
        requests: [
          aRequest({ kind: 'staff', corrections: undefined, state: 'refused', staff: proposal, decision }),
        ],
      },
      { [CHANGE]: { status: 201, body: aRequest() } },
    );
    expect(await screen.findByText(/He still works with you/)).toBeVisible();
    await press('Remove Musa Bala');
    await fill(/^Reason/, 'He left');
    await press('Send proposal');
    await findToast('Thank you. We’ll look at your proposal');
    expect(made(CHANGE)[0]?.body).toEqual({ remove: id('f3'), reason: 'He left' });
  });

  it('is empty for an organisation without staff, and for a person', async () => {
    const { unmount } = open({ staff: [], sponsored: 0 });
    expect(await screen.findByText(/You name nobody yet/)).toBeVisible();
    unmount();
    const { made } = open({}, {}, { isOrganisation: false });
    expect(await screen.findByText('This page is for organisations')).toBeVisible();
    expect(made(GET)).toEqual([]);
  });

  it('is only read by staff who look at the page', async () => {
    open({ bills: [bill] }, {}, { isViewed: true });
    expect(await screen.findByText('Total: ₦20,000')).toBeVisible();
    for (const name of [/Remove/, /Add a member/, /Withdraw/, /Make a bill/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

import { MEMBER_LIMITS } from '@concord/contracts';
import { type FakeRoutes, fill, findField, findToast, press, user } from '@concord/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { held } from '../../testing/held';
import { aMemberRow } from '../../testing/member-records';
import { openAdmin } from '../../testing/open-admin';
import { openCharge } from '../../testing/open-charge';
import { aLine } from '../../testing/statement-line';

const LEVY = openCharge('65c0000000000000000000a1', 'Development levy', 200_000);
const SUBSCRIPTION = openCharge('65c0000000000000000000a2', 'Subscription 2026', 300_000);

const LINES = 'GET statement/lines';
const CONFIRM = 'POST statement/lines/a1/confirm';
const SPLIT = 'POST statement/lines/a1/split';
const ACCOUNT = 'GET member/m1/account';
const account = { balance: 500_000, charges: [LEVY, SUBSCRIPTION], invoices: [], payments: [] };
const CONFIRMED = { body: aLine({ state: 'confirmed' }) };
const MESSAGE = 'Somebody else has just dealt with this line';
const REFUSED = { status: 409, body: { code: 'CONFLICT', message: MESSAGE } };

/** Opens the queue and presses keys in it; a test may change the routes while it runs. */
async function open(keys: string, changes: FakeRoutes = {}) {
  const lines = [aLine(), aLine({ _id: 'a2', narration: 'CASH DEPOSIT', age: 2 })];
  const routes: FakeRoutes = { [LINES]: { body: lines }, [ACCOUNT]: { body: account }, ...changes };
  const server = openAdmin('/admin/statements', routes);
  const list = await screen.findByRole('listbox', { name: 'Lines to match' });
  await waitFor(() => expect(list).toHaveFocus());
  await user.keyboard(keys);
  return { ...server, routes };
}
const button = (name: string) => screen.getByRole('button', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('ChargesDialog', () => {
  it('confirms a line for chosen charges, and never for more than is due', async () => {
    const { made } = await open('c', { [CONFIRM]: CONFIRMED });
    await fill('Subscription 2026', '3,000.01');
    expect(await screen.findByText('This is more than is due')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm payment' })).toBeDisabled();
    await fill('Subscription 2026', '3,000');
    expect(screen.getByText('Credit for the next charge: NGN 2,000')).toBeVisible();
    await press('Confirm payment');
    await waitFor(() =>
      expect(made(CONFIRM)).toMatchObject([
        { body: { member: 'm1', allocations: [{ charge: SUBSCRIPTION._id, amount: 300_000 }] } },
      ]),
    );
  });

  it('confirms nothing before the account is known', async () => {
    const { after, answer } = held();
    const failure = { status: 500, body: { code: 'INTERNAL', message: 'The server failed' } };
    const { routes } = await open('c', { [ACCOUNT]: { ...failure, after } });
    await screen.findByRole('progressbar', { name: 'Loading' });
    expect(button('Confirm payment')).toBeDisabled();
    answer();
    await screen.findByRole('button', { name: 'Retry' });
    expect(button('Confirm payment')).toBeDisabled();
    routes[ACCOUNT] = { body: account };
    await press('Retry');
    await findField('Development levy');
    expect(button('Confirm payment')).toBeEnabled();
  });

  it('keeps what was typed if the server refuses, and closes once it has confirmed', async () => {
    const { routes } = await open('c', { [CONFIRM]: REFUSED });
    await fill('Subscription 2026', '1,500');
    await press('Confirm payment');
    await findToast(MESSAGE);
    expect(await findField('Subscription 2026')).toHaveValue('1,500');
    routes[CONFIRM] = CONFIRMED;
    await waitFor(() => expect(button('Confirm payment')).toBeEnabled());
    await press('Confirm payment');
    await isClosed();
    expect(screen.queryByText('TRF FROM ADA')).not.toBeInTheDocument();
  });

  it('shows what is due once another line of the member is confirmed', async () => {
    const { after, answer } = held();
    const { routes } = await open('{Enter}c', { [CONFIRM]: { ...CONFIRMED, after } });
    await fill('Subscription 2026', '1,500');
    expect(screen.getByLabelText('Development levy')).toBeVisible();
    routes[ACCOUNT] = { body: { ...account, charges: [SUBSCRIPTION] } };
    answer();
    await waitFor(() => expect(screen.queryByLabelText('Development levy')).not.toBeInTheDocument());
    expect(await findField('Subscription 2026')).toHaveValue('1,500');
  });

  it('confirms nothing for an account that was read for an earlier dialog', async () => {
    const { routes } = await open('c');
    await findField('Development levy');
    await press('Cancel');
    await isClosed();
    const { after, answer } = held();
    routes[ACCOUNT] = { body: { ...account, charges: [] }, after };
    await press('Choose charges');
    await screen.findByRole('dialog');
    expect(button('Confirm payment')).toBeDisabled();
    answer();
    expect(await screen.findByText('Nothing is due, so all of it becomes credit.')).toBeVisible();
    expect(button('Confirm payment')).toBeEnabled();
  });
});

describe('PayerDialog', () => {
  it('stays open if the server refuses', async () => {
    const member = aMemberRow({ _id: 'm3', name: 'Sule Musa' });
    const { made } = await open('m', { 'GET member': { body: [member] }, [CONFIRM]: REFUSED });
    await user.click(await findField('Member'));
    await user.click(await screen.findByText(/Sule Musa/, { selector: '[role=option] *' }));
    await press('Confirm payment');
    await findToast(MESSAGE);
    expect(made(CONFIRM)).toMatchObject([{ body: { member: 'm3' } }]);
    expect(screen.getByRole('dialog', { name: 'Who paid?' })).toBeVisible();
  });
});

describe('a bill of an organisation', () => {
  const DECIDE = 'POST member-requests/r1/decide';
  const paying = (id: string, name: string, charge: string, amount: number) => ({
    member: { _id: id, number: 'CIPCM-000200', name, balance: amount },
    allocations: [{ charge, amount }],
  });
  const bill = {
    _id: 'r1',
    organisation: { _id: 'm1', number: 'CIPCM-000123', name: 'Peace Ltd' },
    total: 500_000,
    parts: [
      paying('m5', 'Bala Musa', LEVY._id, 200_000),
      paying('m6', 'Obi Ngozi', SUBSCRIPTION._id, 300_000),
    ],
  };
  const routes: FakeRoutes = {
    [LINES]: { body: [aLine({ bills: [bill] })] },
    'GET member/m5/account': { body: { ...account, charges: [LEVY] } },
    'GET member/m6/account': { body: { ...account, charges: [SUBSCRIPTION] } },
    [SPLIT]: CONFIRMED,
    [DECIDE]: { body: {} },
  };

  it('divides a line by Enter as it says, and is accepted then', async () => {
    const { made } = await open('{Enter}', routes);
    expect(screen.getByText(/Peace Ltd has an open bill of NGN 5,000 for 2 members/)).toBeVisible();
    await screen.findByText('The parts add up to the line.');
    await waitFor(() => expect(button('Confirm payments')).toBeEnabled());
    await press('Confirm payments');
    await findToast('The bill of Peace Ltd is paid');
    const parts = [
      { member: 'm5', amount: 200_000, allocations: [{ charge: LEVY._id, amount: 200_000 }] },
      { member: 'm6', amount: 300_000, allocations: [{ charge: SUBSCRIPTION._id, amount: 300_000 }] },
    ];
    expect(made(SPLIT)).toMatchObject([{ body: { parts } }]);
    expect(made(DECIDE)).toMatchObject([{ body: { decision: 'accepted' } }]);
    await isClosed();
  });

  it('stays open without a payment if the server refuses the parts', async () => {
    const { made } = await open('{Enter}', { ...routes, [SPLIT]: REFUSED });
    await waitFor(() => expect(button('Confirm payments')).toBeEnabled());
    await press('Confirm payments');
    await findToast(MESSAGE);
    expect(made(DECIDE)).toEqual([]);
    expect(await findField('Amount 2')).toHaveValue('3,000');
  });

  it('stays among the requests if some of it is still open', async () => {
    const message = '1 of 2 charges are still open. Divide the transfer among the people first';
    const refused = { status: 409, body: { code: 'CONFLICT', message } };
    await open('{Enter}', { ...routes, [DECIDE]: refused });
    await waitFor(() => expect(button('Confirm payments')).toBeEnabled());
    await press('Confirm payments');
    await findToast(message);
    await isClosed();
  });

  it('is not offered for another suggested member', async () => {
    const { made } = await open('2', { ...routes, [CONFIRM]: CONFIRMED });
    expect(screen.queryByRole('button', { name: 'Divide as billed' })).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(made(CONFIRM)).toMatchObject([{ body: { member: 'm2' } }]));
  });
});

describe('SplitDialog', () => {
  it('splits a line only in parts that add up', async () => {
    const { made } = await open('p', { [SPLIT]: CONFIRMED });
    // Each member whom the narration names has what they owe, as far as the line goes.
    expect(await screen.findByLabelText('Amount 1')).toHaveValue('5,000');
    expect(screen.getByLabelText('Amount 2')).toHaveValue('');
    await fill('Amount 1', '2,000');
    expect(await screen.findByText('NGN 3,000 still to be given to members.')).toBeVisible();
    await fill('Amount 2', '3,000');
    expect(await screen.findByText('The parts add up to the line.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove part 1' })).not.toBeInTheDocument();
    await press('Add a member');
    expect(screen.getByText('Give each part a member and an amount, or remove the part.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm payments' })).toBeDisabled();
    await press('Remove part 3');
    await press('Confirm payments');
    await waitFor(() =>
      expect(made(SPLIT)).toMatchObject([
        {
          body: {
            parts: [
              { member: 'm1', amount: 200_000 },
              { member: 'm2', amount: 300_000 },
            ],
          },
        },
      ]),
    );
  });
  it('keeps the parts if the server refuses', async () => {
    const { made } = await open('p', { [SPLIT]: REFUSED });
    await fill('Amount 1', '2,000');
    await fill('Amount 2', '3,000');
    await press('Confirm payments');
    await findToast(MESSAGE);
    expect(made(SPLIT)).toHaveLength(1);
    expect(await findField('Amount 2')).toHaveValue('3,000');
  });

  it('waits for the accounts of the parts', async () => {
    const { after, answer } = held();
    const { made } = await open('p', { [SPLIT]: CONFIRMED, [ACCOUNT]: { body: account, after } });
    await fill('Amount 1', '2,000');
    await fill('Amount 2', '3,000');
    await press('Choose what Okafor Ada pays');
    expect(button('Confirm payments')).toBeDisabled();
    answer();
    await fill('Development levy', '500');
    await press('Confirm payments');
    await isClosed();
    const first = { member: 'm1', amount: 200_000, allocations: [{ charge: LEVY._id, amount: 50_000 }] };
    expect(made(SPLIT)).toMatchObject([{ body: { parts: [first, { member: 'm2', amount: 300_000 }] } }]);
  });

  it('says how many charges one part can pay', async () => {
    const charges = Array.from({ length: MEMBER_LIMITS.statementPartCharges + 1 }, (_none, index) =>
      openCharge(`65c0000000000000000000${10 + index}`, `Levy ${index + 1}`, 200_000),
    );
    await open('p', { [ACCOUNT]: { body: { ...account, charges } } });
    await fill('Amount 1', '2,000');
    await fill('Amount 2', '3,000');
    await press('Choose what Okafor Ada pays');
    for (const { title } of charges) await fill(title, '1');
    const text = 'One part can pay at most 10 charges. Leave the others empty.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(button('Confirm payments')).toBeDisabled();
    await fill('Levy 1', '');
    expect(await screen.findByText('The parts add up to the line.')).toBeVisible();
  });

  it('moves the focus to “Add a member” when a part is removed', async () => {
    await open('p');
    await press('Add a member');
    await press('Remove part 2');
    expect(button('Add a member')).toHaveFocus();
  });
});

import type { StatementLine, StatementSuggestion } from '@concord/contracts';
import { fill, findToast, press, user } from '@concord/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { openCharge } from '../../testing/open-charge';

const suggestion = (id: string, name: string): StatementSuggestion => ({
  member: {
    _id: id,
    number: 'CIPCM-000123',
    name,
    grade: 'Associate',
    standing: 'grace',
    balance: 500_000,
  },
  because: ['Reference CIPCM-000123 found with two digits swapped'],
});
const aLine = (change: Partial<StatementLine> = {}): StatementLine => ({
  _id: 'a1',
  statement: 's1',
  row: 2,
  day: '2026-04-03',
  kind: 'credit',
  amount: 500_000,
  narration: 'TRF FROM ADA',
  reference: null,
  balance: null,
  state: 'open',
  age: 41,
  remaining: 500_000,
  parts: [],
  hasReversal: false,
  suggestions: [suggestion('m1', 'Okafor Ada'), suggestion('m2', 'Bello Amina')],
  ...change,
});

const LEVY = openCharge('65c0000000000000000000a1', 'Development levy', 200_000);
const SUBSCRIPTION = openCharge('65c0000000000000000000a2', 'Subscription 2026', 300_000);

const LINES = 'GET statement/lines';
const CONFIRM = 'POST statement/lines/a1/confirm';
const two = [aLine(), aLine({ _id: 'a2', narration: 'CASH DEPOSIT', suggestions: [], age: 2 })];
const open = (routes: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('/admin/statements', { [LINES]: { body: two, total: 7 }, ...routes });
const list = () => screen.findByRole('listbox', { name: 'Lines to match' });

describe('StatementsPage', () => {
  it('confirms the first suggestion by Enter and goes to the next line', async () => {
    const { made } = open({ [CONFIRM]: { body: aLine({ state: 'confirmed' }) } });
    await waitFor(async () => expect(await list()).toHaveFocus());
    expect(screen.getByText(/7 lines to match. The oldest has waited for 41 days/)).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Line' })).getAllByText(/two digits swapped/),
    ).toHaveLength(2);
    await user.keyboard('2{Enter}');
    expect(made(CONFIRM)).toMatchObject([{ body: { member: 'm2' } }]);
    expect(
      await screen.findByText('Nobody is suggested for this line. Search for the member.'),
    ).toBeVisible();
    expect(screen.queryByText('TRF FROM ADA')).not.toBeInTheDocument();
  });

  it('shows a line again that the server refused', async () => {
    const message = 'Somebody else has just dealt with this line';
    open({ [CONFIRM]: { status: 409, body: { code: 'CONFLICT', message } } });
    await user.click(await list());
    await press('Confirm');
    await findToast(message);
    expect((await screen.findAllByText('TRF FROM ADA')).length).toBeGreaterThan(0);
  });

  it('skips a line with a reason by the key S', async () => {
    const call = 'POST statement/lines/a2/skip';
    const { made } = open({ [call]: { body: aLine({ state: 'skipped' }) } });
    await waitFor(async () => expect(await list()).toHaveFocus());
    await user.keyboard('{ArrowDown}s');
    await fill(/Reason/, 'A loan of the bank');
    await press('Skip line');
    await waitFor(() => expect(made(call)).toMatchObject([{ body: { reason: 'A loan of the bank' } }]));
  });

  it('splits a line only in parts that add up', async () => {
    const call = 'POST statement/lines/a1/split';
    const { made } = open({ [call]: { body: aLine({ state: 'confirmed' }) } });
    await waitFor(async () => expect(await list()).toHaveFocus());
    await user.keyboard('p');
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
      expect(made(call)).toMatchObject([
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

  it('confirms a line for chosen charges, and never for more than is due', async () => {
    const { made } = open({
      [CONFIRM]: { body: aLine({ state: 'confirmed' }) },
      'GET member/m1/account': {
        body: { balance: 500_000, charges: [LEVY, SUBSCRIPTION], invoices: [], payments: [] },
      },
    });
    await waitFor(async () => expect(await list()).toHaveFocus());
    await user.keyboard('c');
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

  it('looks again who paid', async () => {
    const call = 'POST statement/lines/match';
    const { made } = open({ [call]: { body: { lines: 7, changed: 2 } } });
    await press('Look again who paid');
    await findToast('Other suggestions for 2 lines');
    expect(made(call)).toHaveLength(1);
    await waitFor(() => expect(made(LINES).length).toBeGreaterThan(1));
  });

  it('names the rows of a file that are not lines', async () => {
    const read = {
      _id: 's1',
      file: 'april.csv',
      profile: null,
      account: null,
      from: '2026-04-03',
      to: '2026-04-03',
      rows: 3,
      credits: 1,
      debits: 1,
      zeros: 0,
      open: 1,
      leftOut: [{ row: 4, reason: 'no-day', text: 'soon | LOST' }],
      notes: [],
      isComplete: true,
      at: '2026-05-01T09:00:00.000Z',
      by: { _id: '64b000000000000000000001', username: 'halima' },
      lines: [],
    };
    const { made } = open({ 'POST statement': { status: 201, body: read } });
    await list();
    await user.upload(screen.getByLabelText('Statement file'), new File(['x'], 'april.csv'));
    expect(await screen.findByText(/1 new credit to match. Kept for the record: 1 debit/)).toBeVisible();
    expect(screen.getByText('Row 4: No date that can be read.')).toBeVisible();
    expect(made('POST statement')).toHaveLength(1);
  });

  it('is closed to an ADMIN without the finance permission', async () => {
    openAdmin('/admin/statements', {}, 'ADMIN');
    expect(await screen.findByText('Not open to your account')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Bank statements' })).not.toBeInTheDocument();
  });

  it('is open to an ADMIN with it', async () => {
    openAdmin('/admin/statements', { [LINES]: { body: two } }, 'ADMIN', { finance: true });
    expect(await list()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bank statements' })).toBeVisible();
  });
});

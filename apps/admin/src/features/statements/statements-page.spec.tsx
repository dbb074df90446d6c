import { fill, findField, findToast, press, user } from '@concord/testing/browser';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aLine } from '../../testing/statement-line';

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

  it('decides about one line while Enter is held, and at a double click', async () => {
    const lines = [aLine(), aLine({ _id: 'a2' }), aLine({ _id: 'a3' })];
    const { made } = open({
      [LINES]: { body: lines, total: 3 },
      'POST statement/lines/a2/confirm': { body: aLine({ _id: 'a2', state: 'confirmed' }) },
      [CONFIRM]: { body: aLine({ state: 'confirmed' }) },
    });
    fireEvent.keyDown(await list(), { key: 'Enter' });
    fireEvent.keyDown(await list(), { key: 'Enter', repeat: true });
    await user.dblClick(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(made('POST statement/lines/a2/confirm')).toHaveLength(1));
    expect(made(CONFIRM)).toHaveLength(1);
    expect(made('POST statement/lines/a3/confirm')).toEqual([]);
  });

  it('leaves the focus in the search when its lines arrive', async () => {
    const { made } = open();
    await waitFor(async () => expect(await list()).toHaveFocus());
    await user.type(await findField('Search lines'), 'ada');
    await waitFor(() => expect(made(LINES).length).toBeGreaterThan(1));
    await list();
    expect(await findField('Search lines')).toHaveFocus();
  });

  it('shows a line again that the server refused', async () => {
    const message = 'Somebody else has just dealt with this line';
    open({ [CONFIRM]: { status: 409, body: { code: 'CONFLICT', message } } });
    await user.click(await list());
    await press('Confirm');
    await findToast(message);
    expect((await screen.findAllByText('TRF FROM ADA')).length).toBeGreaterThan(0);
  });

  it('skips a line with a reason by the key S, which a refusal keeps', async () => {
    const call = 'POST statement/lines/a2/skip';
    const message = 'Somebody else has just dealt with this line';
    const answers = [
      { status: 409, body: { code: 'CONFLICT', message } },
      { body: aLine({ state: 'skipped' }) },
    ];
    const { made } = open({ [call]: () => answers.shift() ?? {} });
    await waitFor(async () => expect(await list()).toHaveFocus());
    await user.keyboard('{ArrowDown}s');
    await fill(/Reason/, 'A loan of the bank');
    await press('Skip line');
    await findToast(message);
    expect(await findField(/Reason/)).toHaveValue('A loan of the bank');
    await press('Skip line');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(made(call)[1]).toMatchObject({ body: { reason: 'A loan of the bank' } });
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

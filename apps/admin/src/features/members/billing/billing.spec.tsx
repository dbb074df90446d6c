import type { MembersBilled } from '@concord/contracts';
import { chooseOption, type FakeRoutes, press, user } from '@concord/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '../../../testing/open-admin';
import { aTask } from '../../../testing/records';

const MEMBER = '66a000000000000000000009';
const NUMBERS = { member: MEMBER, number: 'CIPCM-000009' };
const OUTCOME: MembersBilled = {
  year: 2026,
  billed: 1204,
  amount: 602_000_000,
  leftOut: 31,
  left: [
    { code: 'ALREADY_BILLED', count: 30, examples: [] },
    { code: 'ENDED', count: 1, examples: [NUMBERS] },
  ],
};
const PREVIEW: MembersBilled = {
  ...OUTCOME,
  left: OUTCOME.left.map((group) => ({
    ...group,
    examples: group.examples.map((example) => ({ ...example, name: 'Musa Sule' })),
  })),
};
const CALL = 'POST billing';
const TASK = aTask('billing');

const answers: FakeRoutes = {
  [CALL]: ({ body }) =>
    (body as { dryRun?: true }).dryRun ? { body: PREVIEW } : { status: 202, body: TASK },
  [`GET member-tasks/${TASK._id}`]: { body: aTask('billing', OUTCOME) },
};
const open = (routes = answers) => openAdmin('/admin/members?action=bill', routes);

describe('BillingDialog', () => {
  it('says what a billing would do and who is left out, then bills and shows the outcome', async () => {
    const { made } = open();
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('1,204 members, NGN 6,020,000')).toBeVisible();
    expect(dialog.getByText('31 members left out')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Membership has ended (1)' }));
    const link = dialog.getByRole('link', { name: 'Musa Sule, CIPCM-000009' });
    expect(link).toHaveAttribute('href', `/admin/members/${MEMBER}`);
    await press('Bill 1,204');
    expect(await screen.findByText('Billed: 1,204 members, NGN 6,020,000')).toBeVisible();
    const years = made(CALL).map(({ body }) => body as { year: number; dryRun?: true });
    expect(years.map(({ dryRun }) => dryRun)).toEqual([true, undefined]);
    await user.click(screen.getByRole('link', { name: 'See the members who owe' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('?owing=true');
  });

  it('counts again for another year, and bills nobody where nobody owes', async () => {
    const nobody = { ...PREVIEW, billed: 0, amount: 0 };
    const { made } = open({ [CALL]: { body: nobody } });
    expect(await screen.findByText('Nobody owes a subscription for this year')).toBeVisible();
    const next = (made(CALL)[0]?.body as { year: number }).year + 1;
    await chooseOption('Year', String(next));
    await waitFor(() => expect(made(CALL)).toHaveLength(2));
    expect(made(CALL)[1]?.body).toEqual({ year: next, dryRun: true });
    expect(screen.getByRole('button', { name: 'Bill' })).toBeDisabled();
  });

  it('shows a billing of the same person that is still under way', async () => {
    const running = { ...TASK, status: 'working', done: 500, total: 1235 };
    open({
      ...answers,
      'GET member-tasks': { body: [running] },
      [`GET member-tasks/${TASK._id}`]: { body: running },
    });
    expect(await screen.findByText('500 of 1,235')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Year' })).not.toBeInTheDocument();
  });

  it('says why a year cannot be billed, and counts again', async () => {
    const message = 'Another task bills this year';
    const routes: FakeRoutes = { [CALL]: { status: 409, body: { code: 'CONFLICT', message } } };
    open(routes);
    expect(await screen.findByText(message)).toBeVisible();
    routes[CALL] = { body: PREVIEW };
    await press('Try again');
    expect(await screen.findByText('1,204 members, NGN 6,020,000')).toBeVisible();
  });

  it.each<[{ finance?: true }, number]>([
    [{}, 0],
    [{ finance: true }, 1],
  ])('is offered to an ADMIN with the finance permission only: %j', async (details, count) => {
    openAdmin('/admin/members', {}, 'ADMIN', details);
    await screen.findByRole('button', { name: 'Induct' });
    expect(screen.queryAllByRole('button', { name: 'Bill a year' })).toHaveLength(count);
  });
});

import { press, user } from '@concord/testing/browser';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../../testing/open-admin';

const COUNTS = {
  countedAt: '2026-11-23T09:00:00.000Z',
  weeks: [
    { from: '2026-11-16', registrations: 1200, serialsMade: 50, serialsUsed: 20 },
    { from: '2026-11-23', registrations: 7, serialsMade: 3, serialsUsed: 2 },
  ],
};
const RATES = {
  exams: [
    {
      exam: { _id: '64c000000000000000000001', examName: 'Mediation', examCode: 'M-1' },
      total: 8,
      passed: 5,
    },
  ],
};
const routes = { 'GET statistics/weeks': { body: COUNTS }, 'GET result/pass-rates': { body: RATES } };
const chart = (name: string) => screen.findByRole('slider', { name });

describe('Charts', () => {
  it('show the values of a week, selected by the arrow keys', async () => {
    openAdmin('/admin', routes, 'ADMIN');
    const registrations = await chart('Registrations per week');
    expect(registrations).toHaveAttribute('aria-valuetext', 'Week of 23/11/2026: 7 registrations');
    registrations.focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(registrations).toHaveAttribute('aria-valuetext', 'Week of 16/11/2026: 1,200 registrations');
    await user.keyboard('{End}');
    expect(registrations).toHaveAttribute('aria-valuenow', '2');
    expect(await chart('Serial numbers per week')).toHaveAttribute(
      'aria-valuetext',
      'Week of 23/11/2026: 3 generated, 2 used',
    );
  });

  it('are tables as well, the newest week first', async () => {
    openAdmin('/admin', routes, 'ADMIN');
    await press('Show table: Serial numbers per week');
    const rows = within(await screen.findByRole('table', { name: 'Serial numbers per week' }));
    expect(rows.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Week ofGeneratedUsed',
      '23/11/202632',
      '16/11/20265020',
    ]);
  });

  it('show the weeks of the URL, and request others', async () => {
    const { made } = openAdmin('/admin?weeks=4', routes, 'ADMIN');
    await chart('Registrations per week');
    await press('52 weeks');
    expect(await screen.findByRole('button', { name: '52 weeks', pressed: true })).toBeVisible();
    expect(window.location.search).toBe('?weeks=52');
    await chart('Registrations per week');
    expect(made('GET statistics/weeks').map(({ search }) => search.get('weeks'))).toEqual(['4', '52']);
  });

  it('show the pass rates to a SUPER_ADMIN', async () => {
    openAdmin('/admin', routes);
    expect(await screen.findByText('63% of 8')).toBeVisible();
    await press('Show table: Pass rate by exam');
    expect(await screen.findByRole('cell', { name: '63%' })).toBeVisible();
  });

  it('do not request the pass rates as ADMIN', async () => {
    const { made } = openAdmin('/admin', routes, 'ADMIN');
    await chart('Registrations per week');
    expect(made('GET result/pass-rates')).toEqual([]);
  });
});

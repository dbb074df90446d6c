import type { MemberMoneyReport, MemberRegisterReport } from '@concord/contracts';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const REGISTER: MemberRegisterReport = {
  day: '2026-11-29',
  members: 1204,
  grades: [
    { grade: 'Associate', members: 1200, standings: { current: 1100, lapsed: 100 } },
    { grade: 'Fellow', members: 4, standings: { current: 4 } },
    { grade: 'Senior', members: 0, standings: {} },
  ],
  states: [
    { state: 'Lagos', members: 1000 },
    { state: '', members: 204 },
  ],
  months: [
    { month: '2026-10', members: 1200, grades: {}, standings: { current: 1000, grace: 50 } },
    { month: '2026-11', members: 1204, grades: {}, standings: { current: 1104 } },
  ],
  years: [{ year: 2026, gained: 10, renewed: 1094, lost: 7 }],
};
const MONEY: MemberMoneyReport = {
  day: '2026-11-29',
  year: 2026,
  years: [2026, 2025],
  income: [{ fee: 'subscription', months: [500_050, ...Array.from({ length: 11 }, () => 0)] }],
  arrears: [{ age: 'over 365', members: 3, amount: 1_500_000 }],
};
const ROUTES = {
  'GET member/reports/register': { body: REGISTER },
  'GET member/reports/money': { body: MONEY },
};

const rowsOf = async (title: string) => {
  const table = within(await screen.findByRole('table', { name: title }));
  return table.getAllByRole('row').map((row) =>
    ['columnheader', 'rowheader', 'cell'].flatMap((role) =>
      within(row)
        .queryAllByRole(role)
        .map(({ textContent }) => textContent),
    ),
  );
};

describe('ReportsPage', () => {
  it('has a table beside each chart', async () => {
    openAdmin('/admin/reports', ROUTES);
    expect(await rowsOf('Members by grade')).toEqual([
      ['Grade', 'Members', 'In good standing', 'Lapsed'],
      ['Associate', '1,200', '1,100', '100'],
      ['Fellow', '4', '4', '0'],
    ]);
    expect(await rowsOf('Members by state')).toEqual([
      ['State', 'Members'],
      ['Lagos', '1,000'],
      ['Not given', '204'],
    ]);
    expect((await rowsOf('Members over time'))[2]).toEqual(['2026-10', '1,200', '1,050']);
    expect((await rowsOf('Renewals and losses'))[1]).toEqual(['2026', '10', '1,094', '7']);
    expect((await rowsOf('Income of 2026 by fee and month, in naira'))[2]?.slice(0, 2)).toEqual([
      'All',
      '5,000.50',
    ]);
    expect((await rowsOf('Arrears by age'))[1]).toEqual(['Over a year', '3', '15,000']);
    expect(screen.getByRole('region', { name: 'Journal for accountants' })).toBeVisible();
  });

  it('asks for money only with the finance permission', async () => {
    const { made } = openAdmin('/admin/reports', ROUTES, 'ADMIN');
    await screen.findByRole('table', { name: 'Members by grade' });
    expect(made('GET member/reports/money')).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Journal for accountants' })).not.toBeInTheDocument();
  });
});

import { screen, within } from '@testing-library/react';
import type { LedgerCheck } from '@concord/contracts';
import { openAdmin } from '../../testing/open-admin';

const CALL = 'GET ledger-check';

const checked = (hoursAgo: number, more: Partial<LedgerCheck> = {}) => {
  const moment = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  const last = { startedAt: moment, endedAt: moment, members: 1204, documents: 9, differences: 0, first: [] };
  return { last: { ...last, ...more } };
};
const open = (body: object) => openAdmin('/admin', { [CALL]: { body } });
const notice = async () => within(await screen.findByRole('region', { name: 'Ledger' }));

describe('LedgerNotice', () => {
  it('says in a line that the accounts add up', async () => {
    open(checked(3));
    const { getByText, queryByRole } = await notice();
    expect(getByText(/^The accounts of 1,204 members add up\. Checked on .+\.$/)).toBeVisible();
    expect(queryByRole('status')).not.toBeInTheDocument();
  });

  it('names the first differences, with a link to the member', async () => {
    const member = { _id: '65a000000000000000000001', number: 'CIPCM-000001' };
    const texts = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => ({ text: `number ${text} is missing` }));
    const first = [{ member, text: 'charge C is paid beyond its amount' }, ...texts];
    open(checked(3, { differences: 30, first }));
    const { getByRole, getAllByRole } = await notice();
    expect(getByRole('status')).toHaveTextContent(/30 differences found on .+And 25 more\.$/);
    expect(getAllByRole('listitem')).toHaveLength(5);
    expect(getByRole('link', { name: 'CIPCM-000001' })).toHaveAttribute(
      'href',
      `/admin/members/${member._id}`,
    );
  });

  it('warns when the last check is too old', async () => {
    open(checked(27));
    const { getByRole } = await notice();
    expect(getByRole('status')).toHaveTextContent('There should be a check each night');
  });

  it('shows nothing before the first check', async () => {
    open({});
    await screen.findByRole('region', { name: 'Total students' });
    expect(screen.queryByRole('region', { name: 'Ledger' })).not.toBeInTheDocument();
  });

  it('is for staff with the finance permission', async () => {
    const { made } = openAdmin('/admin', {}, 'ADMIN');
    await screen.findByRole('region', { name: 'Total students' });
    expect(made(CALL)).toEqual([]);
  });
});

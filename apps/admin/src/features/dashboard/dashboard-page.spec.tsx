import { provideSettings } from '@concord/institute';
import { findToast, press } from '@concord/testing/browser';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { anAccount } from '../../testing/records';

const COUNT = 'GET student/count';
/** Body of an answer that never ends. */
const UNANSWERED = { events: '' };
const card = async () => within(await screen.findByRole('region', { name: 'Total students' }));

describe('DashboardPage', () => {
  afterEach(() => provideSettings({}));

  it('lists the sample values that the public pages still show, until there are none', async () => {
    openAdmin('/admin', {});
    const notice = await screen.findByRole('note', { name: 'Sample details' });
    expect(notice).toHaveTextContent('e-mail');
    expect(notice).toHaveTextContent(/including the bank account\. Ask your technical contact/);
  });

  it('lists only the remaining ones', async () => {
    provideSettings({ samples: ['offices', 'coordinators'] });
    openAdmin('/admin', {});
    expect(await screen.findByText(/Still to replace: offices and coordinators\./)).toBeVisible();
  });

  it('shows no samples when all values are set', async () => {
    provideSettings({ samples: [] });
    openAdmin('/admin', {});
    await card();
    expect(screen.queryByRole('note', { name: 'Sample details' })).not.toBeInTheDocument();
  });

  it('shows no number before it is loaded', async () => {
    openAdmin('/admin', { [COUNT]: UNANSWERED });
    const { getByText, queryByText } = await card();
    expect(getByText('See all students')).toBeVisible();
    expect(queryByText('0')).not.toBeInTheDocument();
  });

  it('shows which number failed to load, and reloads it', async () => {
    let isAway = true;
    openAdmin('/admin', {
      [COUNT]: () => (isAway ? { status: 500, body: {} } : { body: { count: 1234 } }),
    });
    const { findByRole, findByText, getByText } = await card();
    expect(await findByRole('alert')).toHaveTextContent('It could not be loaded');
    expect(getByText('–')).toBeVisible();
    isAway = false;
    await press('Retry: Total students');
    expect(await findByText('1,234')).toBeVisible();
    expect(getByText('See all students')).toBeVisible();
  });

  it('approves a colleague by one click, and shows a limited number', async () => {
    const account = anAccount({ _id: '64b000000000000000000002', username: 'tolu', role: 'PENDING' });
    const call = `PATCH admin/${account._id}`;
    const { made } = openAdmin('/admin', {
      'GET admin/pending-count': { body: { count: 7 } },
      'GET admin': { body: [account], total: 7 },
      [call]: { body: { ...account, role: 'ADMIN' } },
    });
    const part = within(await screen.findByRole('region', { name: 'Colleagues to approve' }));
    expect(part.getByRole('link', { name: 'See all 7' })).toHaveAttribute(
      'href',
      '/admin/staff-accounts?role=PENDING',
    );
    await press('Approve tolu as ADMIN');
    await findToast('tolu is now ADMIN');
    expect(made(call)).toMatchObject([{ body: { role: 'ADMIN' } }]);
    expect(Object.fromEntries(made('GET admin')[0]?.search ?? [])).toMatchObject({ role: 'PENDING' });
  });

  it('requests no colleagues while none waits, and never for an ADMIN', async () => {
    const { made, unmount } = openAdmin('/admin');
    await card();
    expect(made('GET admin')).toEqual([]);
    unmount();
    const { calls } = openAdmin('/admin', { 'GET admin/pending-count': { body: { count: 2 } } }, 'ADMIN');
    await card();
    expect(calls.map(({ call }) => call)).not.toContain('GET admin/pending-count');
  });
});

import { press, user } from '@concord/testing/browser';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../testing/open-admin';

const menuTitles = async () => {
  const menu = await screen.findByRole('navigation', { name: 'Back office' });
  return [...menu.querySelectorAll('a')].map((link) => link.childNodes[1]?.textContent);
};
const SUPER_ONLY = [
  'Exams',
  'Exam Upload',
  'Students Result',
  'Bank statements',
  'Card payments',
  'Members’ transfers',
  'Membership settings',
  'Staff accounts',
  'Late answers',
  'Audit log',
];
const TITLES = [
  'Dashboard',
  'Students',
  'Cohorts',
  'Review queue',
  'Serial Number',
  'Exams',
  'Exam Upload',
  'Live exams',
  'Hall sessions',
  'Students Result',
  'Late answers',
  'Members',
  'Upgrades',
  'CPD',
  'Card orders',
  'Requests',
  'Fees',
  'Reports',
  'Bank statements',
  'Members’ transfers',
  'Card payments',
  'Reminders',
  'Membership settings',
  'Courses',
  'Student Certificate',
  'Certificate designs',
  'Gallery',
  'Staff accounts',
  'Downloads',
  'Outbox',
  'Audit log',
];

describe('the back office', () => {
  it('shows a SUPER_ADMIN every entry, the name, the role, the link home and log-out', async () => {
    const { store } = openAdmin('/admin');
    expect(await menuTitles()).toEqual(TITLES);
    expect(screen.getByText('halima')).toBeVisible();
    expect(screen.getByText('Super administrator')).toBeVisible();
    expect(screen.getByText('Go to home')).toHaveAttribute('href', '/');
    await press('LogOut');
    expect(store.getState().session).toMatchObject({ details: null, ended: 'logout' });
  });

  it('shows an ADMIN fewer entries and requests nothing that is refused', async () => {
    const { calls: seen } = openAdmin('/admin', {}, 'ADMIN');
    expect(await menuTitles()).toEqual(TITLES.filter((title) => !SUPER_ONLY.includes(title)));
    await screen.findByText('No Result Found');
    const calls = seen.map(({ call }) => call);
    for (const call of ['GET result', 'GET admin/pending-count', 'GET exams', 'GET exams/lateAnswers'])
      expect(calls).not.toContain(call);
  });

  it('shows other roles that the account awaits approval, without entries', async () => {
    const { calls: seen } = openAdmin('/admin', {}, 'PENDING');
    expect(await screen.findByText('Your account awaits approval')).toBeVisible();
    expect(await menuTitles()).toEqual([]);
    expect(seen).toEqual([]);
  });

  it.each(['exam-upload', 'late-answers'])('refuses an ADMIN /admin/%s', async (page) => {
    const { made } = openAdmin(`/admin/${page}`, {}, 'ADMIN');
    expect(await screen.findByText('Not open to your account')).toBeVisible();
    expect(made('GET exams/lateAnswers')).toEqual([]);
  });

  it('shows counts up to 3000 on the menu', async () => {
    openAdmin('/admin', {
      'GET student/count': { body: { count: 3001 } },
      'GET serial/count': { body: { count: 12 } },
    });
    const students = await screen.findByRole('link', { name: 'Students', description: 'more than 3000' });
    expect(within(students).getByText('3000+')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Serial Number', description: '12' })).toBeVisible();
  });

  it('groups the entries, and marks the dashboard also at /admin/', async () => {
    openAdmin('/admin/');
    const menu = within(await screen.findByRole('navigation', { name: 'Back office' }));
    expect(menu.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Admissions',
      'Exams',
      'Members',
      'Certificates',
      'Website',
      'Administration',
    ]);
    const current = menu.getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual(['Dashboard']);
  });

  it('closes a group by its heading, which then shows what waits in it, and remembers that for the person', async () => {
    openAdmin('/admin/members', { 'GET admin/outbox': { body: [], total: 3 } });
    const heading = await screen.findByRole('button', { name: 'Administration' });
    expect(heading).toHaveAttribute('aria-expanded', 'true');
    await screen.findByRole('link', { name: 'Outbox', description: '3 failed' });
    heading.focus();
    await user.keyboard('{Enter}');
    expect(heading).toHaveAttribute('aria-expanded', 'false');
    expect(heading).toHaveAccessibleDescription('3 waiting');
    expect(screen.queryByRole('link', { name: 'Outbox' })).not.toBeInTheDocument();
    const stored = window.localStorage.getItem('concord-menu-64b000000000000000000001');
    expect(JSON.parse(stored ?? '')).toEqual({ opened: [], closed: ['Administration'] });
    await user.click(heading);
    expect(screen.getByRole('link', { name: 'Outbox' })).toBeVisible();
  });

  it('folds the group of the page until the next one', async () => {
    openAdmin('/admin/members');
    await press('Members');
    expect(screen.queryByRole('link', { name: 'Upgrades' })).not.toBeInTheDocument();
    await press('Website');
    expect(screen.queryByRole('link', { name: 'Upgrades' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Students' }));
    expect(screen.queryByRole('link', { name: 'Upgrades' })).not.toBeInTheDocument();
    await press('Members');
    await user.click(screen.getByRole('link', { name: 'Upgrades' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Upgrades' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrades', current: 'page' })).toBeVisible();
  });

  it('shows the counts of pending work, without zeros', async () => {
    openAdmin('/admin', {
      'GET admin/outbox': { body: [], total: 3 },
      'GET admin/pending-count': { body: { count: 2 } },
    });
    expect(await screen.findByRole('link', { name: 'Outbox', description: '3 failed' })).toBeVisible();
    expect(
      await screen.findByRole('link', { name: 'Staff accounts', description: '2 to approve' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Late answers' })).not.toHaveAccessibleDescription();
  });

  it.each([
    [{ version: '1.2.0', commit: '3f2a91c0d1e2f3a4' }, 'Version 1.2.0 (3f2a91c0)'],
    [{ version: 'dev', commit: 'unknown' }, 'Version dev'],
  ])('names the version that runs in its footer', async (build, text) => {
    openAdmin('/admin', {}, 'ADMIN', { build });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('has no footer until the version is known', async () => {
    openAdmin('/admin');
    await menuTitles();
    expect(screen.queryByText(/^Version/)).not.toBeInTheDocument();
  });

  it('has a page for an unknown address beside the menu', async () => {
    openAdmin('/admin/nowhere');
    expect(await screen.findByRole('heading', { level: 1, name: 'Oops' })).toBeVisible();
    expect(screen.getByText(/The url \/admin\/nowhere can not be found/)).toBeVisible();
    expect(await menuTitles()).toEqual(TITLES);
  });
});

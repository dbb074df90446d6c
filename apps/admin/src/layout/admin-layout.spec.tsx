import { screen, within } from '@testing-library/react';
import { fakeApi } from '../testing/fake-api';
import { renderAdmin } from '../testing/render-admin';

const menuTitles = async () => {
  const menu = await screen.findByRole('navigation', { name: 'Back office' });
  return within(menu)
    .queryAllByRole('link')
    .map((link) => link.childNodes[1]?.textContent);
};

describe('the back office', () => {
  it('shows a SUPER_ADMIN every entry, the name, the role, the link home and log-out', async () => {
    fakeApi({});
    renderAdmin('/admin', 'SUPER_ADMIN');

    expect(await menuTitles()).toEqual([
      'Dashboard',
      'Students',
      'Courses',
      'Serial Number',
      'Exams',
      'Exam Upload',
      'Students Result',
      'Student Certificate',
      'Gallery',
      'Staff accounts',
      'Live exams',
      'Late answers',
      'Outbox',
    ]);
    expect(screen.getByText('halima')).toBeVisible();
    expect(screen.getByText('Super administrator')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'LogOut' })).toBeEnabled();
  });

  it('shows an ADMIN fewer entries and requests nothing that is refused', async () => {
    const seen = fakeApi({});
    renderAdmin('/admin', 'ADMIN');

    expect(await menuTitles()).toEqual([
      'Dashboard',
      'Students',
      'Courses',
      'Serial Number',
      'Student Certificate',
      'Gallery',
      'Live exams',
      'Outbox',
    ]);
    await screen.findByText('No Result Found');
    const calls = seen.map(({ call }) => call);
    expect(calls).not.toContain('GET result');
    expect(calls).not.toContain('GET admin/count');
    expect(calls).not.toContain('GET exams/lateAnswers');
  });

  it('shows other roles that the account awaits approval, without entries', async () => {
    const seen = fakeApi({});
    renderAdmin('/admin', 'PENDING');

    expect(await screen.findByRole('heading', { name: 'Your account awaits approval' })).toBeVisible();
    expect(await menuTitles()).toEqual([]);
    expect(seen).toEqual([]);
  });

  it('refuses an ADMIN the pages of super administrators', async () => {
    fakeApi({});
    renderAdmin('/admin/exam-upload', 'ADMIN');
    expect(await screen.findByRole('heading', { name: 'Not open to your account' })).toBeVisible();
  });

  it('shows counts up to 3000 on the menu', async () => {
    fakeApi({ 'GET student/count': { body: { count: 3001 } }, 'GET serial/count': { body: { count: 12 } } });
    renderAdmin('/admin');

    const students = await screen.findByRole('link', { name: 'Students', description: 'more than 3000' });
    expect(within(students).getByText('3000+')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Serial Number', description: '12' })).toBeVisible();
  });

  it('ends the session with LogOut', async () => {
    fakeApi({});
    const { user, store } = renderAdmin('/admin');
    await user.click(await screen.findByRole('button', { name: 'LogOut' }));
    expect(store.getState().session).toMatchObject({ details: null, ended: 'logout' });
  });
});

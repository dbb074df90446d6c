import { fill, findToast, press } from '@concord/testing/browser';
import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const CALL = 'PATCH auth/password';
const INITIAL = { password: 'initial' } as const;

const save = async () => {
  await fill('Current password', 'printed-once');
  await fill('New password', 'olive-7tan');
  await fill('New password again', 'olive-7tan');
  await press('Save password');
};

describe('PasswordGate', () => {
  it('shows an account with an initial password how to replace it, and sends no request', async () => {
    const { calls } = openAdmin('/admin/students', {}, 'ADMIN', INITIAL);
    expect(await screen.findByRole('heading', { name: 'Choose your own password' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Students' })).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('opens the requested page once the password is replaced', async () => {
    const { made, store } = openAdmin(
      '/admin/students',
      { [CALL]: { body: { token: 'renewed' } } },
      'ADMIN',
      INITIAL,
    );
    await save();
    await findToast('Password changed. Sign in with it from now on.');
    expect(await screen.findByRole('heading', { name: /students/i, level: 1 })).toBeVisible();
    expect(store.getState().session.details?.token).toBe('renewed');
    expect(made('GET student/count')[0]).toMatchObject({ authorization: 'Bearer renewed' });
  });

  it('keeps the typed values when it is refused', async () => {
    const message = 'This is not your current password';
    const refusal = { code: 'VALIDATION', message, issues: [{ path: 'current', message }] };
    openAdmin('/admin', { [CALL]: { status: 400, body: refusal } }, 'SUPER_ADMIN', INITIAL);
    await save();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('olive-7tan');
  });

  it('signs out from there', async () => {
    const { store } = openAdmin('/admin', {}, 'SUPER_ADMIN', INITIAL);
    await press('Sign out');
    expect(store.getState().session).toMatchObject({ details: null, ended: 'logout' });
  });
});

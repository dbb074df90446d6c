import { fill, findToast, press, user } from '@concord/testing/browser';
import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const CALL = 'PATCH auth/password';

const open = (answer: { status?: number; body: unknown }) =>
  openAdmin('/admin/account', {
    'GET auth/factor': { body: { enabled: false, required: false, recoveryCodesLeft: 0 } },
    [CALL]: answer,
  });
const change = async (next: string, again = next) => {
  await fill('Current password', 'peace2026');
  await fill('New password', next);
  await fill('New password again', again);
  await press('Change password');
};

describe('PasswordSection', () => {
  it('changes the password, keeps the new token, and empties the form', async () => {
    const { made, store } = open({ body: { token: 'renewed' } });
    await change('olive-7tan');
    await findToast('Password changed. Every other browser is signed out.');
    expect(made(CALL)).toMatchObject([{ body: { current: 'peace2026', next: 'olive-7tan' } }]);
    expect(store.getState().session.details?.token).toBe('renewed');
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('refetches the sign-ins with the new token, the only valid one', async () => {
    const { made } = open({ body: { token: 'renewed' } });
    await change('olive-7tan');
    await findToast('Password changed. Every other browser is signed out.');
    expect(made('GET auth/sessions').map(({ authorization }) => authorization)).toEqual([
      'Bearer token',
      'Bearer renewed',
    ]);
  });

  it.each([
    ['olive-7tan', 'olive-8tan', 'The passwords do not match'],
    ['short', 'short', 'Password Must be above six characters'],
    ['elevenchars', 'elevenchars', 'password must be below 10 characters'],
  ])('sends no %s, %s', async (next, again, message) => {
    const { made } = open({ body: {} });
    await change(next, again);
    expect(await screen.findByText(message)).toBeVisible();
    expect(made(CALL)).toEqual([]);
  });

  it('shows a refusal at its field, and keeps the session', async () => {
    const message = 'This is not your current password';
    const { store } = open({
      status: 400,
      body: { code: 'VALIDATION', message, issues: [{ path: 'current', message }] },
    });
    await change('olive-7tan');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Current password')).toBeInvalid();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(store.getState().session.isLoggedin).toBe(true);
  });

  it('shows other problems above the fields', async () => {
    open({ status: 429, body: { code: 'TOO_MANY_REQUESTS', message: 'Try again in 15 minutes' } });
    await change('olive-7tan');
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 15 minutes');
  });

  it('shows the passwords on demand', async () => {
    open({ body: {} });
    const field = await screen.findByLabelText('New password');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('checkbox', { name: 'Show passwords' }));
    expect(await screen.findByLabelText('New password')).toHaveAttribute('type', 'text');
  });
});

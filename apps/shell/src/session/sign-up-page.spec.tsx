import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADA, renderShell, serveApi } from '../testing/render-app';
import SignUpPage from './sign-up-page';

const fill = async (values: { username: string; email: string; password: string }) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), values.username);
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), values.email);
  await userEvent.type(screen.getByLabelText('Password'), values.password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
};
const good = { username: 'ada', email: 'ada@concord.example', password: 'peace2026' };

describe('SignUpPage', () => {
  it.each([
    [{ username: 'ab' }, 'Username Too Short!'],
    [{ username: 'elevenchars' }, 'Username Too Long!'],
    [{ email: 'nobody' }, 'Please enter a valid email'],
    [{ password: 'short' }, 'Password Must be above six characters'],
    [{ password: 'elevenchars' }, 'password must be below 10 characters'],
  ])('refuses %j', async (change, message) => {
    const calls = serveApi({});
    renderShell(<SignUpPage />);
    await fill({ ...good, ...change });
    expect(await screen.findByText(message)).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('stores the new account and continues', async () => {
    const { token, ...data } = { ...ADA, role: 'PENDING' as const };
    serveApi({ 'POST /api/auth/register': { status: 201, body: { token, data } } });
    const { store } = renderShell(<SignUpPage />, { at: '/signup' });
    await fill(good);
    await waitFor(() => expect(store.getState().session.details).toEqual({ token, ...data }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('/admin'));
  });
});

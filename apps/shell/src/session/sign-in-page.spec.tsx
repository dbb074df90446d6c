import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADA, renderShell, serveApi } from '../testing/render-app';
import SignInPage from './sign-in-page';

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

describe('SignInPage', () => {
  it('requires both fields', async () => {
    const calls = serveApi({});
    renderShell(<SignInPage />);
    await submit();
    expect(await screen.findByText('email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('requires a valid e-mail after blur', async () => {
    renderShell(<SignInPage />);
    await userEvent.type(email(), 'not-an-email');
    expect(screen.queryByText('Please enter a valid email')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await screen.findByText('Please enter a valid email')).toBeVisible();
    expect(email()).toBeInvalid();
  });

  it('stores the user and returns to the page before', async () => {
    const calls = serveApi({ 'POST /api/auth/login': { status: 200, body: ADA } });
    const { store } = renderShell(<SignInPage />, {
      at: '/signin',
      state: { from: { pathname: '/admin/students', search: '?page=2' } },
    });
    await userEvent.type(email(), ADA.email);
    await userEvent.type(password(), 'peace2026');
    await submit();
    await waitFor(() => expect(store.getState().session.details).toEqual(ADA));
    await waitFor(() =>
      expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('/admin/students'),
    );
    expect(calls).toEqual([
      { call: 'POST /api/auth/login', body: { email: ADA.email, password: 'peace2026' } },
    ]);
  });

  it('shows why the server refused, and keeps the e-mail', async () => {
    serveApi({
      'POST /api/auth/login': {
        status: 401,
        body: { code: 'INVALID_CREDENTIALS', message: 'The e-mail or the password is wrong.' },
      },
    });
    const { store } = renderShell(<SignInPage />, { at: '/signin' });
    await userEvent.type(email(), ADA.email);
    await userEvent.type(password(), 'wrong');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('The e-mail or the password is wrong.');
    expect(email()).toHaveValue(ADA.email);
    expect(store.getState().session).toMatchObject({ details: null, ended: null });
  });
});

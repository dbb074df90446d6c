import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, serveApi } from '../testing/render-app';
import ForgotPasswordPage from './forgot-password-page';
import ResetPasswordPage from './reset-password-page';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('ForgotPasswordPage', () => {
  const ask = async (email: string) => {
    if (email) await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), email);
    await press('Send me a link');
  };

  it.each([
    ['', 'email is required'],
    ['nobody', 'Please enter a valid email'],
  ])('refuses "%s"', async (email, message) => {
    const calls = serveApi({});
    renderShell(<ForgotPasswordPage />);
    await ask(email);
    expect(await screen.findByText(message)).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('says the same of every address', async () => {
    const calls = serveApi({ 'POST /api/auth/forgot': { status: 202, body: {} } });
    renderShell(<ForgotPasswordPage />);
    await ask('ada@concord.example');
    expect(await screen.findByRole('status', { name: '' })).toHaveTextContent(
      /^If there is a staff account for ada@concord.example/,
    );
    expect(calls).toEqual([{ call: 'POST /api/auth/forgot', body: { email: 'ada@concord.example' } }]);
  });

  it('shows a refusal and keeps the form', async () => {
    const body = { code: 'TOO_MANY_REQUESTS', message: 'Too many tries.' };
    serveApi({ 'POST /api/auth/forgot': { status: 429, body } });
    renderShell(<ForgotPasswordPage />);
    await ask('ada@concord.example');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries.');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@concord.example');
  });
});

describe('ResetPasswordPage', () => {
  const address = () => screen.getByRole('status', { name: 'Address' });
  const choose = async (password: string) => {
    await userEvent.type(screen.getByLabelText('New password'), password);
    await press('Save password');
  };

  it('removes the token from the URL and continues to the sign-in', async () => {
    const calls = serveApi({ 'POST /api/auth/reset': { status: 200, body: {} } });
    renderShell(<ResetPasswordPage />, { at: '/reset-password', hash: '#secret' });
    await waitFor(() => expect(address()).toHaveTextContent('/reset-password null'));
    expect(address()).not.toHaveTextContent('secret');
    await choose('olive-7tan');
    await waitFor(() => expect(address()).toHaveTextContent('/signin'));
    expect(calls).toEqual([
      { call: 'POST /api/auth/reset', body: { token: 'secret', password: 'olive-7tan' } },
    ]);
  });

  it('refuses a password of five characters before it is sent', async () => {
    const calls = serveApi({});
    renderShell(<ResetPasswordPage />, { at: '/reset-password', hash: '#secret' });
    await choose('short');
    expect(await screen.findByText('Password Must be above six characters')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('explains an invalid link, and links to a new request', async () => {
    const body = { code: 'VALIDATION', message: 'This link was used before.' };
    serveApi({ 'POST /api/auth/reset': { status: 400, body } });
    renderShell(<ResetPasswordPage />, { at: '/reset-password', hash: '#secret' });
    await choose('olive-7tan');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link was used before.');
    expect(screen.getByRole('link', { name: 'Ask for a new one' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('says so when the token is missing', () => {
    renderShell(<ResetPasswordPage />, { at: '/reset-password' });
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  });
});

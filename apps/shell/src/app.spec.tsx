import { sessionExpired } from '@concord/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from './app';
import { ADA, renderShell, serveApi } from './testing/render-app';

const address = () => screen.getByRole('status', { name: 'Address' });
const { token: _token, ...adaWithoutToken } = ADA;

describe('App', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    serveApi({ 'GET /api/auth/me': { status: 200, body: adaWithoutToken } });
  });
  afterEach(() => jest.restoreAllMocks());

  it('shows Oops and the typed address for an unknown address', async () => {
    renderShell(<App />, { at: '/no/%E1%BB%8Cl%C3%A1%2F%ff' });
    expect(await screen.findByRole('heading', { name: 'Oops' })).toBeVisible();
    expect(screen.getByText('The url /no/Ọlá%2F%ff can not be found')).toBeVisible();
  });

  it('redirects a visitor of the admin area to sign in, and remembers the address', async () => {
    renderShell(<App />, { at: '/admin/students' });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(address()).toHaveTextContent('/signin');
    expect(address()).toHaveTextContent('"pathname":"/admin/students"');
  });

  it.each([
    ['/students', '/admin/students'],
    ['/students/abc', '/admin/students/abc'],
    ['/exam-board', '/admin/exams'],
    ['/student-certificates', '/admin/student-certificates'],
  ])('redirects the short address %s to %s', async (at, target) => {
    renderShell(<App />, { at });
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(address()).toHaveTextContent(`"pathname":"${target}"`);
  });

  it('shows a new account that it awaits approval', async () => {
    serveApi({ 'GET /api/auth/me': { status: 200, body: { ...adaWithoutToken, role: 'PENDING' } } });
    renderShell(<App />, { at: '/admin', session: { ...ADA, role: 'PENDING' } });
    expect(
      await screen.findByRole('heading', { name: 'Your account is waiting for approval' }),
    ).toBeVisible();
  });

  it('keeps the header when a remote fails', async () => {
    renderShell(<App />, { at: '/register' });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  it('goes home on logout', async () => {
    renderShell(<App />, { at: '/no-such-page', session: ADA });
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toHaveTextContent(/^\/ /));
  });

  it('goes to sign in with a message when the session has ended', async () => {
    const { store } = renderShell(<App />, { at: '/no-such-page', session: ADA });
    await screen.findByRole('button', { name: 'Logout' });
    act(() => void store.dispatch(sessionExpired()));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(address()).toHaveTextContent('"pathname":"/no-such-page"');
  });
});

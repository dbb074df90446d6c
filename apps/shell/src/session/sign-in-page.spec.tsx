import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADA, type ApiAnswers, renderShell, serveApi } from '../testing/render-app';
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

  it('starts in the e-mail field, and shows the password on request', async () => {
    renderShell(<SignInPage />);
    await waitFor(() => expect(email()).toHaveFocus());
    await userEvent.type(password(), 'mango-9tw');
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show the typed characters' }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide the typed characters' }));
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveValue('mango-9tw');
  });

  it('keeps the focus of a user who types before a late first frame', async () => {
    const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    renderShell(<SignInPage />);
    act(() => password().focus());
    expect(frames).toHaveBeenCalled();
    for (const [draw] of frames.mock.calls) draw(0);
    // The form library focuses in a separate task.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(password()).toHaveFocus();
    frames.mockRestore();
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

  describe('for an account with a second factor', () => {
    const ASKED = { code: 'SECOND_FACTOR', message: 'Enter the code from your authenticator app' };
    const WRONG = { code: 'SECOND_FACTOR', message: 'That code is not right. Codes change every 30 seconds' };
    const credentials = { email: ADA.email, password: 'peace2026' };
    const code = () => screen.findByRole('textbox', { name: 'Code from your authenticator app' });

    const reachSecondStep = async () => {
      const answers: ApiAnswers = { 'POST /api/auth/login': { status: 401, body: ASKED } };
      const calls = serveApi(answers);
      const { store } = renderShell(<SignInPage />, { at: '/signin' });
      await userEvent.type(email(), ADA.email);
      await userEvent.type(password(), credentials.password);
      await submit();
      await code();
      const answer = (status: number, body: unknown) => {
        answers['POST /api/auth/login'] = { status, body };
      };
      return { calls, store, answer };
    };

    it('asks for the code in a second step, with the focus and without an error', async () => {
      const { calls, store, answer } = await reachSecondStep();
      expect(await code()).toHaveFocus();
      expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
      expect(await code()).toHaveAttribute('inputmode', 'numeric');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      answer(200, ADA);
      await userEvent.type(await code(), '123456');
      await submit();
      await waitFor(() => expect(store.getState().session.details).toEqual(ADA));
      expect(calls.map(({ body }) => body)).toEqual([credentials, { ...credentials, code: '123456' }]);
    });

    it('stays in the second step after a wrong code, and announces why', async () => {
      const { store, answer } = await reachSecondStep();
      answer(401, WRONG);
      await userEvent.type(await code(), '000000');
      await submit();
      expect(await screen.findByRole('alert')).toHaveTextContent(WRONG.message);
      expect(await code()).toHaveFocus();
      expect(await code()).toBeInvalid();
      expect(store.getState().session).toMatchObject({ details: null, ended: null });
    });

    it('shows beside the field when to try again', async () => {
      const { answer } = await reachSecondStep();
      answer(429, { code: 'TOO_MANY_REQUESTS', message: 'Please try again in 15 minutes' });
      await userEvent.type(await code(), '000000');
      await submit();
      expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 15 minutes');
      expect(await code()).toBeValid();
    });

    it('sends nothing without a code', async () => {
      const { calls } = await reachSecondStep();
      await submit();
      expect(await screen.findByRole('alert')).toHaveTextContent('Enter the code');
      expect(calls).toHaveLength(1);
    });

    it('accepts a recovery code instead', async () => {
      const { calls, answer } = await reachSecondStep();
      await userEvent.type(await code(), '12');
      await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
      const recovery = screen.getByRole('textbox', { name: 'Recovery code' });
      expect(recovery).toHaveFocus();
      expect(recovery).toHaveValue('');
      answer(200, ADA);
      await userEvent.type(recovery, 'abcd-efgh');
      await submit();
      await waitFor(() => expect(calls).toHaveLength(2));
      expect(calls[1]?.body).toEqual({ ...credentials, code: 'abcd-efgh' });
    });

    it('goes back to the e-mail and an empty password', async () => {
      await reachSecondStep();
      await userEvent.click(screen.getByRole('button', { name: 'Back to email and password' }));
      expect(email()).toHaveValue(ADA.email);
      expect(password()).toHaveValue('');
      expect(password()).toHaveFocus();
    });
  });
});

import { signedInAs } from '@concord/api-client';
import { fill, press } from '@concord/testing/browser';
import { act, screen, waitFor } from '@testing-library/react';
import { openAdmin } from '../testing/open-admin';

const ENDED = { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Please sign in' } };
const NEW = {
  token: 'new',
  role: 'SUPER_ADMIN',
  admin: '64b000000000000000000001',
  username: 'halima',
  email: 'halima@concord.example',
};
const REFUSED = { status: 401, body: { code: 'INVALID_CREDENTIALS', message: 'Email or password is wrong' } };

/** Types into a form, and sends it to a server that has ended the session. */
async function saveAfterTheEnd(login: object = { body: NEW }) {
  const page = openAdmin('/admin/courses', {
    'POST course/create': ({ authorization, body }) =>
      authorization === 'Bearer new' ? { status: 201, body: { _id: '1', ...(body as object) } } : ENDED,
    'POST auth/login': login,
  });
  await press('Create course');
  await fill(/Course title/, 'Conflict analysis');
  await press('Create');
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  return page;
}

describe('SignInAgain', () => {
  it('keeps the typed values, and sends them after the sign-in', async () => {
    const { made, store } = await saveAfterTheEnd();
    await fill('Password', 'mango-9tw');
    await press('Sign in');
    await waitFor(() => expect(made('POST course/create')).toHaveLength(2));
    expect(made('POST auth/login')).toMatchObject([{ body: { email: NEW.email, password: 'mango-9tw' } }]);
    expect(made('POST course/create').map(({ body }) => body)).toMatchObject([
      { courseTitle: 'Conflict analysis' },
      { courseTitle: 'Conflict analysis' },
    ]);
    expect(store.getState().session.details?.token).toBe('new');
    await waitFor(() => expect(screen.queryByText('Sign in again')).not.toBeInTheDocument());
  });

  it('asks for a code if the account has a second factor, and shows what is wrong', async () => {
    const answers = [
      REFUSED,
      { status: 401, body: { code: 'SECOND_FACTOR', message: 'Enter the code' } },
      { body: NEW },
    ];
    const { made } = await saveAfterTheEnd(() => answers.shift());
    await fill('Password', 'wrong-1');
    await press('Sign in');
    expect(await screen.findByText('Email or password is wrong')).toBeVisible();
    await press('Sign in');
    await fill('Code from your authenticator app', '123456');
    await press('Sign in');
    await waitFor(() => expect(made('POST course/create')).toHaveLength(2));
    expect(made('POST auth/login').at(-1)).toMatchObject({ body: { code: '123456' } });
  });

  it('continues after a sign-in in another tab', async () => {
    const { made, store } = await saveAfterTheEnd();
    act(() => void store.dispatch(signedInAs({ ...NEW, role: 'SUPER_ADMIN' })));
    await waitFor(() => expect(made('POST course/create')).toHaveLength(2));
    expect(made('POST auth/login')).toEqual([]);
  });

  it('ends the session when the user leaves', async () => {
    const { store } = await saveAfterTheEnd();
    await press('Leave this page');
    await waitFor(() => expect(store.getState().session).toMatchObject({ details: null, ended: 'expired' }));
  });
});

import { fill, findToast, press } from '@concord/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { openAdmin } from '../testing/open-admin';
import { anAccount } from '../testing/records';

const NEW = anAccount({ _id: '64b000000000000000000002', username: 'tolu', role: 'PENDING' });
const CALL = `PATCH admin/${NEW._id}`;
const REFUSAL = 'Enter a code from your authenticator app to continue';
const CODE = 'Code from your authenticator app';

/** Changes a role on a server that asks for a code before; the code 654321 is wrong there. */
async function changeRole() {
  const page = openAdmin('/admin/staff-accounts', {
    'GET admin': { body: [NEW, anAccount()] },
    [CALL]: ({ authorization }) =>
      authorization === 'Bearer confirmed'
        ? { body: { ...NEW, role: 'ADMIN' } }
        : { status: 403, body: { code: 'CONFIRMATION_NEEDED', message: REFUSAL } },
    'POST auth/confirm': ({ body }) =>
      (body as { code: string }).code === '654321'
        ? {
            status: 400,
            body: { code: 'VALIDATION', message: 'No', issues: [{ path: 'code', message: 'Wrong' }] },
          }
        : { body: { token: 'confirmed' } },
  });
  await press('Approve tolu as ADMIN');
  await screen.findByText('Enter a code again');
  return page;
}

describe('CodeConfirmation', () => {
  it('asks for a code, renews the token and repeats the call', async () => {
    const { made, store } = await changeRole();
    await fill(CODE, '123456');
    await press('Confirm');
    await findToast('tolu is now ADMIN');
    expect(made('POST auth/confirm')).toMatchObject([{ body: { code: '123456' } }]);
    expect(made(CALL).map(({ body, authorization }) => [body, authorization])).toEqual([
      [{ role: 'ADMIN' }, 'Bearer token'],
      [{ role: 'ADMIN' }, 'Bearer confirmed'],
    ]);
    expect(store.getState().session.details?.token).toBe('confirmed');
    await waitFor(() => expect(screen.queryByText('Enter a code again')).not.toBeInTheDocument());
  });

  it('keeps asking with the message at the field when the code is wrong', async () => {
    const { made, store } = await changeRole();
    await fill(CODE, '654321');
    await press('Confirm');
    expect(await screen.findByText('Wrong')).toBeVisible();
    expect(store.getState().session.isLoggedin).toBe(true);
    expect(made(CALL)).toHaveLength(1);
  });

  it('fails the call with its message when the user cancels', async () => {
    const { made } = await changeRole();
    // Looked for before the press: on a busy machine the toast may be gone when that has ended.
    const toast = screen.findByText(REFUSAL);
    await press('Cancel');
    expect(await toast).toHaveTextContent(REFUSAL);
    expect(made(CALL)).toHaveLength(1);
    expect(made('POST auth/confirm')).toEqual([]);
  });
});

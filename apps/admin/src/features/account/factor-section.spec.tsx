import type { FactorState } from '@concord/contracts';
import { type FakeRoutes, fill, findToast, press, user } from '@concord/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const SECRET = 'JBSWY3DPEHPK3PXP';
const CODES = ['aaaa-bbbb-cccc', 'dddd-eeee-ffff'];
const OFF: FactorState = { enabled: false, required: false, recoveryCodesLeft: 0 };
const ON: FactorState = {
  enabled: true,
  required: false,
  since: '2026-11-20T08:00:00.000Z',
  recoveryCodesLeft: 10,
};
const CODE = 'Code from your authenticator app';

const open = (state: FactorState, routes: FakeRoutes = {}) =>
  openAdmin('/admin/account', { 'GET auth/factor': { body: state }, ...routes });

/** jsdom's blobs have no `text()`. */
const textOf = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });

describe('FactorSection', () => {
  it('sets a factor up: password, QR code and key, code, recovery codes', async () => {
    const { made, store } = open(OFF, {
      'POST auth/factor/begin': { body: { secret: SECRET, uri: `otpauth://totp/Concord?secret=${SECRET}` } },
      'POST auth/factor/enable': { body: { token: 'renewed', recoveryCodes: CODES } },
    });
    await press('Set up');
    await fill('Password', 'peace2026');
    await press('Continue');
    const title = await screen.findByText('Add your account to the app');
    expect(title).toHaveFocus();
    expect(await screen.findByAltText('QR code for your authenticator app')).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg\+xml,/),
    );
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await press('Copy');
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    await fill(CODE, '123456');
    await press('Turn on');
    for (const code of CODES) expect(await screen.findByText(code)).toBeVisible();
    expect(made('POST auth/factor/enable')).toMatchObject([{ body: { code: '123456' } }]);
    expect(store.getState().session.details?.token).toBe('renewed');
    await press('Copy');
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
    await user.keyboard('{Escape}');
    expect(screen.getByText(CODES[0]!)).toBeVisible();
    await press('I have saved them');
    await waitFor(() => expect(screen.queryByText(CODES[0]!)).not.toBeInTheDocument());
  });

  it('keeps the session and the step after a wrong password', async () => {
    const message = 'This is not your current password';
    const { store } = open(OFF, {
      'POST auth/factor/begin': {
        status: 400,
        body: { code: 'VALIDATION', message, issues: [{ path: 'password', message }] },
      },
    });
    await press('Set up');
    await fill('Password', 'wrong');
    await press('Continue');
    expect(await screen.findByText(message)).toBeVisible();
    expect(store.getState().session.isLoggedin).toBe(true);
  });

  it('saves and prints the recovery codes', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    window.print = jest.fn();
    open(ON, { 'POST auth/factor/recovery-codes': { body: { recoveryCodes: CODES } } });
    await press('New recovery codes');
    await fill('Password', 'peace2026');
    await fill(CODE, '123456');
    await press('Create new codes');
    await press('Download');
    await press('Print');
    expect(await textOf(saved[0]!)).toContain(`\n${CODES.join('\n')}\n`);
    expect(window.print).toHaveBeenCalledTimes(1);
  });

  it.each([
    [10, null],
    [4, null],
    [3, 'Only 3 recovery codes left.'],
    [1, 'Only 1 recovery code left.'],
    [0, 'You have no recovery codes left.'],
  ])('with %i codes left warns: %s', async (recoveryCodesLeft, warning) => {
    open({ ...ON, recoveryCodesLeft });
    expect(await screen.findByText('20/11/2026')).toBeVisible();
    const alert = screen.queryByRole('alert');
    if (warning) expect(alert).toHaveTextContent(warning);
    else expect(alert).not.toBeInTheDocument();
  });

  it('turns it off with password and code', async () => {
    const { made, store } = open(ON, { 'POST auth/factor/disable': { body: { token: 'renewed' } } });
    await press('Turn off');
    await fill('Password', 'peace2026');
    await fill(CODE, '123456');
    await press('Turn off');
    await findToast('The second factor is off. Every other browser is signed out.');
    expect(made('POST auth/factor/disable')).toMatchObject([
      { body: { password: 'peace2026', code: '123456' } },
    ]);
    expect(store.getState().session.details?.token).toBe('renewed');
  });

  it('cannot be turned off if it is required', async () => {
    open({ ...ON, required: true });
    expect(await screen.findByText('The institute requires a second factor for your account.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
  });
});

import { signedInAs } from '@concord/api-client';
import { fill, press } from '@concord/testing/browser';
import { act, screen, waitFor } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const CODES = ['aaaa-bbbb', 'cccc-dddd'];

describe('FactorGate', () => {
  it('shows an account that needs a second factor how to set it up, and sends no request', async () => {
    const { calls } = openAdmin('/admin/students', {}, 'SUPER_ADMIN', { factor: 'needed' });
    expect(await screen.findByText('Set up your second factor')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Students' })).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('signs out from there', async () => {
    const { store } = openAdmin('/admin', {}, 'SUPER_ADMIN', { factor: 'needed' });
    await press('Sign out');
    expect(store.getState().session).toMatchObject({ details: null, ended: 'logout' });
  });

  it('shows the recovery codes until they are kept, also when the back office opens behind them', async () => {
    const { store } = openAdmin(
      '/admin',
      {
        'POST auth/factor/begin': {
          body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Concord:halima' },
        },
        'POST auth/factor/enable': { body: { token: 'renewed', recoveryCodes: CODES } },
      },
      'SUPER_ADMIN',
      { factor: 'needed' },
    );
    await press('Set up');
    await fill('Password', 'peace2026');
    await press('Continue');
    await fill('Code from your authenticator app', '123456');
    await press('Turn on');
    expect(await screen.findByText(CODES[0]!)).toBeVisible();
    expect(store.getState().session.details).toMatchObject({ token: 'renewed', factor: 'needed' });
    // State while `auth/me` is requested.
    act(() => void store.dispatch(signedInAs({ ...store.getState().session.details!, factor: 'on' })));
    expect(screen.getByText(CODES[0]!)).toBeVisible();
    await press('I have saved them');
    await waitFor(() => expect(screen.queryByText('Set up your second factor')).not.toBeInTheDocument());
    expect(await screen.findByRole('link', { name: 'Students' })).toBeInTheDocument();
  });
});

import type { StaffSession } from '@concord/contracts';
import { findToast, press } from '@concord/testing/browser';
import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const aSession = (change: Partial<StaffSession> = {}): StaffSession => ({
  _id: '64b0000000000000000000a1',
  device: 'Chrome on Windows',
  address: '10.1.2.3',
  createdAt: '2026-11-22T08:00:00.000Z',
  lastSeenAt: '2026-11-22T09:00:00.000Z',
  endsAt: '2026-11-22T20:00:00.000Z',
  isCurrent: true,
  ...change,
});
const OTHER = aSession({ _id: '64b0000000000000000000a2', device: 'Safari on iPhone', isCurrent: false });

describe('AccountPage', () => {
  it('is linked from the name, and signs out another browser after a confirmation', async () => {
    const call = `DELETE auth/sessions/${OTHER._id}`;
    const { made } = openAdmin('/admin/account', {
      'GET auth/sessions': { body: [aSession(), OTHER] },
      [call]: { body: { _id: OTHER._id } },
    });
    expect(await screen.findByText('Safari on iPhone')).toBeVisible();
    expect(screen.getByText('This browser')).toBeVisible();
    expect(screen.getByRole('link', { name: /halima.*Super administrator.*Your account/ })).toHaveAttribute(
      'href',
      '/admin/account',
    );
    await press(/^Sign out Safari on iPhone/);
    expect(made(call)).toEqual([]);
    await press('Sign out');
    await findToast('Signed out');
    expect(made(call)).toHaveLength(1);
  });

  it('signs out all others after a confirmation, and shows a failure', async () => {
    const call = 'DELETE auth/sessions';
    const { made } = openAdmin('/admin/account', {
      'GET auth/sessions': { body: [aSession(), OTHER] },
      [call]: { status: 503, body: { code: 'OVERLOADED', message: 'Please try again shortly' } },
    });
    await press('Sign out all others');
    await press('Sign out all others');
    await findToast('Please try again shortly');
    expect(made(call)).toHaveLength(1);
  });

  it('offers nothing to end if this sign-in is the only one', async () => {
    openAdmin('/admin/account', { 'GET auth/sessions': { body: [aSession()] } }, 'ADMIN');
    expect(await screen.findByText('Chrome on Windows')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Sign out/ })).not.toBeInTheDocument();
  });

  it('shows why the list does not load', async () => {
    openAdmin('/admin/account', {
      'GET auth/sessions': { status: 400, body: { code: 'BAD_REQUEST', message: 'It is broken' } },
    });
    expect(await screen.findByText('It is broken')).toBeVisible();
  });
});

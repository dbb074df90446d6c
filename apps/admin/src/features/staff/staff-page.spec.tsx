import { chooseOption, findToast, press } from '@concord/testing/browser';
import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { anAccount } from '../../testing/records';

const NEW = anAccount({ _id: '64b000000000000000000002', username: 'tolu', role: 'PENDING' });
const OTHER_ID = '64b000000000000000000003';

describe('StaffPage', () => {
  it('gives a pending account its role', async () => {
    const call = `PATCH admin/${NEW._id}`;
    const { made } = openAdmin('/admin/staff-accounts', {
      'GET admin': { body: [NEW, anAccount()] },
      [call]: { body: { ...NEW, role: 'ADMIN' } },
    });

    await press('Change role of tolu');
    expect(screen.getByText('Save')).toBeDisabled();
    await chooseOption(/Role/, 'ADMIN');
    await press('Save');
    await findToast('tolu is now ADMIN');
    expect(made(call)).toMatchObject([{ body: { role: 'ADMIN' } }]);
  });

  it('shows a link to a new password, once, to copy', async () => {
    const link = 'https://site.example/reset-password#token';
    const call = `POST admin/${NEW._id}/reset-link`;
    const { made } = openAdmin('/admin/staff-accounts', {
      'GET admin': { body: [NEW] },
      [call]: { body: { link, endsAt: '2026-11-21T10:00:00.000Z' } },
    });
    await press('Reset password of tolu');
    await press('Make link');
    expect(await screen.findByLabelText('Link')).toHaveValue(link);
    await press('Copy link');
    await findToast('Copied the link');
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(made(call)).toHaveLength(1);
    expect(screen.queryByText('Make link')).not.toBeInTheDocument();
  });

  it('tells where a link was mailed to', async () => {
    openAdmin('/admin/staff-accounts', {
      'GET admin': { body: [NEW] },
      [`POST admin/${NEW._id}/reset-link`]: { body: { mailedTo: NEW.email } },
    });
    await press('Reset password of tolu');
    await press('Make link');
    expect(await screen.findByText(`A link is on its way to ${NEW.email}.`)).toBeVisible();
  });

  it('warns before a change of the own role', async () => {
    openAdmin('/admin/staff-accounts', { 'GET admin': { body: [anAccount()] } });
    await press('Change role of halima');
    expect(screen.getByText(/This is your own account/)).toBeVisible();
  });

  it('takes the second factor off another account after asking, and off no other', async () => {
    const tolu = { ...NEW, factor: 'on' as const };
    const call = `DELETE admin/${tolu._id}/factor`;
    const { made } = openAdmin('/admin/staff-accounts', {
      'GET admin': {
        body: [tolu, anAccount({ factor: 'on' }), anAccount({ _id: OTHER_ID, username: 'ada' })],
      },
      [call]: { body: { _id: tolu._id } },
    });
    await press('Take off the second factor of tolu');
    expect(screen.queryByRole('button', { name: /second factor of (halima|ada)/, hidden: true })).toBeNull();
    expect(made(call)).toEqual([]);
    await press('Take it off');
    await findToast('tolu signs in with the password alone now');
    expect(made(call)).toHaveLength(1);
  });
});

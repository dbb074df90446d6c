import type { StaffAccount } from '@concord/contracts';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';

const OWN: StaffAccount = {
  _id: '64b000000000000000000001',
  username: 'halima',
  email: 'halima@concord.example',
  role: 'SUPER_ADMIN',
  createdAt: '2026-11-01T09:00:00.000Z',
};
const NEW: StaffAccount = { ...OWN, _id: '64b000000000000000000002', username: 'tolu', role: 'PENDING' };

describe('StaffPage', () => {
  it('gives an account that waits its role', async () => {
    const call = `PATCH admin/${NEW._id}`;
    const seen = fakeApi({ 'GET admin': { body: [NEW, OWN] }, [call]: { body: { ...NEW, role: 'ADMIN' } } });
    const { user } = renderAdmin('/admin/staff-accounts');

    await user.click(await screen.findByRole('button', { name: 'Change role of tolu' }));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(screen.getByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByRole('option', { name: 'ADMIN' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('tolu is now ADMIN')).toBeVisible();
    expect(seen.find((made) => made.call === call)?.body).toEqual({ role: 'ADMIN' });
  });

  it('shows why the last super administrator can not be removed', async () => {
    fakeApi({
      'GET admin': { body: [OWN] },
      [`DELETE admin/${OWN._id}`]: {
        status: 409,
        body: { code: 'LAST_SUPER_ADMIN', message: 'This is the last super administrator' },
      },
    });
    const { user } = renderAdmin('/admin/staff-accounts');

    await user.click(await screen.findByRole('button', { name: 'Remove halima' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('This is the last super administrator')).toBeVisible();
  });
});

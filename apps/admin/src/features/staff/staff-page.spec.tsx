import { chooseOption, findToast, press } from '@concord/testing/browser';
import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { anAccount } from '../../testing/records';

const NEW = anAccount({ _id: '64b000000000000000000002', username: 'tolu', role: 'PENDING' });

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

  it('warns before a change of the own role', async () => {
    openAdmin('/admin/staff-accounts', { 'GET admin': { body: [anAccount()] } });
    await press('Change role of halima');
    expect(screen.getByText(/This is your own account/)).toBeVisible();
  });
});

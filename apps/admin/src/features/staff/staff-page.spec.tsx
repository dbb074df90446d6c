import { screen } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { anAccount } from '../../testing/records';
import { renderAdmin } from '../../testing/render-admin';

const OWN = anAccount();
const NEW = anAccount({ _id: '64b000000000000000000002', username: 'tolu', role: 'PENDING' });

describe('StaffPage', () => {
  it('gives a pending account its role', async () => {
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
});

import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { aCertificate } from '../../testing/records';
import { renderAdmin } from '../../testing/render-admin';

const CERTIFICATE = aCertificate();
const DELETE_NAME = 'Delete the certificate of Amina Bello';

describe('CertificatesPage', () => {
  it('lists certificates without a way to delete them for an ADMIN', async () => {
    fakeApi({ 'GET certificate': { body: [CERTIFICATE] } });
    renderAdmin('/admin/student-certificates', 'ADMIN');

    expect(await screen.findByText('CERT-2026-AAAA')).toBeVisible();
    expect(screen.getByText('20/11/2026')).toBeVisible();
    expect(screen.queryByRole('button', { name: DELETE_NAME })).not.toBeInTheDocument();
  });

  it('lets a SUPER_ADMIN delete one after asking', async () => {
    const seen = fakeApi({
      'GET certificate': { body: [CERTIFICATE] },
      [`DELETE certificate/${CERTIFICATE._id}`]: { body: CERTIFICATE },
    });
    const { user } = renderAdmin('/admin/student-certificates', 'SUPER_ADMIN');

    await user.click(await screen.findByRole('button', { name: DELETE_NAME }));
    expect(seen.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted Succesfully')).toBeVisible();
  });
});

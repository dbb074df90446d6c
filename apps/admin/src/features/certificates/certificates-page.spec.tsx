import { screen } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { aCertificate } from '../../testing/records';
import { renderAdmin } from '../../testing/render-admin';

const CERTIFICATE = aCertificate();
const DELETE_NAME = 'Delete the certificate of Amina Bello';

describe('CertificatesPage', () => {
  it('lists certificates; an ADMIN cannot delete them', async () => {
    fakeApi({ 'GET certificate': { body: [CERTIFICATE] } });
    renderAdmin('/admin/student-certificates', 'ADMIN');

    expect(await screen.findByText('CERT-2026-AAAA')).toBeVisible();
    expect(screen.getByText('20/11/2026')).toBeVisible();
    expect(screen.queryByRole('button', { name: DELETE_NAME })).not.toBeInTheDocument();
  });
});

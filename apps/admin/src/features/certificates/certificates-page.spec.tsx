import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aCertificate } from '../../testing/records';

describe('CertificatesPage', () => {
  it('lists certificates; an ADMIN cannot delete them', async () => {
    openAdmin('/admin/student-certificates', { 'GET certificate': { body: [aCertificate()] } }, 'ADMIN');

    expect(await screen.findByText('CERT-2026-AAAA')).toBeVisible();
    expect(screen.getByText('20/11/2026')).toBeVisible();
    expect(screen.queryByLabelText('Delete the certificate of Amina Bello')).not.toBeInTheDocument();
  });
});

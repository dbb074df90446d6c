import { aStudent } from '@concord/testing/records';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aCertificate } from '../../testing/records';

const student = aStudent();
const own = aCertificate({
  _id: '650000000000000000000002',
  certificateNumber: 'CN-2026-OWN',
  student: student._id,
  status: 'replaced',
  replacedBy: 'CN-2026-NEW',
});
/** Certificate of somebody else with the same name. */
const ofNamesake = aCertificate({
  _id: '650000000000000000000003',
  certificateNumber: 'CN-2026-NAMESAKE',
  student: '64a000000000000000000009',
});

describe('StudentCertificates', () => {
  it('lists earned certificates and those made by hand in the same name, each with its state', async () => {
    const byHand = aCertificate();
    openAdmin(`/admin/students/${student._id}?tab=certificates`, {
      [`GET student/${student._id}`]: { body: student },
      'GET certificate': ({ search }) => ({
        body: search.get('student') === student._id ? [own] : [own, ofNamesake, byHand],
      }),
    });
    const table = await screen.findByRole('table', { name: 'Certificates' });
    const link = await within(table).findByRole('link', { name: byHand.certificateNumber });
    expect(link).toHaveAttribute(
      'href',
      `/admin/student-certificates?status=all&search=${byHand.certificateNumber}`,
    );
    const numbers = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('td')?.textContent);
    expect(numbers).toEqual(['CN-2026-OWN', byHand.certificateNumber]);
    expect(within(table).getByText('Replaced')).toBeVisible();
    expect(within(table).getByRole('link', { name: 'CN-2026-NEW' })).toBeVisible();
  });
});

import type { ResultRow } from '@concord/contracts';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aResult } from '../../testing/records';

describe('ResultsPage', () => {
  it("shows for each result whether it is held, and the applicant's status", async () => {
    const { questions: _, ...result } = aResult('Noise');
    const rows: ResultRow[] = [
      { ...result, pass: true, held: { until: null }, standing: { status: 'rejected' } },
      { ...result, _id: 'a'.repeat(24), pass: true },
    ];
    openAdmin('/admin/student-result', { 'GET result': { body: rows } });
    const table = within(await screen.findByRole('table', { name: 'Results' }));
    expect(await table.findAllByText('Passed')).toHaveLength(2);
    const [held, shown] = table.getAllByRole('row').slice(1);
    expect(held).toHaveTextContent(/Rejected.*PassedHeld/);
    expect(shown).not.toHaveTextContent(/Held|Rejected/);
  });
});

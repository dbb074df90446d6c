import type { MemberImportPreview } from '@concord/contracts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAdmin } from '../../testing/open-admin';

const PREVIEW: MemberImportPreview = {
  headings: ['No', 'Surname', 'Grade'],
  columns: { number: 'No', surname: 'Surname', grade: 'Grade' },
  rows: 3,
  ready: 1,
  known: 1,
  faulty: 1,
  problems: [{ row: 3, column: 'grade', text: 'Knight', message: 'Write one of the grades' }],
  balance: 500_000,
};
const READ = 'POST member/import/preview';

describe('MemberImportPage', () => {
  it('shows what a file would import, and checks corrected cells', async () => {
    const user = userEvent.setup();
    const { made } = openAdmin('/admin/members/import', { [READ]: { body: PREVIEW } });
    const input = await screen.findByLabelText('Register');
    await user.upload(input, new File(['No,Surname,Grade'], 'register.csv'));
    expect(await screen.findByText(/^1 new member of 3 rows\. 1 member in the register/)).toBeVisible();
    const problems = within(screen.getByRole('region', { name: 'Problems in 1 row' }));
    const cell = problems.getByRole('textbox', { name: 'Row 3: Grade' });
    expect(cell).toHaveValue('Knight');
    await user.clear(cell);
    await user.type(cell, 'Full');
    await user.click(problems.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('button', { name: 'Import 1 member' })).toBeEnabled();
    expect(made(READ)).toHaveLength(2);
  });
});

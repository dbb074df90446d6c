import { press, user } from '@concord/testing/browser';
import { aStudent } from '@concord/testing/records';
import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { anExam } from '../../testing/records';

const LIST = 'GET student';
const ASSIGN = 'POST exams/assignments/bulk';

describe('AssignManyButton', () => {
  it('names who is skipped before an exam is assigned, and includes undecided applicants on request', async () => {
    const exam = anExam();
    const [rejected, fresh] = [
      { student: 'a'.repeat(24), code: 'REJECTED' as const, name: 'Danjuma Ladi' },
      { student: 'b'.repeat(24), code: 'UNDECIDED' as const, name: 'Sani Musa' },
    ];
    const { made } = openAdmin(`/admin/students?exam=${exam._id}`, {
      [LIST]: { body: [aStudent()], total: 3 },
      'GET exams': { body: [exam] },
      [ASSIGN]: ({ body }) => ({
        body: (body as { acceptedOnly?: true }).acceptedOnly
          ? { added: 1, skipped: [rejected, fresh] }
          : { added: 2, skipped: [rejected], undecided: 1 },
      }),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bello Amina' }));
    await press('Select all 3 that match');
    await press('Assign an exam');
    expect(
      await screen.findByText(/^1 student will get the exam. Left out: 1 was rejected, 1 is not decided yet/),
    ).toBeVisible();
    expect(screen.getByText('Danjuma Ladi').closest('li')).toHaveTextContent('Danjuma Ladi was rejected');
    expect(screen.getByText('Sani Musa').closest('li')).toHaveTextContent('Sani Musa is not decided yet');
    await user.click(screen.getByLabelText('Include applicants who are not decided yet (1)'));
    expect(
      await screen.findByText(/^2 students will get the exam. Left out: 1 was rejected\./),
    ).toBeVisible();
    expect(made(ASSIGN).at(-1)?.body).toEqual({ exam: exam._id, filter: {}, dryRun: true });
  });
});

import { fill, press, user } from '@concord/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '../../../testing/open-admin';
import { aFullExam, anAssignedStudent, aTask } from '../../../testing/records';

const exam = aFullExam();
const path = `/admin/exams/${exam._id}?tab=students`;
const LIST = `GET exams/${exam._id}/assignments`;
const CHANGE = 'POST exams/assignments/bulk-change';
const TASK = `GET exams/tasks/${aTask('assignments-change')._id}`;
const amina = anAssignedStudent();
const musa = anAssignedStudent({
  _id: '653000000000000000000002',
  student: '64a000000000000000000002',
  name: 'Sani Musa',
  status: 'completed',
});
const skipped = [{ student: musa.student, code: 'ALREADY_COMPLETED' as const, name: musa.name }];
const page = {
  [`GET exams/${exam._id}`]: { body: exam },
  [LIST]: { body: [amina, musa], total: 12 },
  'GET exams/tasks': { body: [] },
};
const isDryRun = (body: unknown) => (body as { dryRun?: boolean }).dryRun === true;

describe('AssignedSection', () => {
  it('lists who has the exam, by state and name', async () => {
    const { made } = openAdmin(path, page);
    const section = within(await screen.findByRole('region', { name: 'Assigned students' }));
    expect(await section.findByText('Bello Amina')).toBeVisible();
    expect(section.getByText('completed')).toBeVisible();
    await fill('Search assigned students', 'amina');
    await waitFor(() => expect(made(LIST).at(-1)?.search.get('search')).toBe('amina'));
  });

  it('gives the selected extra time after a count, and names who was skipped', async () => {
    const outcome = { changed: 1, skipped };
    const { made } = openAdmin(path, {
      ...page,
      [CHANGE]: ({ body }) => (isDryRun(body) ? { body: outcome } : { body: aTask('assignments-change') }),
      [TASK]: { body: aTask('assignments-change', outcome) },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await press('Change due date or extra time');
    expect(await screen.findByText('1 student will be updated. Left out: 1 has completed it.')).toBeVisible();
    expect(screen.getByText('Save changes')).toBeDisabled();
    await fill('Extra time in minutes', '30');
    await press('Save changes');
    expect(await screen.findByText('1 student updated')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveTextContent('Sani Musa has completed it');
    const students = [amina.student, musa.student];
    expect(made(CHANGE).map(({ body }) => body)).toEqual([
      { exam: exam._id, students, extraTime: 0, dryRun: true },
      { exam: exam._id, students, extraTime: 30, count: 2 },
    ]);
  });

  it('removes the exam from all matches, and shows why a request was refused', async () => {
    const refused = { status: 409, body: { code: 'CONFLICT', message: '11 students match now' } };
    const { made } = openAdmin(`/admin/exams/${exam._id}?status=pending`, {
      ...page,
      [CHANGE]: ({ body }) => (isDryRun(body) ? { body: { changed: 12, skipped: [] } } : refused),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bello Amina' }));
    await press('Select all 12 that match');
    await press('Remove');
    expect(await screen.findByText('12 students will lose the exam.')).toBeVisible();
    await press('Remove exam');
    expect(await screen.findByText('11 students match now')).toBeVisible();
    expect(made(CHANGE).at(-1)?.body).toEqual({
      exam: exam._id,
      assigned: { status: 'pending' },
      remove: true,
      count: 12,
    });
  });

  it('shows an active task, and stops it', async () => {
    const working = { ...aTask('assignments-add'), status: 'working', done: 1 };
    const cancel = `POST exams/tasks/${working._id}/cancel`;
    const { made } = openAdmin(path, {
      ...page,
      'GET exams/tasks': { body: [working] },
      [TASK]: { body: working },
      [cancel]: { body: { ...working, status: 'cancelled' } },
    });
    expect(await screen.findByText('1 of 2')).toBeVisible();
    await press('Stop');
    await waitFor(() => expect(made(cancel)).toHaveLength(1));
  });
});

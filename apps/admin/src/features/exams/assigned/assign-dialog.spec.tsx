import { chooseOption, fill, press, user } from '@concord/testing/browser';
import { aStudent } from '@concord/testing/records';
import { screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '../../../testing/open-admin';
import { aFullExam, anExam, aTask } from '../../../testing/records';

const exam = aFullExam();
const ASSIGN = 'POST exams/assignments/bulk';
const LIST = 'GET student';
const isDryRun = (body: unknown) => (body as { dryRun?: boolean }).dryRun === true;
const amina = aStudent();
const cohort = { _id: '67a000000000000000000001', name: 'March diet', students: 40, createdAt: '' };

const open = (total = 1) =>
  openAdmin(`/admin/exams/${exam._id}`, {
    [`GET exams/${exam._id}`]: { body: exam },
    'GET exams': { body: [anExam({ _id: exam._id })] },
    'GET cohorts': { body: [cohort], total: 1 },
    [LIST]: { body: [amina], total },
    [ASSIGN]: ({ body }) =>
      isDryRun(body) ? { body: { added: total, skipped: [] } } : { body: aTask('assignments-add') },
  });

const orders = ({ made }: ReturnType<typeof open>) => made(ASSIGN).map(({ body }) => body);

describe('AssignDialog', () => {
  it('gives the exam of the page to students who are chosen one by one', async () => {
    const server = open();
    await press('Assign to students');
    expect(screen.getByText('Next')).toBeDisabled();
    await user.click(await screen.findByRole('combobox', { name: 'Student' }));
    await user.click(await screen.findByRole('option', { name: /Bello Amina/ }));
    expect(await screen.findByText(`Bello Amina, ${amina.email}`)).toBeVisible();
    await press('Next');
    expect(await screen.findByRole('dialog', { name: 'Assign an exam to 1 student' })).toBeVisible();
    expect(await screen.findByText('1 student will get it.')).toBeVisible();
    await press('Assign to 1');
    await waitFor(() => expect(orders(server)).toHaveLength(2));
    const which = { exam: exam._id, students: [amina._id] };
    expect(orders(server)[0]).toEqual({ ...which, dryRun: true });
    expect(orders(server)[1]).toMatchObject({ ...which, count: 1 });
  });

  it('gives it to all whom a filter finds, or to a cohort', async () => {
    const server = open(412);
    await press('Assign to students');
    await chooseOption('Students', 'All students found by a filter');
    await fill('Search students', 'bello');
    expect(await screen.findByText('412 students match')).toBeVisible();
    await press('Next');
    expect(await screen.findByText('Search: bello')).toBeVisible();
    await waitFor(() => expect(orders(server)).toHaveLength(1));
    expect(orders(server)).toEqual([{ exam: exam._id, filter: { search: 'bello' }, dryRun: true }]);
    await press('Cancel');

    await press('Assign to students');
    await chooseOption('Students', 'All of a cohort');
    await user.click(await screen.findByRole('combobox', { name: 'Cohort' }));
    await user.click(await screen.findByRole('option', { name: /March diet/ }));
    await waitFor(() => expect(screen.getByText('Next')).toBeEnabled());
    await press('Next');
    await waitFor(() => expect(orders(server)).toHaveLength(2));
    expect(orders(server)[1]).toEqual({ exam: exam._id, filter: { cohort: cohort._id }, dryRun: true });
  });

  it('leads to the list of students for a choice from it', async () => {
    open();
    await press('Assign to students');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('link', { name: /in the list of students/ })).toHaveAttribute(
      'href',
      `/admin/students?exam=${exam._id}`,
    );
  });
});

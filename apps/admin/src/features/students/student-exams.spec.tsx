import { aStudent } from '@concord/testing/records';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { anAssignment, anExam } from '../../testing/records';
import { renderAdmin } from '../../testing/render-admin';
import { oneMonthAfter } from './due-date';

const student = aStudent();
const path = `/admin/students/${student._id}`;
const routes = {
  [`GET student/${student._id}`]: { body: student },
  [`GET exams/studentExamByStudentId/${student._id}`]: { body: [anAssignment()] },
  'GET exams': { body: [anExam()] },
};

describe('StudentExams', () => {
  it('asks for an exam before it adds one', async () => {
    const seen = fakeApi(routes);
    const { user } = renderAdmin(path, 'ADMIN');

    await user.click(await screen.findByRole('button', { name: 'Add Exam' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Exam' }));

    expect(await screen.findByText('Please select an Exam')).toBeVisible();
    expect(seen.map(({ call }) => call)).not.toContain('POST exams/addExamToStudent');
  });

  it('adds an exam that is due in a month', async () => {
    const seen = fakeApi({ ...routes, 'POST exams/addExamToStudent': { status: 201, body: anAssignment() } });
    const { user } = renderAdmin(path, 'ADMIN');

    await user.click(await screen.findByRole('button', { name: 'Add Exam' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: /Exam/ }));
    await user.click(await screen.findByRole('option', { name: 'Mediation (MED-1000)' }));
    await user.click(dialog.getByRole('button', { name: 'Add Exam' }));

    expect(await screen.findByText('Exam Added Succesfully')).toBeVisible();
    expect(seen.find(({ call }) => call === 'POST exams/addExamToStudent')?.body).toEqual({
      exam: anExam()._id,
      student: student._id,
      status: 'pending',
      dueDate: oneMonthAfter(new Date()),
    });
    const lists = seen.filter(({ call }) => call.startsWith('GET exams/studentExamByStudentId/'));
    expect(lists).toHaveLength(2);
  });

  it('gives extra time', async () => {
    const call = `PATCH exams/studentExam/${anAssignment()._id}`;
    const seen = fakeApi({ ...routes, [call]: { body: anAssignment({ extraTime: 20 }) } });
    const { user } = renderAdmin(path, 'ADMIN');

    await user.click(await screen.findByRole('button', { name: 'Edit Mediation' }));
    const minutes = screen.getByRole('textbox', { name: /Extra time/ });
    await user.clear(minutes);
    await user.type(minutes, '20');
    await user.click(screen.getByRole('button', { name: 'Update' }));

    expect(await screen.findByText('Exam updated Succesfully')).toBeVisible();
    expect(seen.find((made) => made.call === call)?.body).toEqual({ extraTime: 20 });
  });
});

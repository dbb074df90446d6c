import { aStudent } from '@concord/testing/records';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { anAssignment, anAttempt, anIntervention } from '../../testing/records';
import { renderAdmin } from '../../testing/render-admin';
import { oneMonthAfter } from './due-date';

const student = aStudent();
const id = anAssignment()._id;
const RESET = `POST exams/studentExam/${id}/reset`;
const FAR = '2999-12-21T23:59:59.999Z';
const PAST = '2020-01-31T23:59:59.999Z';

const open = (assignment: ReturnType<typeof anAssignment>, more: Parameters<typeof fakeApi>[0] = {}) => {
  const seen = fakeApi({
    [`GET student/${student._id}`]: { body: student },
    [`GET exams/studentExamByStudentId/${student._id}`]: { body: [assignment] },
    ...more,
  });
  return { seen, ...renderAdmin(`/admin/students/${student._id}`, 'ADMIN') };
};

describe('resetting an exam', () => {
  it('asks for the reason and starts a new round', async () => {
    const assignment = anAssignment({ status: 'completed', dueDate: FAR });
    const { user, seen } = open(assignment, { [RESET]: { body: anAssignment() } });

    await user.click(await screen.findByRole('button', { name: 'Reset Mediation' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Reset exam' }));
    expect(dialog.getByText(/The attempt so far is kept as history/)).toBeVisible();
    expect(dialog.queryByText('New due date')).not.toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Power cut');
    await user.click(dialog.getByRole('button', { name: 'Reset exam' }));

    expect(await screen.findByText('Exam reset Succesfully')).toBeVisible();
    expect(seen.find(({ call }) => call === RESET)?.body).toEqual({ reason: 'Power cut' });
    expect(seen.filter(({ call }) => call.includes('studentExamByStudentId'))).toHaveLength(2);
  });

  it('gives a new due date, one month ahead, when the old one has passed', async () => {
    const { user, seen } = open(anAssignment({ status: 'completed', dueDate: PAST }), {
      [RESET]: { body: anAssignment() },
    });

    await user.click(await screen.findByRole('button', { name: 'Reset Mediation' }));
    expect(await screen.findByText(/31\/01\/2020, has passed/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Power cut');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reset exam' }));
    await screen.findByText('Exam reset Succesfully');
    expect(seen.find(({ call }) => call === RESET)?.body).toEqual({
      reason: 'Power cut',
      dueDate: `${oneMonthAfter(new Date())}T23:59:59.999Z`,
    });
  });

  it('warns about an attempt under way', async () => {
    const { user } = open(anAssignment({ attempt: { _id: anAttempt()._id, deadline: FAR }, dueDate: FAR }));
    await user.click(await screen.findByRole('button', { name: 'Reset Mediation' }));
    expect(screen.getByText(/That attempt ends at once and does not count/)).toBeVisible();
  });

  it('is not offered before the exam was started', async () => {
    open(anAssignment());
    await screen.findByRole('button', { name: 'History of Mediation' });
    expect(screen.queryByRole('button', { name: 'Reset Mediation' })).not.toBeInTheDocument();
  });
});

describe('the history of an exam', () => {
  const ATTEMPTS = `GET exams/studentExam/${id}/attempts`;

  it('shows every round with its end and interventions', async () => {
    const rounds = [
      anAttempt({ _id: '2', round: 2, closedBy: 'staff', closed: anIntervention({ reason: 'Fire alarm' }) }),
      anAttempt({ _id: '1', round: 1, reset: anIntervention(), score: 7 }),
    ];
    const { user } = open(anAssignment({ status: 'completed' }), { [ATTEMPTS]: { body: rounds } });

    await user.click(await screen.findByRole('button', { name: 'History of Mediation' }));
    const [latest, first] = await within(screen.getByRole('dialog')).findAllByRole('listitem');
    expect(latest).toHaveTextContent('Round 2');
    expect(latest).toHaveTextContent('halima, by hand');
    expect(latest).toHaveTextContent(/Closed by halima, .*: Fire alarm/);
    expect(latest).toHaveTextContent('22 / 40');
    expect(first).toHaveTextContent('graded, then reset');
    expect(first).toHaveTextContent(/Reset by halima, .*: Power cut in the hall/);
  });

  it('has an empty state', async () => {
    const { user } = open(anAssignment(), { [ATTEMPTS]: { body: [] } });
    await user.click(await screen.findByRole('button', { name: 'History of Mediation' }));
    expect(await screen.findByText('The candidate has not started this exam yet.')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const answers = [{ status: 400, body: { code: 'NO', message: 'Not now' } }, { body: [anAttempt()] }];
    const { user } = open(anAssignment(), { [ATTEMPTS]: () => answers.shift() ?? {} });
    await user.click(await screen.findByRole('button', { name: 'History of Mediation' }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Round 1')).toBeVisible();
  });
});

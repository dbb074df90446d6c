import { chooseOption, type FakeRoutes, fill, findToast, press } from '@concord/testing/browser';
import { anAssignment, aStudent } from '@concord/testing/records';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { anAttempt, anExam, anIntervention } from '../../testing/records';
import { oneMonthAfter } from '../../shared/assignments/due-date';

const student = aStudent();
const id = anAssignment()._id;
const LIST = `GET exams/studentExamByStudentId/${student._id}`;
const ADD = 'POST exams/addExamToStudent';
const RESET = `POST exams/studentExam/${id}/reset`;
const ATTEMPTS = `GET exams/studentExam/${id}/attempts`;
const FAR = '2999-12-21T22:59:59.999Z';
const PAST = '2020-01-31T23:59:59.999Z';

const open = (assignment = anAssignment(), routes: FakeRoutes = {}) => {
  const found = { [`GET student/${student._id}`]: { body: student }, [LIST]: { body: [assignment] } };
  return openAdmin(`/admin/students/${student._id}?tab=exams`, { ...found, ...routes }, 'ADMIN');
};

describe('the exams of a student', () => {
  it('requires an exam, which is due in a month by default', async () => {
    const { made } = open(anAssignment(), {
      'GET exams': { body: [anExam()] },
      [ADD]: { status: 201, body: anAssignment() },
    });
    await press('Add Exam');
    await press('Add Exam');
    await findToast('Please select an Exam');
    expect(made(ADD)).toEqual([]);

    await chooseOption(/Exam/, 'Mediation (MED-1000)');
    await press('Add Exam');
    await findToast('Exam Added Succesfully');
    const dueDate = oneMonthAfter(new Date());
    const body = { exam: anExam()._id, student: student._id, status: 'pending', dueDate };
    expect(made(ADD)).toMatchObject([{ body }]);
    expect(made(LIST)).toHaveLength(2);
  });

  it.each([
    ['rejected', /^You can’t assign an exam because this application was rejected/, true],
    ['new', /^This application is not decided yet/, false],
  ] as const)('warns before an exam is given to one who is %s', async (status, text, isRefused) => {
    const review = { status, revision: 1, at: null, by: null, reason: null };
    const one = aStudent({ review });
    open(anAssignment(), { [`GET student/${one._id}`]: { body: one }, 'GET exams': { body: [anExam()] } });
    await press('Add Exam');
    expect(await screen.findByText(text)).toBeVisible();
    const [send] = screen.getAllByRole('button', { name: 'Add Exam' });
    expect((send as HTMLButtonElement).disabled).toBe(isRefused);
  });

  it('shows the score of the written paper, and that one is being graded', async () => {
    const result = {
      _id: id,
      percantage: 63,
      total_score: 10,
      total_questions: 16,
      pass: true,
      createdAt: PAST,
    };
    const done = anAssignment({ status: 'completed', score: 10, result });
    const submitted = anAssignment({ _id: '2', isGrading: true });
    open(done, { [LIST]: { body: [done, submitted] } });
    expect(await screen.findByText('10 of 16')).toBeVisible();
    expect(screen.getByText('pending, being graded')).toBeVisible();
  });

  it('gives extra time', async () => {
    const call = `PATCH exams/studentExam/${id}`;
    const { made } = open(anAssignment(), { [call]: { body: anAssignment({ extraTime: 20 }) } });
    await press('Edit Mediation');
    await fill(/Extra time/, '20');
    await press('Update');
    await findToast('Exam updated');
    expect(made(call).map(({ body }) => body)).toEqual([{ extraTime: 20 }]);
  });
});

describe('resetting an exam', () => {
  it.each([
    ['starts a new round until the old due date', FAR, {}],
    [
      'gives a new due date, one month ahead, when the old one has passed',
      PAST,
      { dueDate: `${oneMonthAfter(new Date())}T22:59:59.999Z` },
    ],
  ])('%s', async (_name, dueDate, sent) => {
    const { made } = open(anAssignment({ status: 'completed', dueDate }), {
      [RESET]: { body: anAssignment() },
    });
    await press('Reset Mediation');
    expect(screen.getByText(/The earlier attempt stays in the history/)).toBeVisible();
    expect(screen.queryAllByText(/31\/01\/2020, has passed/)).toHaveLength(dueDate === PAST ? 1 : 0);
    await fill(/Reason/, 'Power cut');
    await press('Reset exam');
    await findToast('Exam reset Succesfully');
    expect(made(RESET).map(({ body }) => body)).toEqual([{ reason: 'Power cut', ...sent }]);
    expect(made(LIST)).toHaveLength(2);
  });

  it('makes a completed one pending again in its edit mode', async () => {
    const { made } = open(anAssignment({ status: 'completed', dueDate: FAR }), {
      [RESET]: { body: anAssignment() },
    });
    await press('Edit Mediation');
    expect(screen.getByText('Update')).toBeDisabled();
    await chooseOption('Status', 'Pending again');
    await press('Update');
    expect(await screen.findByText('Enter the reason in a few words')).toBeVisible();
    await fill(/Reason/, 'Power cut');
    await press('Update');
    await findToast('Exam reset Succesfully');
    expect(made(RESET).map(({ body }) => body)).toEqual([{ reason: 'Power cut' }]);
  });

  it('warns about an attempt in progress', async () => {
    open(anAssignment({ attempt: { _id: anAttempt()._id, deadline: FAR }, dueDate: FAR }));
    await press('Reset Mediation');
    expect(screen.getByText(/This attempt ends at once and does not count/)).toBeVisible();
  });

  it('is not offered before the exam was started', async () => {
    open();
    await screen.findByLabelText('History of Mediation');
    expect(screen.queryByLabelText('Reset Mediation')).not.toBeInTheDocument();
  });
});

describe('the history of an exam', () => {
  it('shows every round with its end and interventions', async () => {
    const rounds = [
      anAttempt({ _id: '2', round: 2, closedBy: 'staff', closed: anIntervention({ reason: 'Fire alarm' }) }),
      anAttempt({ _id: '1', round: 1, reset: anIntervention(), score: 7 }),
    ];
    open(anAssignment({ status: 'completed' }), { [ATTEMPTS]: { body: rounds } });
    await press('History of Mediation');
    const [latest, first] = await within(screen.getByRole('dialog')).findAllByRole('listitem');
    expect(latest).toHaveTextContent('Round 2');
    expect(latest).toHaveTextContent('Ended byhalimaLast saved');
    expect(latest).toHaveTextContent(/Closed by halima, .*: Fire alarm/);
    expect(latest).toHaveTextContent('22 of 40');
    expect(first).toHaveTextContent('graded, then reset');
    expect(first).toHaveTextContent('7 of 40');
    expect(first).toHaveTextContent(/Reset by halima, .*: Power cut in the hall/);
  });

  it('is empty before the start, and can be loaded again after a failure', async () => {
    const answers = [{ status: 400, body: { code: 'NO', message: 'Not now' } }];
    open(anAssignment(), { [ATTEMPTS]: () => answers.shift() ?? { body: [] } });
    await press('History of Mediation');
    await press('Retry');
    expect(await screen.findByText('The candidate has not started this exam yet.')).toBeVisible();
  });
});

import { Types } from 'mongoose';
import { eventually, onOneServer } from '@concord/nest-platform/testing';
import { examsHarness } from '../../../testing/exams-harness';

const harness = examsHarness();
const { students } = harness;
const token = harness.tokens.staff('ADMIN');

beforeEach(() => {
  students.cancelledMails.length = 0;
  students.knowsNoCancelling = false;
  students.assignmentMails.length = 0;
  students.assignmentMailAnswer = undefined;
});

const assign = async (more: object = {}) => {
  const student = harness.addStudent()._id;
  const body = { exam: harness.exam._id, student, mail: true, ...more };
  const answer = await harness.call<{ _id: string }>('POST', '/exams/addExamToStudent', { token, body });
  expect(answer.status).toBe(201);
  return { _id: answer.body._id, student };
};
const record = (id: string) => harness.db.collection('assignments').findOne({ _id: new Types.ObjectId(id) });
const settled = (id: string) => eventually(async () => !(await record(id))?.mailDueAt);
const requestsOf = (id: string) =>
  students.assignmentMails.flat().filter(({ key }) => key === `assignment-${id}`);
/** Creates an assignment whose mail is postponed, so that a test can change it before the worker sees it. */
const postponed = async (change: object = {}) => {
  students.assignmentMailAnswer = () => 404;
  const { _id } = await assign();
  await eventually(() => requestsOf(_id).length > 0);
  await eventually(async () => ((await record(_id))?.mailDueAt ?? new Date(0)) > new Date());
  students.assignmentMailAnswer = undefined;
  students.assignmentMails.length = 0;
  const $set = { ...change, mailDueAt: new Date() };
  await harness.db.collection('assignments').updateOne({ _id: new Types.ObjectId(_id) }, { $set });
  return _id;
};

describe('mails of assignments', () => {
  it('tells a student of the exam, with date and times, where staff wanted it', async () => {
    const { _id, student } = await assign({ dueDate: '2030-05-01', extraTime: 15 });
    await settled(_id);
    const { examName, examCode } = harness.exam;
    expect(requestsOf(_id)).toEqual([
      {
        key: `assignment-${_id}`,
        student,
        kind: 'assignment',
        data: { examName, examCode, dueDate: '2030-05-01T22:59:59.999Z', duration: 60, extraTime: 15 },
      },
    ]);
    const quiet = await assign({ mail: false });
    const { _id: unsaid } = await assign({ mail: undefined });
    await settled((await assign())._id);
    for (const id of [quiet._id, unsaid]) expect(requestsOf(id)).toEqual([]);
  });

  onOneServer(() => {
    it.each([
      ['is down', 503],
      ['accepts a request, but does not answer', 'silence'],
    ] as const)(
      'repeats a request when the students service %s and the worker is killed',
      async (_, answer) => {
        students.assignmentMailAnswer = () => answer;
        const { _id } = await assign();
        await eventually(() => requestsOf(_id).length > 0);
        await harness.worker.end('SIGKILL');
        expect(await record(_id)).toHaveProperty('mailDueAt');
        students.assignmentMailAnswer = undefined;
        await harness.worker.start();
        await settled(_id);
        expect(requestsOf(_id).length).toBeGreaterThan(1);
      },
    );
  });

  it('waits for a students service that knows no such mails yet', async () => {
    const _id = await postponed();
    await settled(_id);
    expect(requestsOf(_id)).toHaveLength(1);
  });

  it.each([
    ['was removed', { status: 'removed' }],
    ['is past due', { dueDate: new Date(0) }],
    ['is of an exam that is gone', { exam: new Types.ObjectId() }],
  ])('tells nobody of an assignment that %s meanwhile', async (_, change) => {
    const _id = await postponed(change);
    await settled(_id);
    expect(requestsOf(_id)).toEqual([]);
  });

  it('cancels the mail of an assignment that is removed, one by one and together', async () => {
    const exam = (await harness.uploadExam(1))._id;
    const some = await Promise.all([0, 1, 2].map(() => assign({ exam })));
    const keys = some.map(({ _id }) => `assignment-${_id}`);
    await Promise.all(some.map(({ _id }) => settled(_id)));
    students.knowsNoCancelling = true;
    const [first] = some;
    const removal = `/exams/removeStudentExam/${first?._id ?? ''}`;
    expect((await harness.call('DELETE', removal, { token })).status).toBe(200);
    // The previous version of the students service lacks the call: it is repeated later.
    await eventually(async () => ((await record(first?._id ?? ''))?.mailDueAt ?? new Date(0)) > new Date());
    expect(students.cancelledMails).toEqual([]);
    students.knowsNoCancelling = false;
    await harness.db
      .collection('assignments')
      .updateOne({ _id: new Types.ObjectId(first?._id) }, { $set: { mailDueAt: new Date() } });
    const body = { exam, assigned: {}, remove: true, count: 2 };
    expect((await harness.call('POST', '/exams/assignments/bulk-change', { token, body })).status).toBe(202);
    await eventually(() => students.cancelledMails.length >= 3);
    expect([...students.cancelledMails].sort()).toEqual([...keys].sort());
    await Promise.all(some.map(({ _id }) => settled(_id)));
  });

  it('is not blocked by a refused request', async () => {
    const bad = await postponed();
    students.assignmentMailAnswer = (mails) =>
      mails.some(({ key }) => key === `assignment-${bad}`) ? 400 : undefined;
    const { _id } = await assign();
    await settled(_id);
    await eventually(async () => ((await record(bad))?.mailDueAt ?? new Date(0)) > new Date());
  });

  it('tells each of many who are assigned an exam together', async () => {
    const exam = await harness.uploadExam(1);
    const some = [0, 1, 2].map(() => harness.addStudent()._id);
    const body = { exam: exam._id, students: some, mail: true };
    expect((await harness.call('POST', '/exams/assignments/bulk', { token, body })).status).toBe(202);
    await eventually(() => students.assignmentMails.flat().length === 3);
    const told = students.assignmentMails.flat();
    expect(told.map(({ student }) => student).sort()).toEqual([...some].sort());
  });
});

import type {
  Assignment,
  AssignmentsAdded,
  AssignedStudent,
  Exam,
  ExamUsage,
  ReleaseOutcome,
} from '@concord/contracts';
import { eventually, refusal } from '@concord/nest-platform/testing';
import { examsHarness, type Sitting } from '../../../testing/exams-harness';

const harness = examsHarness();
const { students } = harness;
const admin = harness.tokens.staff('ADMIN');
const superAdmin = harness.tokens.staff('SUPER_ADMIN');
const OTHER = '64b0000000000000000000c1';

/** Fields that reveal a score. */
const SCORES = /"(score|percantage|total_correct|total_wrong|pass)":(?!null)/;

/** Account id of the ADMIN. */
const ownId = () =>
  (JSON.parse(Buffer.from(admin.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;

type Behind = 'invented' | 'own serial' | 'accepted' | 'of a colleague' | 'not accepted';
const behindOf = (): Record<Behind, { serial?: string; acceptance?: string }> => ({
  invented: { serial: ownId(), acceptance: ownId() },
  'own serial': { serial: ownId(), acceptance: OTHER },
  accepted: { serial: OTHER, acceptance: ownId() },
  'of a colleague': { serial: OTHER, acceptance: 'super' },
  'not accepted': { serial: 'super' },
});

function studentOf(behind: Behind) {
  const student = harness.addStudent();
  students.behind.set(student._id, behindOf()[behind]);
  return student;
}

const give = (exam: Exam, student: string, token = admin) =>
  harness.call<Assignment>('POST', '/exams/addExamToStudent', { token, body: { exam: exam._id, student } });
const reset = ({ assignment }: Sitting, token = admin) =>
  harness.call<Assignment>('POST', `/exams/studentExam/${assignment}/reset`, {
    token,
    body: { reason: 'The power went out' },
  });
const remove = ({ assignment }: Sitting, token = admin) =>
  harness.call('DELETE', `/exams/removeStudentExam/${assignment}`, { token });
const release = (exam: Exam, body: object = {}) =>
  harness.call<ReleaseOutcome>('POST', `/exams/${exam._id}/release`, { token: superAdmin, body });
const usage = async (exam: Exam) =>
  (await harness.call<ExamUsage>('GET', `/exams/${exam._id}/usage`, { token: superAdmin })).body;

async function sit(exam: Exam, behind: Behind, choices: readonly string[] = ['Right']): Promise<Sitting> {
  const student = studentOf(behind);
  const assignment = (await give(exam, student._id)).body._id;
  return sitAgain({ exam, student, assignment, token: harness.tokens.candidate(student._id) }, choices);
}

async function sitAgain(of: Omit<Sitting, 'attempt'>, choices: readonly string[]): Promise<Sitting> {
  const attempt = (await harness.startAttempt(of.token, of.assignment)).body;
  const sitting = { ...of, attempt };
  await harness.submit(sitting, answersOf(of.exam, choices));
  await eventually(() => harness.stored('results', attempt._id));
  return sitting;
}

const answersOf = ({ questions }: Exam, choices: readonly string[]) =>
  Object.fromEntries(choices.map((choice, index) => [questions[index]?._id ?? '', choice]));

/** All answers that an ADMIN gets who also signs in as the candidate. */
async function textsOf(sitting: Sitting): Promise<string> {
  const { token, student, assignment, attempt } = sitting;
  const answers = await Promise.all([
    harness.submit(sitting),
    harness.attemptOf(sitting),
    harness.call('GET', `/result/${attempt._id}`, { token }),
    harness.assignmentsOf(student._id, token),
    harness.startAttempt(token, assignment),
    harness.assignmentsOf(student._id, admin),
    harness.call('GET', `/exams/studentExam/${assignment}/attempts`, { token: admin }),
    harness.call('GET', `/exams/${sitting.exam._id}/assignments`, { token: admin }),
    harness.internal('GET', `/results/${attempt._id}`),
  ]);
  return JSON.stringify(answers.map(({ body }) => body));
}

describe('an ADMIN who invents candidates', () => {
  it('learns no answer of a key from any number of them', async () => {
    const exam = await harness.uploadExam(12);
    for (let candidate = 0; candidate < 3; candidate += 1) {
      let sitting = await sit(
        exam,
        'invented',
        exam.questions.map(() => 'Right'),
      );
      for (const option of ['Wrong', 'Other']) {
        expect(await textsOf(sitting)).not.toMatch(SCORES);
        expect((await reset(sitting)).status).toBe(200);
        sitting = await sitAgain(sitting, [option]);
      }
      expect(await textsOf(sitting)).not.toMatch(SCORES);
      expect(await reset(sitting)).toMatchObject(refusal(403, 'FORBIDDEN'));
    }
    expect(await usage(exam)).toMatchObject({ unconfirmed: 3 });
    const mails = students.mailRequests.flat().map(({ data }) => JSON.stringify(data));
    expect(mails.filter((data) => data.includes(exam.examCode))).toEqual([]);
  });

  it.each(['own serial', 'accepted', 'not accepted'] as const)(
    'gets no score either of one with %s',
    async (behind) => {
      const sitting = await sit(harness.exam, behind);
      expect(await textsOf(sitting)).not.toMatch(SCORES);
      expect((await harness.attemptOf(sitting)).body.held).toEqual({ until: null, unconfirmed: true });
    },
  );

  it('gets nothing from a request for many, even of a SUPER_ADMIN', async () => {
    const exam = await harness.uploadExam(2);
    const many = [studentOf('invented'), studentOf('of a colleague')].map(({ _id }) => _id);
    const body = { exam: exam._id, students: many };
    const path = '/exams/assignments/bulk';
    const preview = await harness.call<AssignmentsAdded>('POST', path, {
      token: superAdmin,
      body: { ...body, dryRun: true },
    });
    expect(preview.body).toMatchObject({ added: 2, unconfirmed: 1 });
    await harness.call('POST', path, { token: superAdmin, body: { ...body, count: 2 } });
    const list = () =>
      harness.call<AssignedStudent[]>('GET', `/exams/${exam._id}/assignments`, { token: superAdmin });
    const listed = await eventually(async () => {
      const { body: found } = await list();
      return found.length === 2 && found;
    });
    const marked = (listed as AssignedStudent[]).filter(({ unconfirmed }) => unconfirmed);
    expect(marked.map(({ student }) => student)).toEqual([many[0]]);
  });
});

describe('an honest hall', () => {
  it('sees its results at once: of colleagues, of a SUPER_ADMIN, of one student whom a SUPER_ADMIN chose', async () => {
    expect((await harness.attemptOf(await sit(harness.exam, 'of a colleague'))).body).toMatchObject({
      result: { total_score: 1 },
    });
    const student = studentOf('invented');
    const given = await give(harness.exam, student._id, superAdmin);
    expect(given.body).not.toHaveProperty('held');
  });

  it('that one ADMIN looks after is released before it sits, and sees them at once too', async () => {
    const exam = await harness.uploadExam(2);
    const candidates = [studentOf('invented'), studentOf('invented')];
    const assignments = await Promise.all(candidates.map(({ _id }) => give(exam, _id)));
    expect(assignments[0]?.body).toMatchObject({ held: { until: null, unconfirmed: true } });
    const expected = { results: 0, candidates: 2, mails: 0, release: 'immediate' };
    expect((await release(exam, { dryRun: true, unconfirmed: true })).body).toEqual(expected);
    expect((await release(exam, { unconfirmed: true })).body).toEqual(expected);
    expect((await release(exam, { unconfirmed: true })).body).toMatchObject({ candidates: 0 });
    const [student] = candidates;
    const assignment = assignments[0]?.body._id ?? '';
    if (!student) throw new Error('no student');
    const token = harness.tokens.candidate(student._id);
    const sitting = await sitAgain({ exam, student, assignment, token }, ['Right']);
    expect((await harness.attemptOf(sitting)).body).toMatchObject({ result: { total_score: 1 } });
    expect(await usage(exam)).toMatchObject({ unconfirmed: 0 });
  });
});

describe('a release of unconfirmed candidates', () => {
  it('shows what they sat, with the mails, and leaves what the exam holds', async () => {
    const exam = (
      await harness.call<Exam>('PATCH', `/exams/${(await harness.uploadExam(2))._id}`, {
        token: superAdmin,
        body: { release: 'held' },
      })
    ).body;
    const sitting = await sit(exam, 'invented');
    expect((await release(exam, { unconfirmed: true })).body).toEqual({
      results: 1,
      candidates: 1,
      mails: 1,
      release: 'held',
    });
    expect((await harness.attemptOf(sitting)).body.held).toEqual({ until: null });
    await release(exam);
    expect((await harness.attemptOf(sitting)).body).toMatchObject({ result: { total_score: 1 } });
    await eventually(
      () =>
        Promise.resolve(students.mailRequests.flat().some(({ key }) => key.endsWith(sitting.attempt._id))),
      15_000,
    );
  });

  it('comes with the release of the exam, and is for a SUPER_ADMIN', async () => {
    const exam = await harness.uploadExam(2);
    const sitting = await sit(exam, 'invented');
    const refused = await harness.call('POST', `/exams/${exam._id}/release`, { token: admin, body: {} });
    expect(refused).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect((await release(exam)).body).toMatchObject({ results: 1, candidates: 1 });
    expect((await harness.attemptOf(sitting)).body).not.toHaveProperty('held');
  });
});

describe('a result that the candidate has seen', () => {
  const seen = async (behind: Behind) => {
    const sitting = await sit(harness.exam, behind);
    await harness.db
      .collection('attempts')
      .updateMany({ student: { $exists: true } }, { $unset: { unconfirmed: 1 } });
    return sitting;
  };

  it('is undone by whoever made the serial through a SUPER_ADMIN only', async () => {
    const sitting = await seen('own serial');
    for (const undo of [reset, remove]) {
      const refused = await undo(sitting);
      expect(refused).toMatchObject(refusal(403, 'FORBIDDEN'));
      expect(JSON.stringify(refused.body)).toContain('SUPER_ADMIN');
    }
    expect((await reset(sitting, superAdmin)).status).toBe(200);
  });

  it('makes the next round unconfirmed where the same ADMIN accepted the candidate', async () => {
    const sitting = await seen('accepted');
    await harness.change('assignments', sitting.assignment, { unconfirmed: false });
    expect((await reset(sitting)).body).toMatchObject({ held: { until: null, unconfirmed: true } });
    expect(await textsOf(await sitAgain(sitting, ['Right']))).not.toMatch(SCORES);
  });

  it('is no matter where nothing was handed in, as when the power fails', async () => {
    const exam = await harness.uploadExam(2);
    const student = studentOf('own serial');
    const assignment = (await give(exam, student._id)).body._id;
    await release(exam, { unconfirmed: true });
    const token = harness.tokens.candidate(student._id);
    const attempt = (await harness.startAttempt(token, assignment)).body;
    const again = await reset({ exam, student, assignment, token, attempt });
    expect(again).toMatchObject({ status: 200 });
    expect(again.body).not.toHaveProperty('held');
  });
});

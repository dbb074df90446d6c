import type { MyExam, Result } from '@concord/contracts';
import { refusal, STAFF_IDS } from '@concord/nest-platform/testing';
import { examsHarness, type Sitting, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness();
const { tokens } = harness;

const ownToken = (student: string) => tokens.member({ student });
const mine = (token: string) => harness.call<MyExam[]>('GET', '/me/exams', { token });
const resultOf = ({ attempt }: Sitting, token: string) =>
  harness.call<Result>('GET', `/me/results/${attempt._id}`, { token });

async function graded(): Promise<Sitting> {
  const sitting = await harness.sitting();
  await harness.submit(sitting, { [harness.at(0)]: 'Right', [harness.at(1)]: 'Wrong' });
  await harness.graded(sitting);
  return sitting;
}

describe('GET me/exams', () => {
  it('lists an exam with its dates, and follows it to the result', async () => {
    const student = harness.addStudent();
    const token = ownToken(student._id);
    expect((await mine(token)).body).toEqual([]);
    await harness.assign(harness.exam, student._id);
    const { examName, examCode } = harness.exam;
    const [open] = (await mine(token)).body;
    expect(open).toMatchObject({ examName, examCode, minutes: 60, state: 'open', dateWritten: null });

    const candidate = tokens.candidate(student._id);
    const started = await harness.startAttempt(candidate, open?._id ?? '');
    expect((await mine(token)).body).toMatchObject([{ state: 'started', score: null }]);
    const sitting = { student, assignment: '', token: candidate, attempt: started.body, exam: harness.exam };
    await harness.submit(sitting, { [harness.at(0)]: 'Right' });
    await harness.graded(sitting);
    const [done] = (await mine(token)).body;
    expect(done).toMatchObject({ state: 'completed', score: 1, result: { total_score: 1, percantage: 25 } });
    expect(done).not.toHaveProperty('held');
  });

  it('lists the same for a member who applied here, and nothing for one who never did', async () => {
    const { student } = await harness.sitting();
    const member = UNKNOWN_ID;
    expect((await mine(tokens.member({ member, student: student._id }))).body).toHaveLength(1);
    expect((await mine(tokens.member({ member }))).body).toEqual([]);
  });

  it('takes no exam away from the sign-in of the exam portal', async () => {
    const sitting = await harness.sitting();
    await mine(ownToken(sitting.student._id));
    expect((await harness.save(sitting, 1, { [harness.at(0)]: 'Right' })).status).toBe(200);
  });
});

describe('GET me/results/:id', () => {
  it('opens an own result', async () => {
    const sitting = await graded();
    const { status, body } = await resultOf(sitting, ownToken(sitting.student._id));
    expect([status, body.total_score, body.student._id]).toEqual([200, 1, sitting.student._id]);
  });

  it('answers 404 for the result of somebody else, and for none', async () => {
    const sitting = await graded();
    const stranger = ownToken(harness.addStudent()._id);
    expect(await resultOf(sitting, stranger)).toMatchObject(refusal(404, 'NOT_FOUND'));
    const neverApplied = tokens.member({ member: sitting.student._id });
    expect(await resultOf(sitting, neverApplied)).toMatchObject(refusal(404, 'NOT_FOUND'));
    const missing = await harness.call('GET', `/me/results/${UNKNOWN_ID}`, { token: stranger });
    expect(missing).toMatchObject(refusal(404, 'NOT_FOUND'));
    const broken = await harness.call('GET', '/me/results/1', { token: stranger });
    expect(broken.status).toBe(404);
  });

  it('refuses staff who look at the page, as an ADMIN may not open results', async () => {
    const sitting = await graded();
    const token = tokens.member({ student: sitting.student._id, viewer: STAFF_IDS.ADMIN });
    expect((await mine(token)).status).toBe(200);
    expect(await resultOf(sitting, token)).toMatchObject(refusal(403, 'FORBIDDEN'));
  });

  it('answers 404 after a reset', async () => {
    const sitting = await graded();
    const token = tokens.staff('SUPER_ADMIN');
    const body = { reason: 'The computer failed' };
    const path = `/exams/studentExam/${sitting.assignment}/reset`;
    expect((await harness.call('POST', path, { token, body })).status).toBeLessThan(300);
    const own = ownToken(sitting.student._id);
    expect(await resultOf(sitting, own)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect((await mine(own)).body).toMatchObject([{ state: 'open', score: null }]);
    expect(JSON.stringify((await mine(own)).body)).not.toMatch(/percantage|total_score/);
  });
});

import type { AttemptHistoryEntry, ResultDetail, ResultRow } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import { examsHarness } from '../../../testing/exams-harness';

const harness = examsHarness({ questions: 2 });
const token = harness.tokens.staff('SUPER_ADMIN');
const rowsOf = async (exam: string) =>
  (await harness.call<ResultRow[]>('GET', `/result?exam=${exam}`, { token })).body;

async function handedIn(exam = harness.exam) {
  const sitting = await harness.sitting(exam);
  await harness.submit(sitting, {});
  await eventually(() => harness.stored('results', sitting.attempt._id));
  return sitting;
}

describe('rows of the list of results', () => {
  it('say of each that it is held, and for how long', async () => {
    const exam = await harness.uploadExam(2);
    const sitting = await handedIn(exam);
    expect((await rowsOf(exam._id))[0]).not.toHaveProperty('held');
    const hold = { token, body: { release: 'held' } };
    expect((await harness.call('PATCH', `/exams/${exam._id}`, hold)).status).toBe(200);
    const [row] = await rowsOf(exam._id);
    expect(row).toMatchObject({ pass: false, held: { until: null } });
    const history = `/exams/studentExam/${sitting.assignment}/attempts`;
    const { body: attempts } = await harness.call<AttemptHistoryEntry[]>('GET', history, { token });
    expect(attempts[0]).toMatchObject({ score: 0, held: { until: null } });
    const file = { query: { exam: exam._id }, columns: ['Result'], limit: 5 };
    const { body: exported } = await harness.internal('POST', '/exports/result-rows', { body: file });
    expect(exported.rows).toEqual([['Fail (held)']]);
    const count = { query: { exam: exam._id } };
    const { body: counted } = await harness.internal('POST', '/exports/result-count', { body: count });
    expect(counted.board).toMatchObject({ results: 1, held: { until: null } });
    const statistics = await harness.call('GET', `/exams/${exam._id}/statistics`, { token });
    expect(statistics.body).toMatchObject({ held: { until: null } });
  });

  it('say of one candidate that a SUPER_ADMIN releases the result', async () => {
    const exam = await harness.uploadExam(2);
    const sitting = await handedIn(exam);
    await harness.change('results', sitting.attempt._id, { unconfirmed: true });
    expect((await rowsOf(exam._id))[0]?.held).toEqual({ until: null, unconfirmed: true });
  });

  it('say how the applicant stands now, where the students service tells', async () => {
    const exam = await harness.uploadExam(2);
    const { student, attempt } = await handedIn(exam);
    harness.students.statuses.set(student._id, 'rejected');
    harness.students.archived.add(student._id);
    const standing = { status: 'rejected', isArchived: true };
    expect((await rowsOf(exam._id))[0]?.standing).toEqual(standing);
    const detail = () => harness.call<ResultDetail>('GET', `/result/${attempt._id}`, { token });
    expect((await detail()).body.standing).toEqual(standing);
    harness.students.isAway = true;
    expect((await rowsOf(exam._id))[0]).not.toHaveProperty('standing');
    expect((await detail()).status).toBe(200);
    harness.students.isAway = false;
  });
});

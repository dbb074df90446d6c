import type { ActivityBody, AttemptHistoryEntry, ResultDetail } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { examsHarness, type Sitting, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness();
const { at } = harness;
const NOTHING = { left: 0, awaySeconds: 0, blurred: 0, copied: 0, printed: 0, seconds: {} };
const MINUTE_MS = 60_000;

const tell = ({ token, attempt }: Pick<Sitting, 'token' | 'attempt'>, told: Partial<ActivityBody> | object) =>
  harness.call('POST', `/exams/attempts/${attempt._id}/activity`, { token, body: { ...NOTHING, ...told } });

describe('POST exams/attempts/:id/activity', () => {
  it('keeps the highest of each number, and gives them to the next page of the candidate', async () => {
    const sitting = await harness.sitting();
    expect((await harness.attemptOf(sitting)).body).not.toHaveProperty('activity');
    const told = { left: 3, awaySeconds: 40, seconds: { [at(0)]: 70, [at(1)]: 5 } };
    for (const body of [{ left: 1, seconds: { [at(0)]: 20 } }, told, told, { left: 2, copied: 1 }])
      expect(await tell(sitting, body)).toMatchObject({ status: 200, body: { noted: true } });
    const activity = { ...NOTHING, ...told, copied: 1 };
    expect((await harness.attemptOf(sitting)).body).toMatchObject({ activity });
    const second = harness.tokens.candidate(sitting.student._id, 'device-2');
    expect((await harness.startAttempt(second, sitting.assignment)).body).toMatchObject({ activity });
    // Counts that the first device reports later are accepted.
    expect((await tell(sitting, { blurred: 2 })).status).toBe(200);
    expect((await harness.attemptOf({ ...sitting, token: second })).body).toMatchObject({
      answers: {},
      seq: 0,
      activity: { ...activity, blurred: 2 },
    });
  });

  it('is a report for staff, and the times are in the result', async () => {
    const sitting = await harness.sitting();
    await tell(sitting, { left: 1, seconds: { [at(0)]: 30 } });
    await harness.submit(sitting, { [at(0)]: 'Right' });
    await harness.graded(sitting);
    // A page may report once more after its submission.
    expect((await tell(sitting, { left: 1, awaySeconds: 9 })).status).toBe(200);
    const { seconds: _, ...counts } = { ...NOTHING, left: 1, awaySeconds: 9 };
    const history = await harness.call<AttemptHistoryEntry[]>(
      'GET',
      `/exams/studentExam/${sitting.assignment}/attempts`,
      { token: harness.tokens.staff('ADMIN') },
    );
    expect(history.body[0]?.activity).toEqual(counts);
    const detail = await harness.call<ResultDetail>('GET', `/result/${sitting.attempt._id}`, {
      token: harness.tokens.staff('SUPER_ADMIN'),
    });
    expect(detail.body.activity).toEqual(counts);
    expect((await harness.stored('results', sitting.attempt._id))?.seconds).toEqual({ [at(0)]: 30 });
    const own = await harness.call('GET', `/result/${sitting.attempt._id}`, { token: sitting.token });
    expect(own.body).not.toHaveProperty('activity');
  });

  it('refuses others, what is not on the paper or out of bounds, and attempts that ended before', async () => {
    const sitting = await harness.sitting();
    const other = harness.tokens.candidate(harness.addStudent()._id);
    expect(await tell({ ...sitting, token: other }, {})).toMatchObject(refusal(403, 'FORBIDDEN'));
    const missing = { ...sitting, attempt: { ...sitting.attempt, _id: UNKNOWN_ID } };
    expect(await tell(missing, {})).toMatchObject(refusal(404, 'NOT_FOUND'));
    for (const wrong of [
      { left: -1 },
      { left: 1.5 },
      { left: 10_001 },
      { awaySeconds: 86_401 },
      { seconds: { [UNKNOWN_ID]: 5 } },
      { seconds: { $where: 5 } },
      { seconds: { [at(0)]: 86_401 } },
      { punished: true },
    ])
      expect(await tell(sitting, wrong)).toMatchObject(refusal(400, 'VALIDATION'));
    expect(await harness.stored('attempts', sitting.attempt._id)).not.toHaveProperty('activity');
    await harness.submit(sitting);
    const submittedAt = new Date(Date.now() - 3 * MINUTE_MS);
    await harness.change('attempts', sitting.attempt._id, { submittedAt });
    expect(await tell(sitting, { left: 1 })).toMatchObject(refusal(409, 'ATTEMPT_CLOSED'));
  });

  it('stops a page that tells all the time', async () => {
    const sitting = await harness.sitting();
    const answers = await Promise.all(Array.from({ length: 70 }, () => tell(sitting, { left: 1 })));
    expect(answers.find(({ status }) => status === 429)).toMatchObject(refusal(429, 'TOO_MANY_REQUESTS'));
    expect((await harness.save(sitting, 1, { [at(0)]: 'Right' })).status).toBe(200);
  });
});

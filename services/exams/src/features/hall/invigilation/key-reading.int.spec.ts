import type { AttemptHistoryEntry } from '@concord/contracts';
import { eventually, fromAddress, refusal } from '@concord/nest-platform/testing';
import { type Sitting, examsHarness } from '../../../testing/exams-harness';

const harness = examsHarness();
const { at } = harness;
const admin = harness.tokens.staff('ADMIN');
const superAdmin = harness.tokens.staff('SUPER_ADMIN');
const address = '203.0.113.9';

const reset = (assignment: string, token = admin) =>
  harness.call('POST', `/exams/studentExam/${assignment}/reset`, {
    token,
    body: { reason: 'The power went out' },
    headers: fromAddress(address),
  });
const assign = ({ student, exam }: Sitting, token = admin) =>
  harness.call('POST', '/exams/addExamToStudent', { token, body: { exam: exam._id, student: student._id } });
const history = async ({ assignment }: Sitting, token: string) => {
  const path = `/exams/studentExam/${assignment}/attempts`;
  return (await harness.call<AttemptHistoryEntry[]>('GET', path, { token })).body;
};
/** Submits a round with one answer, as a guess at the key. */
const play = async (sitting: Sitting, option: string) => {
  const attempt = (await harness.startAttempt(sitting.token, sitting.assignment)).body;
  await harness.submit({ ...sitting, attempt }, { [at(0)]: option });
  return attempt;
};
const recorded = (action: string, text: string) =>
  eventually(async () =>
    harness.api.log.split('\n').find((line) => line.includes(`"${action}"`) && line.includes(text)),
  );

describe('reading the key by scores of many rounds', () => {
  it('ends for an ADMIN after three sittings, by resets as by new assignments', async () => {
    const sitting = await harness.sitting();
    await harness.submit(sitting, { [at(0)]: 'Wrong' });
    for (const option of ['Right', 'Other']) {
      expect((await reset(sitting.assignment)).status).toBe(200);
      await play(sitting, option);
    }
    const refused = await reset(sitting.assignment);
    expect(refused).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(refused.body.message).toContain('SUPER_ADMIN');
    expect(await assign(sitting)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect((await reset(sitting.assignment, superAdmin)).status).toBe(200);
  });

  it('gets no score of a round that was reset, which SUPER_ADMIN sees', async () => {
    const sitting = await harness.sitting();
    await harness.submit(sitting, { [at(0)]: 'Right' });
    await reset(sitting.assignment);
    await play(sitting, 'Right');
    expect(await history(sitting, admin)).toMatchObject([
      { round: 2, score: 1 },
      { round: 1, score: null, status: 'graded', reset: { reason: 'The power went out' } },
    ]);
    expect(await history(sitting, superAdmin)).toMatchObject([
      { round: 2, score: 1 },
      { round: 1, score: 1 },
    ]);
  });

  it('gets no score of it as the candidate either', async () => {
    const sitting = await harness.sitting();
    await harness.submit(sitting, { [at(0)]: 'Right' });
    const id = sitting.attempt._id;
    const result = (token: string) => harness.call('GET', `/result/${id}`, { token });
    expect((await result(sitting.token)).status).toBe(200);
    await reset(sitting.assignment);
    expect((await result(sitting.token)).status).toBe(404);
    const { body } = await harness.attemptOf(sitting);
    expect(body).toMatchObject({ status: 'reset' });
    expect(body).not.toHaveProperty('result');
    const again = await harness.submit(sitting, { [at(0)]: 'Right' });
    expect(again).toMatchObject(refusal(409, 'ATTEMPT_RESET'));
    expect((await result(superAdmin)).body).toMatchObject({ total_score: 1 });
    expect((await harness.internal('GET', `/results/${id}`)).body).toMatchObject({ isReset: true });
  });

  it('is on record: who assigned, started, reset and closed, from where and why', async () => {
    const sitting = await harness.sitting();
    const id = sitting.attempt._id;
    expect(await recorded('attempt.start', id)).toContain('"assignedBy":"admin"');
    await reset(sitting.assignment);
    const line = await recorded('attempt.reset', id);
    for (const part of ['"done"', '"admin"', address, 'The power went out']) expect(line).toContain(part);
    const attempt = (await harness.startAttempt(sitting.token, sitting.assignment)).body;
    await harness.call('POST', `/exams/attempts/${attempt._id}/close`, {
      token: admin,
      body: { reason: 'Left the hall' },
      headers: fromAddress(address),
    });
    const closed = await recorded('attempt.close', attempt._id);
    for (const part of ['"done"', '"admin"', address, 'Left the hall']) expect(closed).toContain(part);
  });
});

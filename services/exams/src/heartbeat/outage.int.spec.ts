import { eventually } from '@concord/nest-platform/testing';
import { type UploadedExam, ExamsHarness } from '../testing/exams-harness';

const harness = new ExamsHarness();
let exam: UploadedExam;
let first: string;

beforeAll(async () => {
  await harness.start({ withProxies: true });
  exam = await harness.uploadExam(2);
  first = exam.questions[0]?._id ?? '';
});
afterAll(() => harness.stop());

const ready = () => harness.call<{ checks: Record<string, { status: string }> }>('GET', '/health/ready');

describe('an outage of Redis', () => {
  it('loses neither saves nor results', async () => {
    const [submitting, overdue] = [await harness.sitting(exam), await harness.sitting(exam)];
    await harness.redisProxy?.cut();
    expect((await harness.save(submitting, 1, { [first]: 'Right' })).status).toBe(200);
    expect((await harness.save(overdue, 1, { [first]: 'Right' })).status).toBe(200);
    await harness.age(overdue.attempt._id, 60 * 60 + 40);
    const submitted = await harness.submit(submitting);
    expect(submitted).toMatchObject({ status: 202, body: { attempt: submitting.attempt._id } });
    for (const { attempt, token } of [submitting, overdue]) {
      const graded = await eventually(async () => {
        const { body } = await harness.call('GET', `/exams/attempts/${attempt._id}`, { token });
        return body.result ? body : undefined;
      }, 90_000);
      expect(graded).toMatchObject({ status: 'graded', result: { total_correct: 1 } });
    }
    expect(await ready()).toMatchObject({ status: 503, body: { checks: { redis: { status: 'down' } } } });
    await harness.redisProxy?.restore();
    await eventually(async () => (await ready()).status === 200);
    const after = await harness.sitting(exam);
    await eventually(async () => (await harness.submit(after)).status === 200);
  }, 180_000);
});

describe('an outage of MongoDB', () => {
  it('is answered with 503, and answers given meanwhile are accepted after it', async () => {
    const sitting = await harness.sitting(exam);
    await harness.save(sitting, 1, { [first]: 'Wrong' });
    await harness.mongoProxy?.cut();
    // The deadline passes during the outage.
    await harness.age(sitting.attempt._id, 60 * 60 + 28);
    const refused = await harness.save(sitting, 2, { [first]: 'Right' });
    expect(refused).toMatchObject({ status: 503, body: { code: 'UPSTREAM_UNAVAILABLE' } });
    expect((await ready()).body.checks.mongodb?.status).toBe('down');
    const downSince = Date.now();
    await eventually(async () => Date.now() - downSince > 8000);
    await harness.mongoProxy?.restore();
    const saved = await eventually(async () => {
      const answer = await harness.save(sitting, 2, { [first]: 'Right' });
      return answer.status === 503 ? undefined : answer;
    });
    expect(saved).toMatchObject({ status: 200, body: { seq: 2 } });
    expect((await harness.stored('attempts', sitting.attempt._id))?.status).toBe('open');
    expect((await harness.submit(sitting)).body).toMatchObject({ total_correct: 1 });
  }, 90_000);
});

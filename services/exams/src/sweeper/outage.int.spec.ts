import { eventually, type UploadedExam, World } from '../../test/world';

const world = new World(11);
let exam: UploadedExam;
let first: string;

beforeAll(async () => {
  await world.start({ withLines: true });
  exam = await world.uploadExam(2);
  first = exam.questions[0]?._id ?? '';
});
afterAll(() => world.stop());

const ready = () => world.call<{ checks: Record<string, { status: string }> }>('GET', '/health/ready');

describe('an outage of Redis', () => {
  it('costs neither saves nor results', async () => {
    const [submitting, overdue] = [await world.sitting(exam), await world.sitting(exam)];
    world.redisLine?.cut();
    expect((await world.save(submitting, 1, { [first]: 'Right' })).status).toBe(200);
    expect((await world.save(overdue, 1, { [first]: 'Right' })).status).toBe(200);
    await world.age(overdue.attempt._id, 60 * 60 + 40);
    const submitted = await world.submit(submitting);
    expect(submitted).toMatchObject({ status: 202, body: { attempt: submitting.attempt._id } });
    for (const { attempt, token } of [submitting, overdue]) {
      const graded = await eventually(async () => {
        const { body } = await world.call('GET', `/exams/attempts/${attempt._id}`, { token });
        return body.result ? body : undefined;
      }, 90_000);
      expect(graded).toMatchObject({ status: 'graded', result: { total_correct: 1 } });
    }
    expect(await ready()).toMatchObject({ status: 503, body: { checks: { redis: { status: 'down' } } } });
    world.redisLine?.mend();
    await eventually(async () => (await ready()).status === 200);
    const after = await world.sitting(exam);
    await eventually(async () => (await world.submit(after)).status === 200);
  }, 180_000);
});

describe('an outage of MongoDB', () => {
  it('is told as 503, and what was answered meanwhile still counts after it', async () => {
    const sitting = await world.sitting(exam);
    await world.save(sitting, 1, { [first]: 'Wrong' });
    world.mongoLine?.cut();
    // The time for saves ends while the store is away.
    await world.age(sitting.attempt._id, 60 * 60 + 28);
    const refused = await world.save(sitting, 2, { [first]: 'Right' });
    expect(refused).toMatchObject({ status: 503, body: { code: 'UPSTREAM_UNAVAILABLE' } });
    expect((await ready()).body.checks.mongodb?.status).toBe('down');
    const away = Date.now();
    await eventually(async () => Date.now() - away > 8000);
    world.mongoLine?.mend();
    const saved = await eventually(async () => {
      const answer = await world.save(sitting, 2, { [first]: 'Right' });
      return answer.status === 503 ? undefined : answer;
    });
    expect(saved).toMatchObject({ status: 200, body: { seq: 2 } });
    expect((await world.stored('attempts', sitting.attempt._id))?.status).toBe('open');
    expect((await world.submit(sitting)).body).toMatchObject({ total_correct: 1 });
  }, 90_000);
});

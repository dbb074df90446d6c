// On one server: it takes the server away.
import { eventually, refusal } from '@concord/nest-platform/testing';
import { OUTAGE_AFTER_MS } from '../../../store/heartbeats/outage-grace';
import { examsHarness, OVERDUE_SECONDS } from '../../../testing/exams-harness';

const harness = examsHarness({ withProxies: true });
const { at } = harness;

type States = Record<string, { status: string }>;
const stores = () => harness.call<{ checks: States; workers: States }>('GET', '/health/stores');
const ready = () => harness.call('GET', '/health/ready');

describe('an outage of Redis', () => {
  it('loses neither saves nor results', async () => {
    const [submitting, overdue] = [await harness.sitting(), await harness.sitting()];
    await harness.redisProxy?.cut();
    for (const sitting of [submitting, overdue])
      expect((await harness.save(sitting, 1, { [at(0)]: 'Right' })).status).toBe(200);
    await harness.age(overdue, OVERDUE_SECONDS);
    const submitted = await harness.submit(submitting);
    expect(submitted).toMatchObject({ status: 202, body: { attempt: submitting.attempt._id } });
    for (const sitting of [submitting, overdue])
      expect(await harness.graded(sitting, 90_000)).toMatchObject({
        status: 'graded',
        result: { total_correct: 1 },
      });
    expect(await stores()).toMatchObject({
      status: 503,
      body: {
        checks: { redis: { status: 'down' } },
        workers: { 'exams-worker': { status: 'degraded', checks: { heartbeat: { status: 'unknown' } } } },
      },
    });
    expect((await ready()).status).toBe(200);
    await harness.redisProxy?.restore();
    await eventually(async () => {
      const { status, body } = await stores();
      return status === 200 && body.workers['exams-worker']?.status === 'up';
    });
    const after = await harness.sitting();
    await eventually(async () => (await harness.submit(after)).status === 200);
  });
});

describe('an outage of MongoDB', () => {
  it('is answered with 503, and answers given meanwhile are accepted after it', async () => {
    const sitting = await harness.sitting();
    await harness.save(sitting, 1, { [at(0)]: 'Wrong' });
    await harness.mongoProxy?.cut();
    // The deadline passes during the outage.
    await harness.age(sitting, OVERDUE_SECONDS - 12);
    const refused = await harness.save(sitting, 2, { [at(0)]: 'Right' });
    expect(refused).toMatchObject(refusal(503, 'UPSTREAM_UNAVAILABLE'));
    expect((await stores()).body.checks.mongodb?.status).toBe('down');
    expect((await ready()).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, OUTAGE_AFTER_MS + 1000));
    await harness.mongoProxy?.restore();
    const saved = await eventually(async () => {
      const answer = await harness.save(sitting, 2, { [at(0)]: 'Right' });
      return answer.status === 200 && answer;
    });
    expect(saved.body).toMatchObject({ seq: 2 });
    expect((await harness.stored('attempts', sitting.attempt._id))?.status).toBe('open');
    // Not the answer of the submission: after the outage, grading may take longer than it waits.
    await harness.submit(sitting);
    expect(await harness.graded(sitting, 60_000)).toMatchObject({
      status: 'graded',
      result: { total_correct: 1 },
    });
  });
});

import type { Assignment, Attempt, AuditRecord, BulkOutcome } from '@concord/contracts';
import { eventually, refusal } from '@concord/nest-platform/testing';
import { examsHarness, OVERDUE_SECONDS, type Sitting, UNKNOWN_ID } from '../../../testing/exams-harness';
import { HallCalls } from '../../../testing/hall-calls';
import { BulkCalls } from '../../../testing/bulk-calls';

const harness = examsHarness();
const { at } = harness;
const halls = new HallCalls(harness);
const { token } = halls;

const stored = async ({ attempt }: Sitting) => {
  const record = await harness.stored('attempts', attempt._id);
  return record as unknown as Omit<Attempt, 'deadline' | 'pause'> & {
    startedAt: Date;
    deadline: Date;
    extraTime: number;
    pausedMs?: number;
    pause?: { at: Date; hall?: unknown };
  };
};
const MINUTE = 60_000;
const CLOSED = refusal(409, 'ATTEMPT_CLOSED');

/** Moves the start of the attempt and of its pause back. */
async function prolong(sitting: Sitting, minutes: number): Promise<void> {
  const { pause, startedAt, deadline } = await stored(sitting);
  const earlier = (moment?: Date) => new Date((moment?.getTime() ?? 0) - minutes * MINUTE);
  await harness.change('attempts', sitting.attempt._id, {
    startedAt: earlier(startedAt),
    deadline: earlier(deadline),
    'pause.at': earlier(pause?.at),
  });
}

const hallOf = async (...sittings: Sitting[]) =>
  (await halls.create({ students: sittings.map(({ student }) => student._id) })).body._id;

describe('POST exams/attempts/:id/pause and resume', () => {
  it('move the deadline by exactly the pause, once for two staff at once', async () => {
    const sitting = await harness.sitting();
    const { _id, deadline } = sitting.attempt;
    const paused = await Promise.all([halls.ofAttempt('pause', _id), halls.ofAttempt('pause', _id)]);
    expect(paused.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(paused.find(({ status }) => status === 200)?.body).toMatchObject({
      pause: { reason: 'Feels unwell' },
    });
    const { pause } = (await harness.attemptOf(sitting)).body;
    const begun = Date.parse(pause?.at ?? '');
    expect(pause?.leftMs).toBe(Date.parse(deadline) - begun);
    const list = `/exams/studentExamByStudentId/${sitting.student._id}`;
    const listed = await harness.call<Assignment[]>('GET', list, { token: sitting.token });
    expect(listed.body.find(({ attempt }) => attempt?._id === _id)?.attempt).toMatchObject({ pause });
    await prolong(sitting, 90);
    const resumed = await Promise.all([halls.ofAttempt('resume', _id), halls.ofAttempt('resume', _id)]);
    expect(resumed.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = await stored(sitting);
    expect(now.pause).toBeUndefined();
    expect(now.deadline.getTime()).toBe(now.startedAt.getTime() + 60 * MINUTE + (now.pausedMs ?? 0));
    expect(now.pausedMs).toBeGreaterThanOrEqual(90 * MINUTE);
    expect((await halls.ofAttempt('resume', _id)).body).toMatchObject({ code: 'CONFLICT' });
    const after = (await harness.attemptOf(sitting)).body;
    expect(after.pause).toBeUndefined();
    expect(Date.parse(after.deadline) - Date.now()).toBeLessThanOrEqual(pause?.leftMs ?? 0);
  });

  it('keep saves that arrive meanwhile, with one that was on its way, and a submission', async () => {
    const sitting = await harness.sitting();
    await harness.save(sitting, 1, { [at(0)]: 'Right' });
    await halls.ofAttempt('pause', sitting.attempt._id);
    const saved = await harness.save(sitting, 2, { [at(1)]: 'Right' });
    expect(saved).toMatchObject({
      status: 200,
      body: { seq: 2, pause: { leftMs: expect.any(Number) as number } },
    });
    expect((await harness.startAttempt(sitting.token, sitting.assignment)).body).toMatchObject({
      answers: { [at(0)]: 'Right', [at(1)]: 'Right' },
      pause: { leftMs: expect.any(Number) as number },
    });
    const elsewhere = harness.tokens.candidate(sitting.student._id);
    const taken = await harness.startAttempt(elsewhere, sitting.assignment);
    expect(taken).toMatchObject({ status: 200, body: { pause: { leftMs: expect.any(Number) as number } } });
    await harness.submit({ ...sitting, token: elsewhere });
    expect((await harness.graded({ ...sitting, token: elsewhere })).result).toMatchObject({
      total_correct: 2,
    });
    expect(await halls.ofAttempt('resume', sitting.attempt._id)).toMatchObject(CLOSED);
  });

  it('are refused for an attempt that has ended, or is none', async () => {
    const [done, over] = [await harness.sitting(), await harness.sitting()];
    await harness.submit(done);
    await harness.change('attempts', over.attempt._id, { deadline: new Date(Date.now() - 1000) });
    for (const { attempt } of [done, over])
      expect(await halls.ofAttempt('pause', attempt._id)).toMatchObject(CLOSED);
    expect(await halls.ofAttempt('pause', UNKNOWN_ID)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await halls.ofAttempt('resume', UNKNOWN_ID)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('leave a paused attempt open past its time, and give it extra time of before, of meanwhile and of after', async () => {
    const [sitting, overdue] = [await harness.sitting(), await harness.sitting()];
    const path = `/exams/studentExam/${sitting.assignment}`;
    const extra = (extraTime: number) => harness.call('PATCH', path, { token, body: { extraTime } });
    await extra(5);
    await halls.ofAttempt('pause', sitting.attempt._id);
    await harness.age(overdue, OVERDUE_SECONDS);
    await prolong(sitting, 200);
    await extra(20);
    const read = (await harness.attemptOf(sitting)).body;
    expect(read.pause?.leftMs).toBe(
      Date.parse(read.startedAt) + 80 * MINUTE - Date.parse(read.pause?.at ?? ''),
    );
    // Once this attempt is closed, the sweeper has run.
    await eventually(async () => (await stored(overdue)).status !== 'open');
    expect((await stored(sitting)).status).toBe('open');
    await halls.ofAttempt('resume', sitting.attempt._id);
    await extra(30);
    const { startedAt, deadline, pausedMs = 0 } = await stored(sitting);
    expect(deadline.getTime() - startedAt.getTime()).toBe(90 * MINUTE + pausedMs);
    expect(pausedMs).toBeGreaterThanOrEqual(200 * MINUTE);
  });
});

describe('POST exams/attempts/pause and resume', () => {
  const post = (verb: string, body: object) =>
    harness.call<BulkOutcome>('POST', `/exams/attempts/${verb}`, { token, body });
  const reason = 'Power cut';

  it('change those that can be changed, each on record, and say why the others were left', async () => {
    const [one, other, alone, done] = await Promise.all(Array.from({ length: 4 }, () => harness.sitting()));
    if (!one || !other || !alone || !done) throw new Error('no sittings');
    await halls.ofAttempt('pause', alone.attempt._id);
    await harness.submit(done);
    const attempts = [one, other, alone, done].map(({ attempt }) => attempt._id);
    const paused = await post('pause', { attempts: [...attempts, attempts[0], UNKNOWN_ID], reason });
    expect(paused).toMatchObject({ status: 200, body: { done: 2 } });
    expect(paused.body.refused).toEqual([
      { _id: alone.attempt._id, name: 'Bello Amina', reason: 'It is already paused' },
      { _id: done.attempt._id, name: 'Bello Amina', reason: 'It has already ended' },
      { _id: UNKNOWN_ID, name: null, reason: 'There is no such attempt' },
    ]);
    expect((await stored(one)).pause).toMatchObject({ reason });
    await prolong(other, 30);
    expect((await post('resume', { attempts })).body).toMatchObject({ done: 3 });
    expect((await stored(other)).pausedMs).toBeGreaterThanOrEqual(30 * MINUTE);
    const ofOne = await eventually(() => {
      const found = harness.students.auditDeliveries.flat().filter(({ id }) => id === one.attempt._id);
      return found.filter(({ action }) => action !== 'attempt.start').length >= 2 && found;
    });
    expect(ofOne).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'attempt.pause', outcome: 'done', reason }),
        expect.objectContaining({ action: 'attempt.resume', outcome: 'done' }),
      ]),
    );
  });

  it('leave paused who belongs to a session that is paused, and refuse bodies that name nobody', async () => {
    const sitting = await harness.sitting();
    const hall = await hallOf(sitting);
    await halls.pause(hall);
    const { body } = await post('resume', { attempts: [sitting.attempt._id] });
    expect(body.refused).toMatchObject([{ reason: 'The session Morning is paused. Resume all of it' }]);
    await halls.resume(hall);
    expect((await post('pause', { attempts: [], reason })).status).toBe(400);
    expect((await post('pause', { attempts: [sitting.attempt._id] })).status).toBe(400);
  });
});

describe('POST exams/attempts/extra-time', () => {
  it('adds minutes for all who sit an exam, or for those named, on top of what each has', async () => {
    const exam = await harness.uploadExam(1);
    const [one, other, done] = [
      await harness.sitting(exam),
      await harness.sitting(exam),
      await harness.sitting(exam),
    ];
    const waiting = harness.addStudent('Waiting');
    await harness.assign(exam, waiting._id);
    await harness.submit(done);
    const add = (body: object) =>
      harness.call<{ count: number; tasks: { _id: string }[] }>('POST', '/exams/attempts/extra-time', {
        token,
        body,
      });
    const bulk = new BulkCalls(harness);
    const added = async (body: object) => {
      const answer = await add(body);
      expect(answer.status).toBe(202);
      for (const task of answer.body.tasks) await bulk.ended(task);
      return [(await stored(one)).extraTime, (await stored(other)).extraTime];
    };
    expect(await add({ minutes: 5, exam: exam._id, dryRun: true })).toMatchObject({
      status: 200,
      body: { count: 2, tasks: [] },
    });
    expect(await added({ minutes: 5, attempts: [one, done].map(({ attempt }) => attempt._id) })).toEqual([
      5, 0,
    ]);
    expect(await added({ minutes: 10, exam: exam._id })).toEqual([15, 10]);
    expect(await add({ minutes: 5, attempts: [done.attempt._id] })).toMatchObject(refusal(409, 'CONFLICT'));
    expect(await add({ minutes: 5, exam: UNKNOWN_ID })).toMatchObject(refusal(404, 'NOT_FOUND'));
    for (const wrong of [
      { minutes: 5 },
      { minutes: 0, exam: exam._id },
      { minutes: 5, exam: exam._id, attempts: [UNKNOWN_ID] },
    ])
      expect((await add(wrong)).status).toBe(400);
  });
});

describe('POST exams/halls/:id/pause and resume', () => {
  it('pause all open attempts, let nobody begin, and put each on record', async () => {
    const [one, other] = [await harness.sitting(), await harness.sitting()];
    const late = harness.addStudent('Late');
    const assignment = await harness.assign(harness.exam, late._id);
    const { body: hall } = await halls.create({
      students: [one.student._id, other.student._id, late._id],
    });
    expect((await halls.pause(hall._id)).body).toMatchObject({
      changed: 2,
      hall: { pause: { reason: 'Fire alarm' } },
    });
    expect((await halls.pause(hall._id, 'Another')).body).toMatchObject({
      changed: 0,
      hall: { pause: { reason: 'Fire alarm' } },
    });
    const begin = () => harness.startAttempt(harness.tokens.candidate(late._id), assignment);
    expect(await begin()).toMatchObject(refusal(409, 'HALL_PAUSED'));
    expect(await halls.ofAttempt('resume', one.attempt._id)).toMatchObject(refusal(409, 'HALL_PAUSED'));
    expect(await halls.call('DELETE', `/${hall._id}`)).toMatchObject(refusal(409, 'CONFLICT'));
    await prolong(other, 10);
    expect((await halls.resume(hall._id)).body).toMatchObject({ changed: 2 });
    expect((await halls.resume(hall._id)).body).toMatchObject({ changed: 0 });
    expect((await begin()).status).toBe(201);
    expect((await stored(other)).pausedMs).toBeGreaterThanOrEqual(10 * MINUTE);
    // Audit records of changes; the refusal to resume one candidate has another outcome.
    const isOfPauses = ({ id, details, outcome }: AuditRecord) =>
      id === one.attempt._id && details?.hall === hall._id && outcome === 'done';
    const ofPauses = await eventually(() => {
      const found = harness.students.auditDeliveries.flat().filter(isOfPauses);
      return found.length >= 2 && found;
    });
    expect(ofPauses).toMatchObject([
      { action: 'attempt.pause', reason: 'Fire alarm', actor: { username: 'admin' } },
      { action: 'attempt.resume' },
    ]);
  });

  it('are completed when they broke off midway, and pause who began at that moment', async () => {
    const [one, other] = [await harness.sitting(), await harness.sitting()];
    const id = await hallOf(one, other);
    const pause = {
      at: new Date(),
      by: { _id: (await harness.stored('halls', id))?._id, username: 'admin' },
      reason: 'Fire',
    };
    // Simulates a crash after the first write.
    await harness.change('halls', id, { pause });
    const isPaused = async (sitting: Sitting) => (await stored(sitting)).pause !== undefined;
    await eventually(async () => (await isPaused(one)) && (await isPaused(other)));
    expect((await stored(one)).pause?.at).toEqual(pause.at);
    await harness.db.collection('halls').updateOne({ 'pause.at': pause.at }, { $unset: { pause: 1 } });
    await eventually(async () => !(await isPaused(one)) && !(await isPaused(other)));
    expect((await stored(one)).deadline.getTime()).toBeGreaterThanOrEqual(Date.parse(one.attempt.deadline));
  });

  it('leave a candidate paused who was paused alone', async () => {
    const [alone, other] = [await harness.sitting(), await harness.sitting()];
    const id = await hallOf(alone, other);
    await halls.ofAttempt('pause', alone.attempt._id);
    expect((await halls.pause(id)).body.changed).toBe(1);
    expect((await halls.resume(id)).body.changed).toBe(1);
    expect((await stored(alone)).pause).toMatchObject({ reason: 'Feels unwell' });
    expect((await stored(other)).pause).toBeUndefined();
  });
});

describe('POST exams/halls/:id/extra-time', () => {
  it('adds minutes to what each has, on top of different extra times, once it is confirmed', async () => {
    const [one, other] = [await harness.sitting(), await harness.sitting()];
    const path = `/exams/studentExam/${other.assignment}`;
    await harness.call('PATCH', path, { token, body: { extraTime: 10 } });
    const id = await hallOf(one, other);
    const add = (body: object) =>
      halls.call<{ count: number; tasks: { _id: string }[] }>('POST', `/${id}/extra-time`, body);
    expect(await add({ minutes: 15, dryRun: true })).toMatchObject({
      status: 200,
      body: { count: 2, tasks: [] },
    });
    expect(await add({ minutes: 15, count: 3 })).toMatchObject(refusal(409, 'CONFLICT'));
    const { status, body } = await add({ minutes: 15, count: 2 });
    expect([status, body.tasks.length]).toEqual([202, 2]);
    const bulk = new BulkCalls(harness);
    for (const task of body.tasks) await bulk.ended(task);
    expect([(await stored(one)).extraTime, (await stored(other)).extraTime]).toEqual([15, 25]);
    expect((await add({ minutes: 0 })).status).toBe(400);
  });
});

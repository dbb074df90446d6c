import { refusal } from '@concord/nest-platform/testing';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';

// Without the worker no attempt is closed by its deadline.
const harness = examsHarness({ withWorker: false, withProxies: true, questions: 5 });
const { at } = harness;

/** Maximum number of heartbeats, which count as writes too. */
const HEARTBEATS = 5;

describe('writes to the store', () => {
  it('are one for each start and at most one for each save', async () => {
    const assigned = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { _id } = harness.addStudent();
        const assignment = await harness.assign(harness.exam, _id);
        return { token: harness.tokens.candidate(_id), assignment };
      }),
    );
    const before = harness.writes;
    const started = await Promise.all(
      assigned.map(async ({ token, assignment }) => {
        const { body } = await harness.startAttempt(token, assignment);
        return { token, attempt: body };
      }),
    );
    const starts = harness.writes - before;
    await Promise.all(started.map((sitting) => harness.save(sitting, 1, { [at(0)]: 'Right' })));
    await Promise.all(started.map((sitting) => harness.save(sitting, 2, { [at(1)]: 'Wrong' })));
    const saves = harness.writes - before - starts;
    expect(starts).toBeGreaterThanOrEqual(20);
    expect(starts).toBeLessThanOrEqual(20 + HEARTBEATS);
    expect(saves).toBeLessThanOrEqual(40 + HEARTBEATS);
  });
});

describe('PUT exams/attempts/:id/answers', () => {
  it('keeps the newest answer of each question when saves arrive out of order and twice', async () => {
    const sitting = await harness.sitting();
    await harness.save(sitting, 3, { [at(0)]: 'Right', [at(1)]: 'Wrong' });
    for (const [seq, answers] of [
      [2, { [at(0)]: 'Other', [at(2)]: 'Other' }],
      [3, { [at(0)]: 'Wrong' }],
    ] as const)
      expect(await harness.save(sitting, seq, answers)).toMatchObject({ status: 200, body: { seq: 3 } });
    const { body } = await harness.attemptOf(sitting);
    expect(body.answers).toEqual({ [at(0)]: 'Right', [at(1)]: 'Wrong', [at(2)]: 'Other' });
    expect(body.seq).toBe(3);
  });

  it('keeps every answer of many concurrent saves', async () => {
    const sitting = await harness.sitting();
    const option = (i: number) => ['Wrong', 'Right', 'Other'][i % 3] ?? '';
    const saves = Array.from({ length: 40 }, (_, i) =>
      harness.save(sitting, i + 1, { [at(i % 5)]: option(i) }),
    );
    for (const { status } of await Promise.all(saves)) expect(status).toBe(200);
    const { body } = await harness.attemptOf(sitting);
    const last = Array.from({ length: 5 }, (_, k) => [at(k), option(35 + k)]);
    expect(body.answers).toEqual(Object.fromEntries(last));
    expect(body.seq).toBe(40);
  });

  it('answers each of many concurrent saves with its own outcome', async () => {
    const [closed, taken] = [await harness.sitting(), await harness.sitting()];
    const others = await harness.sittings(10);
    await harness.submit(closed);
    await harness.startAttempt(harness.tokens.candidate(taken.student._id, 'device-2'), taken.assignment);
    const answers = await Promise.all(
      [closed, taken, ...others].flatMap((sitting) => [
        harness.save(sitting, 2, { [at(0)]: 'Right' }),
        harness.save(sitting, 1, { [at(0)]: 'Wrong', [at(1)]: 'Other' }),
      ]),
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? 200 : body.code));
    expect(codes.slice(0, 4)).toEqual(['ATTEMPT_CLOSED', 'ATTEMPT_CLOSED', 'TAKEN_OVER', 'TAKEN_OVER']);
    expect(codes.slice(4)).toEqual(Array(2 * others.length).fill(200));
    const expected = { seq: 2, answers: { [at(0)]: 'Right', [at(1)]: 'Other' } };
    for (const sitting of others) expect((await harness.attemptOf(sitting)).body).toMatchObject(expected);
  });

  it('clears an answer with null, and changes nothing without answers', async () => {
    const sitting = await harness.sitting();
    await harness.save(sitting, 1, { [at(0)]: 'Right', [at(1)]: 'Right' });
    await harness.save(sitting, 7, { [at(0)]: null });
    const { deadline } = sitting.attempt;
    for (const body of [{}, undefined])
      expect(await harness.sendAnswers(sitting, body)).toMatchObject({
        status: 200,
        body: { seq: 7, deadline },
      });
    expect((await harness.attemptOf(sitting)).body.answers).toEqual({ [at(1)]: 'Right' });
  });

  it('lets the newest sign-in take over and refuses the older one', async () => {
    const sitting = await harness.sitting();
    await harness.save(sitting, 1, { [at(0)]: 'Right' });
    const { assignment, student, attempt } = sitting;
    const token = harness.tokens.candidate(student._id, 'device-2');
    const { deadline } = attempt;
    expect(await harness.startAttempt(token, assignment)).toMatchObject({
      status: 200,
      body: { answers: { [at(0)]: 'Right' }, seq: 1, deadline },
    });
    const refused = refusal(409, 'TAKEN_OVER');
    expect(await harness.save(sitting, 2, { [at(1)]: 'Right' })).toMatchObject(refused);
    expect((await harness.save({ attempt, token }, 2, { [at(1)]: 'Wrong' })).status).toBe(200);
    expect(await harness.sendAnswers(sitting, {})).toMatchObject(refused);
    // Resuming on the older device takes the attempt back.
    await harness.startAttempt(sitting.token, assignment);
    expect((await harness.save(sitting, 3, { [at(1)]: 'Right' })).status).toBe(200);
  });

  it('accepts saves until 30 s after the deadline, and stores later ones as late answers', async () => {
    const sitting = await harness.sitting();
    await harness.age(sitting, 60 * 60 + 20);
    expect((await harness.save(sitting, 1, { [at(0)]: 'Right' })).status).toBe(200);
    await harness.age(sitting, 15);
    const late = await harness.save(sitting, 2, { [at(1)]: 'Right', [at(0)]: 'Wrong' });
    expect(late).toMatchObject(refusal(409, 'ATTEMPT_CLOSED'));
    expect((await harness.save(sitting, 3, { [at(1)]: 'Wrong' })).status).toBe(409);
    const kept = await harness.stored('late-answers', sitting.attempt._id);
    expect(kept?.a).toEqual({ [at(0)]: { o: 0, s: 2 }, [at(1)]: { o: 0, s: 3 } });
    expect((await harness.attemptOf(sitting)).body.answers).toEqual({ [at(0)]: 'Right' });
  });

  it('moves the deadline of an open attempt with extra time', async () => {
    const sitting = await harness.sitting();
    await harness.save(sitting, 1, { [at(0)]: 'Right' });
    const extend = (extraTime: number) =>
      harness.call('PATCH', `/exams/studentExam/${sitting.assignment}`, {
        token: harness.tokens.staff('ADMIN'),
        body: { extraTime },
      });
    const before = sitting.attempt.deadline;
    const deadline = new Date(Date.parse(before) + 15 * 60_000).toISOString();
    expect((await extend(15)).body).toMatchObject({ extraTime: 15, attempt: { deadline } });
    for (const seq of [2, 3])
      expect((await harness.save(sitting, seq, { [at(1)]: 'Right' })).body.deadline).toBe(deadline);
    await extend(0);
    expect((await harness.save(sitting, 4, { [at(1)]: 'Right' })).body.deadline).toBe(before);
  });

  it('refuses what is not on the paper, and other bodies that do not fit', async () => {
    const sitting = await harness.sitting();
    for (const body of [
      { seq: 1, answers: { [UNKNOWN_ID]: 'Right' } },
      { seq: 1, answers: { [at(0)]: 'Nonsense' } },
      { answers: { [at(0)]: 'Right' } },
      '{"seq":1,"answers":{"__proto__":"Right"}}',
    ])
      expect((await harness.sendAnswers(sitting, body)).status).toBe(400);
    expect((await harness.attemptOf(sitting)).body.answers).toEqual({});
  });

  it('checks access before the body', async () => {
    const { attempt } = await harness.sitting();
    const token = harness.tokens.candidate(harness.addStudent()._id);
    const statusFor = async (_id: string) =>
      (await harness.sendAnswers({ attempt: { _id }, token }, { nonsense: true })).status;
    expect(await statusFor(attempt._id)).toBe(403);
    expect(await statusFor(UNKNOWN_ID)).toBe(404);
    expect(await statusFor('x')).toBe(404);
  });

  it('answers 404 after the student was removed, also to a session that was saving', async () => {
    const sitting = await harness.sitting();
    await harness.save(sitting, 1, { [at(0)]: 'Right' });
    expect((await harness.internal('DELETE', `/students/${sitting.student._id}`)).status).toBe(200);
    expect((await harness.save(sitting, 2, { [at(0)]: 'Right' })).status).toBe(404);
    expect((await harness.assignmentsOf(sitting.student._id, sitting.token)).body).toEqual([]);
  });
});

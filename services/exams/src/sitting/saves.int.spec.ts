import { type StartedAttempt, type UploadedExam, ExamsHarness } from '../testing/exams-harness';

const harness = new ExamsHarness();
let exam: UploadedExam;
let q: string[];

beforeAll(async () => {
  // Without the worker no attempt is closed by its deadline.
  await harness.start({ withWorker: false });
  exam = await harness.uploadExam(5);
  q = exam.questions.map(({ _id }) => _id);
});
afterAll(() => harness.stop());

const HEARTBEATS = 5;
const at = (index: number) => q[index] ?? '';
const read = (sitting: { token: string; attempt: { _id: string } }) =>
  harness.call<StartedAttempt>('GET', `/exams/attempts/${sitting.attempt._id}`, { token: sitting.token });

describe('writes to the store', () => {
  it('are one for each start and at most one for each save', async () => {
    const students = Array.from({ length: 20 }, () => harness.addStudent());
    const assigned = await Promise.all(
      students.map(async ({ _id }) => ({
        token: harness.tokens.candidate(_id),
        assignment: await harness.assign(exam._id, _id),
      })),
    );
    const before = await harness.writes();
    const started = await Promise.all(
      assigned.map(async ({ token, assignment }) => {
        const { body } = await harness.call<StartedAttempt>('POST', '/exams/attempts', {
          token,
          body: { assignment },
        });
        return { token, attempt: body };
      }),
    );
    const starts = (await harness.writes()) - before;
    await Promise.all(started.map((sitting) => harness.save(sitting, 1, { [at(0)]: 'Right' })));
    await Promise.all(started.map((sitting) => harness.save(sitting, 2, { [at(1)]: 'Wrong' })));
    const saves = (await harness.writes()) - before - starts;
    // The heartbeats of the service, every two seconds, are counted too.
    expect(starts).toBeGreaterThanOrEqual(20);
    expect(starts).toBeLessThanOrEqual(20 + HEARTBEATS);
    expect(saves).toBeLessThanOrEqual(40 + HEARTBEATS);
  });
});

describe('PUT exams/attempts/:id/answers', () => {
  it('keeps the newest answer of each question when saves arrive out of order and twice', async () => {
    const sitting = await harness.sitting(exam);
    await harness.save(sitting, 3, { [at(0)]: 'Right', [at(1)]: 'Wrong' });
    const late = await harness.save(sitting, 2, { [at(0)]: 'Other', [at(2)]: 'Other' });
    expect(late).toMatchObject({ status: 200, body: { seq: 3 } });
    const repeated = await harness.save(sitting, 3, { [at(0)]: 'Wrong' });
    expect(repeated).toMatchObject({ status: 200, body: { seq: 3 } });
    const { body } = await read(sitting);
    expect(body.answers).toEqual({ [at(0)]: 'Right', [at(1)]: 'Wrong', [at(2)]: 'Other' });
    expect(body.seq).toBe(3);
  });

  it('keeps every answer of many concurrent saves', async () => {
    const sitting = await harness.sitting(exam);
    const saves = Array.from({ length: 40 }, (_, i) =>
      harness.save(sitting, i + 1, { [at(i % 5)]: ['Wrong', 'Right', 'Other'][i % 3] ?? '' }),
    );
    for (const { status } of await Promise.all(saves)) expect(status).toBe(200);
    const { body } = await read(sitting);
    const last = Array.from({ length: 5 }, (_, k) => [at(k), ['Wrong', 'Right', 'Other'][(35 + k) % 3]]);
    expect(body.answers).toEqual(Object.fromEntries(last));
    expect(body.seq).toBe(40);
  });

  it('answers each of many concurrent saves with its own outcome', async () => {
    const sittings = await Promise.all(Array.from({ length: 12 }, () => harness.sitting(exam)));
    const [closed, taken, ...others] = sittings;
    if (!closed || !taken) throw new Error('There are no sittings');
    await harness.submit(closed);
    const device = harness.tokens.candidate(taken.student._id, 'device-2');
    await harness.call('POST', '/exams/attempts', { token: device, body: { assignment: taken.assignment } });
    const answers = await Promise.all(
      sittings.flatMap((sitting) => [
        harness.save(sitting, 2, { [at(0)]: 'Right' }),
        harness.save(sitting, 1, { [at(0)]: 'Wrong', [at(1)]: 'Other' }),
      ]),
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? 200 : body.code));
    expect(codes.slice(0, 4)).toEqual(['ATTEMPT_CLOSED', 'ATTEMPT_CLOSED', 'TAKEN_OVER', 'TAKEN_OVER']);
    expect(codes.slice(4)).toEqual(Array(2 * others.length).fill(200));
    for (const sitting of others)
      expect((await read(sitting)).body).toMatchObject({
        seq: 2,
        answers: { [at(0)]: 'Right', [at(1)]: 'Other' },
      });
  });

  it('clears an answer with null', async () => {
    const sitting = await harness.sitting(exam);
    await harness.save(sitting, 1, { [at(0)]: 'Right' });
    await harness.save(sitting, 2, { [at(0)]: null });
    expect((await read(sitting)).body.answers).toEqual({});
  });

  it('answers a request without answers and changes nothing', async () => {
    const sitting = await harness.sitting(exam);
    await harness.save(sitting, 7, { [at(0)]: 'Right' });
    const path = `/exams/attempts/${sitting.attempt._id}/answers`;
    const beat = await harness.call('PUT', path, { token: sitting.token, body: {} });
    expect(beat).toMatchObject({ status: 200, body: { seq: 7, deadline: sitting.attempt.deadline } });
    expect((await harness.call('PUT', path, { token: sitting.token })).status).toBe(200);
  });

  it('lets the newest sign-in take over and refuses the older one', async () => {
    const sitting = await harness.sitting(exam);
    await harness.save(sitting, 1, { [at(0)]: 'Right' });
    const token = harness.tokens.candidate(sitting.student._id, 'device-2');
    const { assignment } = sitting;
    const taken = await harness.call<StartedAttempt>('POST', '/exams/attempts', {
      token,
      body: { assignment },
    });
    expect(taken).toMatchObject({ status: 200, body: { answers: { [at(0)]: 'Right' }, seq: 1 } });
    expect(taken.body.deadline).toBe(sitting.attempt.deadline);
    expect(await harness.save(sitting, 2, { [at(1)]: 'Right' })).toMatchObject({
      status: 409,
      body: { code: 'TAKEN_OVER' },
    });
    expect((await harness.save({ ...sitting, token }, 2, { [at(1)]: 'Wrong' })).status).toBe(200);
    const beat = await harness.call('PUT', `/exams/attempts/${sitting.attempt._id}/answers`, {
      token: sitting.token,
      body: {},
    });
    expect(beat.body.code).toBe('TAKEN_OVER');
    // Resuming on the older device makes it the saving session again.
    await harness.call('POST', '/exams/attempts', { token: sitting.token, body: { assignment } });
    expect((await harness.save(sitting, 3, { [at(1)]: 'Right' })).status).toBe(200);
  });

  it('accepts saves until 30 s after the deadline, and stores later ones as late answers', async () => {
    const sitting = await harness.sitting(exam);
    await harness.age(sitting.attempt._id, 60 * 60 + 20);
    expect((await harness.save(sitting, 1, { [at(0)]: 'Right' })).status).toBe(200);
    await harness.age(sitting.attempt._id, 15);
    const late = await harness.save(sitting, 2, { [at(1)]: 'Right', [at(0)]: 'Wrong' });
    expect(late).toMatchObject({ status: 409, body: { code: 'ATTEMPT_CLOSED' } });
    expect((await harness.save(sitting, 3, { [at(1)]: 'Wrong' })).status).toBe(409);
    const kept = await harness.stored('late-answers', sitting.attempt._id);
    expect(kept?.a).toEqual({ [at(0)]: { o: 0, s: 2 }, [at(1)]: { o: 0, s: 3 } });
    expect((await read(sitting)).body.answers).toEqual({ [at(0)]: 'Right' });
  });

  it('moves the deadline of an open attempt with extra time', async () => {
    const sitting = await harness.sitting(exam);
    await harness.save(sitting, 1, { [at(0)]: 'Right' });
    const patch = (body: object) =>
      harness.call('PATCH', `/exams/studentExam/${sitting.assignment}`, {
        token: harness.tokens.staff('ADMIN'),
        body,
      });
    const patched = await patch({ extraTime: 15 });
    const deadline = new Date(Date.parse(sitting.attempt.deadline) + 15 * 60_000).toISOString();
    expect(patched).toMatchObject({ status: 200, body: { extraTime: 15, attempt: { deadline } } });
    expect((await harness.save(sitting, 2, { [at(1)]: 'Right' })).body.deadline).toBe(deadline);
    expect((await harness.save(sitting, 3, { [at(1)]: 'Right' })).body.deadline).toBe(deadline);
    await patch({ extraTime: 0 });
    expect((await harness.save(sitting, 4, { [at(1)]: 'Right' })).body.deadline).toBe(
      sitting.attempt.deadline,
    );
  });

  it.each([
    ['a question of another paper', { seq: 1, answers: { '64b0000000000000000000ff': 'Right' } }],
    ['an option that is not on the paper', () => ({ seq: 1, answers: { [at(0)]: 'Nonsense' } })],
    ['no sequence number', () => ({ answers: { [at(0)]: 'Right' } })],
    ['a broken sequence number', () => ({ seq: 1.5, answers: { [at(0)]: 'Right' } })],
    ['a sequence number of 0', () => ({ seq: 0, answers: { [at(0)]: 'Right' } })],
    ['a question id that is none', { seq: 1, answers: { constructor: 'Right' } }],
    ['an operator for an answer', () => ({ seq: 1, answers: { [at(0)]: { $ne: null } } })],
    ['a number for an answer', () => ({ seq: 1, answers: { [at(0)]: 1 } })],
    [
      'ten thousand answers',
      () => ({
        seq: 1,
        answers: Object.fromEntries(
          Array.from({ length: 10_000 }, (_, i) => [i.toString(16).padStart(24, '0'), 'Right']),
        ),
      }),
    ],
    ['an unknown key', { seq: 1, answers: {}, status: 'graded' }],
    ['answers as a list', { seq: 1, answers: ['Right'] }],
  ])('refuses %s', async (_, given) => {
    const sitting = await harness.sitting(exam);
    const body = typeof given === 'function' ? given() : given;
    const path = `/exams/attempts/${sitting.attempt._id}/answers`;
    const refused = await harness.call('PUT', path, { token: sitting.token, body });
    expect(refused.status).toBe(400);
    expect((await read(sitting)).body.answers).toEqual({});
  });

  it.each([
    '{"seq":1,"answers":{"__proto__":"Right"}}',
    '{"seq":1',
    '[]',
    '"x"',
    'null1',
    '{"__proto__":{"seq":1}}',
  ])('refuses the hostile body %s', async (body) => {
    const sitting = await harness.sitting(exam);
    const refused = await harness.call('PUT', `/exams/attempts/${sitting.attempt._id}/answers`, {
      token: sitting.token,
      body,
    });
    expect(refused.status).toBe(400);
  });

  it('checks access before the body', async () => {
    const sitting = await harness.sitting(exam);
    const token = harness.tokens.candidate(harness.addStudent()._id);
    const body = { nonsense: true };
    const path = `/exams/attempts/${sitting.attempt._id}/answers`;
    expect((await harness.call('PUT', path, { token, body })).status).toBe(403);
    expect((await harness.call('PUT', path, { body })).status).toBe(401);
    const unknown = '/exams/attempts/64b0000000000000000000ff/answers';
    expect((await harness.call('PUT', unknown, { token, body })).status).toBe(404);
    expect((await harness.call('PUT', '/exams/attempts/x/answers', { token, body })).status).toBe(404);
  });

  it('answers 404 after the student was removed, also to a session that was saving', async () => {
    const sitting = await harness.sitting(exam);
    await harness.save(sitting, 1, { [at(0)]: 'Right' });
    expect((await harness.internal('DELETE', `/students/${sitting.student._id}`)).status).toBe(200);
    expect((await harness.save(sitting, 2, { [at(0)]: 'Right' })).status).toBe(404);
    const listed = await harness.call('GET', `/exams/studentExamByStudentId/${sitting.student._id}`, {
      token: sitting.token,
    });
    expect(listed.body).toEqual([]);
  });
});

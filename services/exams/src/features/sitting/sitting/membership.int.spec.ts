import type { Assignment, Exam } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { CertificateCalls } from '../../../testing/certificate-calls';
import { examsHarness } from '../../../testing/exams-harness';

const harness = examsHarness({ withWorker: false });
const certificates = new CertificateCalls(harness);

/** A new process each time, because answers are kept for a minute. */
async function restart() {
  await harness.api.end('SIGTERM');
  await harness.api.start();
}

const asked = () => harness.students.requests.filter(({ path }) => path.startsWith('/internal/members/'));

async function candidate(exam: Exam = harness.exam) {
  const student = harness.addStudent()._id;
  const assignment = await harness.assign(exam, student);
  const token = harness.tokens.candidate(student);
  const list = async () =>
    (await harness.call<Assignment[]>('GET', `/exams/studentExamByStudentId/${student}`, { token })).body;
  return { student, assignment, token, list, start: () => harness.startAttempt(token, assignment) };
}

describe('a start by a member', () => {
  beforeEach(() => {
    harness.students.forbidden.clear();
    harness.students.membersAnswer = undefined;
    harness.students.requests.length = 0;
  });

  it('costs one question a minute for all, while nothing is forbidden', async () => {
    await restart();
    const candidates = await Promise.all(Array.from({ length: 10 }, () => candidate()));
    for (const { list } of candidates) await list();
    for (const { status } of await Promise.all(candidates.map(({ start }) => start())))
      expect(status).toBe(201);
    expect(asked()).toMatchObject([{ path: '/internal/members/limits' }]);
  });

  it('is refused by the standing, with a notice in the list, and a hall asks once', async () => {
    const barred = await candidate();
    const others = await Promise.all(Array.from({ length: 20 }, () => candidate()));
    harness.students.forbidden.set(barred.student, [{ act: 'exam', state: 'lapsed' }]);
    await restart();
    harness.students.requests.length = 0;
    const words = /because your membership has lapsed/;
    expect(await barred.list()).toMatchObject([{ startForbidden: expect.stringMatching(words) as string }]);
    expect(await barred.start()).toMatchObject(refusal(409, 'CONFLICT'));
    for (const { status } of await Promise.all(others.map(({ start }) => start()))) expect(status).toBe(201);
    expect((await others[0]?.list())?.[0]).not.toHaveProperty('startForbidden');
    // The limits, the barred candidate, and the hall in a few batches.
    expect(asked().length).toBeLessThan(others.length / 2 + 2);
  });

  it('does not stop an exam that has begun', async () => {
    const { student, start, list, token, assignment } = await candidate();
    expect((await start()).status).toBe(201);
    harness.students.forbidden.set(student, [{ act: 'exam', state: 'arrears' }]);
    await restart();
    expect((await list())[0]).not.toHaveProperty('startForbidden');
    const resumed = await start();
    expect(resumed.status).toBe(200);
    const sitting = { token, attempt: resumed.body };
    expect((await harness.save(sitting, 1, { [harness.at(0)]: 'Right' })).status).toBe(200);
    expect((await harness.startAttempt(harness.tokens.candidate(student, 'other'), assignment)).status).toBe(
      200,
    );
  });

  it.each(['silence', 503] as const)('is allowed while the members service answers %s', async (answer) => {
    const barred = await candidate();
    const next = await candidate();
    harness.students.forbidden.set(barred.student, [{ act: 'exam', state: 'lapsed' }]);
    harness.students.membersAnswer = answer;
    await restart();
    const began = Date.now();
    expect((await barred.start()).status).toBe(201);
    expect(Date.now() - began).toBeLessThan(3000);
    const then = Date.now();
    expect((await next.start()).status).toBe(201);
    expect(Date.now() - then).toBeLessThan(900);
  });

  it('is refused a certificate, which others of the same request get', async () => {
    const course = await certificates.course();
    const [barred, other] = [await certificates.earner(), await certificates.earner()];
    harness.students.forbidden.set(barred.student, [{ act: 'certificate', state: 'arrears' }]);
    await restart();
    const refused = await certificates.issue({ course, result: barred.result });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'The standing of Grad0 Amina as a member forbids a certificate now' },
    });
    const results = [barred.result, other.result];
    const { body } = await certificates.bulk({ course, exam: harness.exam._id, results, dryRun: true });
    expect(body).toMatchObject({ issued: 1, left: [{ code: 'MEMBERSHIP', count: 1 }] });
    const { make } = await certificates.byHand('Ada One', course, barred.student);
    expect(await make()).toMatchObject(refusal(409, 'CONFLICT'));
  });
});

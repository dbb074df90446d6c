import { Types } from 'mongoose';
import { CertificateCalls } from '../../../testing/certificate-calls';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness();
const certificates = new CertificateCalls(harness);
const admin = harness.tokens.staff('ADMIN');
const releaseAs = (release: string) =>
  harness.call('PATCH', `/exams/${harness.exam._id}`, {
    token: harness.tokens.staff('SUPER_ADMIN'),
    body: { release },
  });

describe('POST certificate/issue', () => {
  it('issues one for a result that passed, once, also when two do it at once', async () => {
    const course = await certificates.course();
    const { student, result } = await certificates.earner();
    certificates.rename(student, 'Ngozi', 'Okafor');
    const made = await Promise.all([1, 2, 3].map(() => certificates.issue({ course, result })));
    expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(made.map(({ body }) => body.certificateNumber)).size).toBe(1);
    const [{ body }] = made as [(typeof made)[0]];
    expect(body).toMatchObject({
      studentName: 'Okafor Ngozi',
      selectedCourse: { id: course, courseTitle: 'Peace Building' },
      serialNumber: '',
      genrated: 'automatic',
      status: 'valid',
      student,
      exam: harness.exam._id,
      result,
    });
    const { body: one } = await harness.call('GET', `/certificate/${body._id}`, { token: admin });
    expect(one).toEqual(body);
    for (const search of ['okafor', body.certificateNumber])
      expect((await certificates.list(`?search=${search}`)).body).toEqual([body]);
    // The key that it stores instead of a serial is neither displayed nor searchable.
    expect((await certificates.list('?search=issued')).body).toEqual([]);
    expect((await certificates.list(`?search=${course}`)).body).toEqual([]);
    expect((await certificates.verify(body.certificateNumber)).body).toEqual({
      status: 'valid',
      state: 'valid',
      studentName: 'Okafor Ngozi',
      courseTitle: 'Peace Building',
      dateGenerated: body.dateGenerated,
    });
    const printed = await harness.internal('GET', `/certificates/${body._id}`);
    // The media service prints it for its owner.
    expect(printed.body).toMatchObject({ serialNumber: '', studentName: 'Okafor Ngozi', student });
  });

  it('takes the name of the result where the student is gone', async () => {
    const course = await certificates.course();
    const { student, result } = await certificates.earner();
    harness.students.students.delete(student);
    expect((await certificates.issue({ course, result })).body.studentName).toBe('Grad0 Amina');
  });

  it('refuses what earns none, in words', async () => {
    const course = await certificates.course();
    const other = await certificates.course('Mediation', []);
    const earned = await certificates.earner();
    const failed = await certificates.earner({ pass: false });
    const refused = async (body: object, token?: string) => {
      const { status, body: said } = await certificates.issue(body, token);
      return [status, (said as unknown as { message: string }).message];
    };
    expect((await refused({ course, result: earned.result }, admin))[0]).toBe(403);
    expect(await refused({ course, result: UNKNOWN_ID })).toEqual([404, 'The result was not found']);
    expect((await refused({ course: UNKNOWN_ID, result: earned.result }))[0]).toBe(400);
    expect(await refused({ course, result: failed.result })).toEqual([
      409,
      'The candidate did not pass, so no certificate can be issued',
    ]);
    expect(await refused({ course: other, result: earned.result })).toEqual([
      409,
      'The course Mediation does not include this exam. Add the exam to the course first',
    ]);
    const sitting = await harness.sitting();
    await harness.submit(sitting, { [harness.at(0)]: 'Right', [harness.at(1)]: 'Right' });
    await harness.graded(sitting);
    const reset = `/exams/studentExam/${sitting.assignment}/reset`;
    await harness.call('POST', reset, { token: admin, body: { reason: 'Power cut' } });
    expect(await refused({ course, result: sitting.attempt._id })).toEqual([
      409,
      'Staff have reset this attempt, so its result is not final',
    ]);
    await releaseAs('held');
    expect((await refused({ course, result: earned.result }))[0]).toBe(409);
    await releaseAs('immediate');
    expect(
      await certificates.stored({
        result: { $in: [earned, failed].map((one) => new Types.ObjectId(one.result)) },
      }),
    ).toEqual([]);
  });

  it('suggests a short form of a name that does not fit, and takes any that does', async () => {
    const course = await certificates.course();
    const { student, result } = await certificates.earner();
    certificates.rename(student, 'Oluwafunmilayo Temitope', 'Ogunbanjo');
    const refused = await certificates.issue({ course, result });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'NAME_TOO_LONG', issues: [{ path: 'studentName', message: 'Ogunbanjo O. T.' }] },
    });
    expect((await certificates.issue({ course, result, studentName: 'é'.repeat(29) })).status).toBe(400);
    const hostile = ['e\u0301'.repeat(28), '😀'.repeat(28), 'محمد بن عبد الله', '<b>Amina</b> & "Co"'];
    for (const studentName of hostile) {
      const { result: next } = await certificates.earner();
      const made = await certificates.issue({ course, result: next, studentName });
      expect([made.status, made.body.studentName]).toEqual([201, studentName.normalize('NFC')]);
      const verdict = await certificates.verify(made.body.certificateNumber);
      expect(verdict.body.studentName).toBe(studentName.normalize('NFC'));
    }
    expect((await certificates.issue({ course, result, studentName: '\u200b' })).status).toBe(400);
  });

  it('answers with the one that was made for the student with a serial, while that is valid', async () => {
    const course = await certificates.course();
    const { student, result } = await certificates.earner();
    const { made } = await certificates.byHand('Grad0 Amina', course, student);
    const answer = await certificates.issue({ course, result });
    expect(answer).toMatchObject({ status: 200, body: { _id: made._id, student } });
    await certificates.revoke(made._id);
    const issued = await certificates.issue({ course, result });
    expect(issued).toMatchObject({ status: 201, body: { student, result } });
  });

  it('says of a revoked one to reinstate it, and follows one that was replaced', async () => {
    const course = await certificates.course();
    const { result } = await certificates.earner();
    const { body: first } = await certificates.issue({ course, result });
    await certificates.revoke(first._id);
    expect((await certificates.issue({ course, result })).status).toBe(409);
    await certificates.post(`/certificate/${first._id}/reinstate`, { reason: 'A mistake' });
    const reissue = { reason: 'Married', studentName: 'Amina Sule' };
    const { body: second } = await certificates.post(`/certificate/${first._id}/reissue`, reissue);
    const again = await certificates.issue({ course, result });
    expect([again.status, again.body.certificateNumber]).toEqual([200, second.certificateNumber]);
  });
});

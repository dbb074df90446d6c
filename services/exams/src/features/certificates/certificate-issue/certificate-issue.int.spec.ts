import type { AuditRecord, CertificatesIssued } from '@concord/contracts';
import { eventually, onOneServer } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { CertificateCalls } from '../../../testing/certificate-calls';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness();
const certificates = new CertificateCalls(harness);
const admin = harness.tokens.staff('ADMIN');
const stored = (filter: object) => harness.db.collection('certificates').find(filter).toArray();
const oneEarner = async (change: Record<string, unknown> = {}) => {
  const [earner] = await certificates.earners(1, change);
  if (!earner) throw new Error('missing');
  return earner;
};
const releaseAs = (release: string) =>
  harness.call('PATCH', `/exams/${harness.exam._id}`, {
    token: harness.tokens.staff('SUPER_ADMIN'),
    body: { release },
  });
const rename = (student: string, firstName: string, surname: string) => {
  const record = harness.students.students.get(student);
  if (record) harness.students.students.set(student, { ...record, firstName, surname });
};

describe('POST certificate/issue', () => {
  it('issues one for a result that passed, once, also when two do it at once', async () => {
    const course = await certificates.course();
    const { student, result } = await oneEarner();
    rename(student, 'Ngozi', 'Okafor');
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
    // The key that it has in place of a serial is shown and found nowhere.
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
    expect(printed.body).toMatchObject({ serialNumber: '', studentName: 'Okafor Ngozi' });
    expect(printed.body).not.toHaveProperty('student');
  });

  it('takes the name of the result where the student is gone', async () => {
    const course = await certificates.course();
    const { student, result } = await oneEarner();
    harness.students.students.delete(student);
    expect((await certificates.issue({ course, result })).body.studentName).toBe('Grad0 Amina');
  });

  it('refuses what earns none, in words', async () => {
    const course = await certificates.course();
    const other = await certificates.course('Mediation', []);
    const earned = await oneEarner();
    const failed = await oneEarner({ pass: false });
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
      await stored({ result: { $in: [earned, failed].map((one) => new Types.ObjectId(one.result)) } }),
    ).toEqual([]);
  });

  it('suggests a short form of a name that does not fit, and takes any that does', async () => {
    const course = await certificates.course();
    const { student, result } = await oneEarner();
    rename(student, 'Oluwafunmilayo Temitope', 'Ogunbanjo');
    const refused = await certificates.issue({ course, result });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'NAME_TOO_LONG', issues: [{ path: 'studentName', message: 'Ogunbanjo O. T.' }] },
    });
    expect((await certificates.issue({ course, result, studentName: 'é'.repeat(29) })).status).toBe(400);
    const hostile = ['e\u0301'.repeat(28), '😀'.repeat(28), 'محمد بن عبد الله', '<b>Amina</b> & "Co"'];
    for (const studentName of hostile) {
      const { result: next } = await oneEarner();
      const made = await certificates.issue({ course, result: next, studentName });
      expect([made.status, made.body.studentName]).toEqual([201, studentName.normalize('NFC')]);
      const verdict = await certificates.verify(made.body.certificateNumber);
      expect(verdict.body.studentName).toBe(studentName.normalize('NFC'));
    }
    expect((await certificates.issue({ course, result, studentName: '\u200b' })).status).toBe(400);
  });

  it('answers with the one that was made for the student with a serial, while that is valid', async () => {
    const course = await certificates.course();
    const { student, result } = await oneEarner();
    const { made } = await certificates.byHand('Grad0 Amina', course, student);
    const answer = await certificates.issue({ course, result });
    expect(answer).toMatchObject({ status: 200, body: { _id: made._id, student } });
    await certificates.revoke(made._id);
    const issued = await certificates.issue({ course, result });
    expect(issued).toMatchObject({ status: 201, body: { student, result } });
  });

  it('says of a revoked one to reinstate it, and follows one that was replaced', async () => {
    const course = await certificates.course();
    const { result } = await oneEarner();
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

describe('POST certificate/bulk', () => {
  it('tells in a dry run what would come of it, by results and by the filter of their list', async () => {
    const course = await certificates.course();
    const [has, long, failed, fresh] = [
      await oneEarner(),
      await oneEarner(),
      await oneEarner({ pass: false }),
      await oneEarner(),
    ];
    rename(long.student, 'Oluwafunmilayo', 'Ogunbanjo-Adebayo-Ade');
    await certificates.issue({ course, result: has.result });
    const results = [has, long, failed, fresh].map(({ result }) => result);
    const which = { course, exam: harness.exam._id };
    const dry = { ...which, results: [...results, fresh.result, UNKNOWN_ID], dryRun: true };
    expect((await certificates.bulk(dry, admin)).status).toBe(403);
    const { status, body } = await certificates.bulk<CertificatesIssued>(dry);
    expect(status).toBe(200);
    expect(body).toEqual({
      issued: 1,
      left: [
        { code: 'NAME_TOO_LONG', count: 1 },
        { code: 'ALREADY_ISSUED', count: 1 },
        { code: 'NOT_PASSED', count: 1 },
        { code: 'NOT_FOUND', count: 1 },
      ],
      skipped: [
        {
          ...long,
          code: 'NAME_TOO_LONG',
          name: 'Ogunbanjo-Adebayo-Ade Oluwafunmilayo',
          suggestion: 'Ogunbanjo-Adebayo-Ade O.',
        },
        { ...has, code: 'ALREADY_ISSUED', name: 'Grad0 Amina' },
        { ...failed, code: 'NOT_PASSED', name: 'Grad0 Amina' },
        { result: UNKNOWN_ID, code: 'NOT_FOUND' },
      ],
    });
    expect(await stored({ result: new Types.ObjectId(fresh.result) })).toEqual([]);
    for (const filter of [{ search: 'nobodyatall' }, { to: '2020-01-01T00:00:00.000Z' }])
      expect((await certificates.bulk({ ...which, filter, dryRun: true })).body).toMatchObject({ issued: 0 });
    expect((await certificates.bulk({ ...which, filter: { search: 'nobodyatall' } })).status).toBe(409);
    expect((await certificates.bulk({ ...which, results, count: 7 })).status).toBe(409);
    expect((await certificates.bulk(which)).status).toBe(400);
    expect(
      (await certificates.bulk({ ...which, results, names: { [long.result]: 'x'.repeat(29) } })).status,
    ).toBe(400);

    const names = { [long.result]: 'Ogunbanjo-Adebayo-Ade O.' };
    const outcome = await certificates.order({ ...which, results, names, date: '2026-07-01' });
    expect(outcome).toMatchObject({ issued: 2, left: [{ code: 'ALREADY_ISSUED' }, { code: 'NOT_PASSED' }] });
    const [shortened] = await stored({ result: new Types.ObjectId(long.result) });
    expect(shortened).toMatchObject({ studentName: names[long.result], dateGenerated: '2026-07-01' });
    // Names are told when it is read: stored, one would outlive the record of a destroyed student.
    const tasks = await harness.db
      .collection('tasks')
      .find({}, { projection: { outcome: 1 } })
      .toArray();
    expect(JSON.stringify(tasks)).not.toContain('Amina');
  });

  it('leaves out who has a valid one of the course that was made with a serial', async () => {
    const [course, other] = [await certificates.course(), await certificates.course('Other')];
    const earners = await certificates.earners(5);
    const [linked, revoked, unlinked, ofOther, reissued] = earners.map(({ student }) => student);
    const { made: first } = await certificates.byHand('Ada One', course, linked);
    const { made: second } = await certificates.byHand('Ada Two', course, revoked);
    await certificates.revoke(second._id);
    await certificates.byHand('Grad2 Amina', course);
    await certificates.byHand('Ada Four', other, ofOther);
    const { made: last } = await certificates.byHand('Ada Five', course, reissued);
    await certificates.post(`/certificate/${last._id}/reissue`, { reason: 'Lost' });
    const results = earners.map(({ result }) => result);
    const order = { course, exam: harness.exam._id, results };
    const expected = { issued: 3, left: [{ code: 'ALREADY_ISSUED', count: 2 }] };
    expect((await certificates.bulk({ ...order, dryRun: true })).body).toMatchObject(expected);
    expect(await certificates.order(order)).toMatchObject(expected);
    const { body: own } = await certificates.list(`?student=${linked ?? ''}&course=${course}`);
    expect(own.map(({ _id }) => _id)).toEqual([first._id]);
    for (const student of [revoked, unlinked, ofOther])
      expect((await certificates.list(`?student=${student ?? ''}&course=${course}`)).body).toHaveLength(1);
  });

  it('leaves one certificate to who redeems a serial at the moment of the order', async () => {
    const course = await certificates.course();
    const earners = await certificates.earners(12);
    const results = earners.map(({ result }) => result);
    const byHand = (student: string, n: number) => certificates.byHand(`Grad${n} Amina`, course, student);
    const ordered = certificates.order({ course, exam: harness.exam._id, results });
    const made = await Promise.all(earners.map(({ student }, n) => byHand(student, n)));
    await ordered;
    const { body: issued } = await certificates.list(`?course=${course}&pageSize=100`);
    expect(issued.map(({ student }) => student).sort()).toEqual(earners.map(({ student }) => student).sort());
    // The later of two runs got the certificate of the first.
    const numberOf = new Map(issued.map(({ student, certificateNumber }) => [student, certificateNumber]));
    expect(made.map(({ made: { certificateNumber } }) => certificateNumber)).toEqual(
      earners.map(({ student }) => numberOf.get(student)),
    );
    const again = await Promise.all(made.map(({ make }) => make()));
    expect(again.map(({ body }) => body.certificateNumber)).toEqual(
      made.map(({ made: { certificateNumber } }) => certificateNumber),
    );
  });

  it('is on record for the order and for each certificate', async () => {
    const course = await certificates.course('Negotiation');
    const earners = await certificates.earners(2);
    const results = earners.map(({ result }) => result);
    const { body: task } = await certificates.bulk({ course, exam: harness.exam._id, results });
    await certificates.ended(task);
    const records = await eventually(() => {
      const found: AuditRecord[] = harness.students.auditDeliveries
        .flat()
        .filter(({ action, details }) => action === 'certificate.issue' && details?.task === task._id);
      return Promise.resolve(found.length === 2 ? found : undefined);
    });
    expect(records).toMatchObject(
      results.map(() => ({ outcome: 'done', entity: 'certificate', after: { course: 'Negotiation' } })),
    );
    const order = harness.students.auditDeliveries
      .flat()
      .find(({ action }) => action === 'certificate.issue-many');
    expect(order).toMatchObject({ entity: 'exam', id: harness.exam._id });
  });

  onOneServer(() => {
    it('issues each once over kills of the worker and a lost end, also when the course is removed', async () => {
      const course = await certificates.course('Diploma');
      const earners = await certificates.earners(600);
      const results = earners.map(({ result }) => result);
      const ofCourse = { 'selectedCourse.id': new Types.ObjectId(course) };
      const { body: task } = await certificates.bulk({ course, exam: harness.exam._id, results });
      await eventually(async () => (await stored(ofCourse)).length > 0);
      await harness.worker.end('SIGKILL');
      await harness.call('DELETE', `/course/${course}`, { token: admin });
      await harness.clearRedis();
      await harness.worker.start();
      expect((await certificates.ended(task)).issued).toBe(600);
      const made = await stored(ofCourse);
      expect(made).toHaveLength(600);
      // Simulates a lost end of the run: the task runs again as a whole.
      const lost = { status: 'working', updatedAt: new Date(0) };
      await harness.db
        .collection('tasks')
        .updateOne({ _id: new Types.ObjectId(task._id) }, { $set: lost, $unset: { outcome: 1 } });
      expect((await certificates.ended(task)).issued).toBe(600);
      const again = await stored(ofCourse);
      expect(again.map(({ certificateNumber }) => certificateNumber)).toEqual(
        made.map(({ certificateNumber }) => certificateNumber),
      );
    });
  });
});

import type { AuditRecord, CertificatesIssued } from '@concord/contracts';
import { eventually, onOneServer } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { CertificateCalls } from '../../../testing/certificate-calls';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness();
const certificates = new CertificateCalls(harness);
const admin = harness.tokens.staff('ADMIN');

describe('POST certificate/bulk', () => {
  it('tells in a dry run what would come of it, by results and by the filter of their list', async () => {
    const course = await certificates.course();
    const [has, long, failed, fresh] = [
      await certificates.earner(),
      await certificates.earner(),
      await certificates.earner({ pass: false }),
      await certificates.earner(),
    ];
    certificates.rename(long.student, 'Oluwafunmilayo', 'Ogunbanjo-Adebayo-Ade');
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
    expect(await certificates.stored({ result: new Types.ObjectId(fresh.result) })).toEqual([]);
    for (const filter of [{ search: 'nobodyatall' }, { to: '2020-01-01T00:00:00.000Z' }])
      expect((await certificates.bulk({ ...which, filter, dryRun: true })).body).toMatchObject({ issued: 0 });
    expect((await certificates.bulk({ ...which, filter: { search: 'nobodyatall' } })).status).toBe(409);
    expect((await certificates.bulk({ ...which, results, count: 7 })).status).toBe(409);
    expect((await certificates.bulk(which)).status).toBe(400);
    expect(
      (await certificates.bulk({ ...which, results, names: { [long.result]: 'x'.repeat(29) } })).status,
    ).toBe(400);

    const names = { [long.result]: 'Ogunbanjo-Adebayo-Ade O.' };
    const outcome = await certificates.issueMany({ ...which, results, names, date: '2026-07-01' });
    expect(outcome).toMatchObject({ issued: 2, left: [{ code: 'ALREADY_ISSUED' }, { code: 'NOT_PASSED' }] });
    const [shortened] = await certificates.stored({ result: new Types.ObjectId(long.result) });
    expect(shortened).toMatchObject({ studentName: names[long.result], dateGenerated: '2026-07-01' });
    // Names are added on reading, because a stored one would outlive a destroyed record.
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
    const request = { course, exam: harness.exam._id, results };
    const expected = { issued: 3, left: [{ code: 'ALREADY_ISSUED', count: 2 }] };
    expect((await certificates.bulk({ ...request, dryRun: true })).body).toMatchObject(expected);
    expect(await certificates.issueMany(request)).toMatchObject(expected);
    const { body: own } = await certificates.list(`?student=${linked ?? ''}&course=${course}`);
    expect(own.map(({ _id }) => _id)).toEqual([first._id]);
    for (const student of [revoked, unlinked, ofOther])
      expect((await certificates.list(`?student=${student ?? ''}&course=${course}`)).body).toHaveLength(1);
  });

  it('leaves one certificate to who redeems a serial at the moment of the request', async () => {
    const course = await certificates.course();
    const earners = await certificates.earners(12);
    const results = earners.map(({ result }) => result);
    const byHand = (student: string, n: number) => certificates.byHand(`Grad${n} Amina`, course, student);
    const issuing = certificates.issueMany({ course, exam: harness.exam._id, results });
    const made = await Promise.all(earners.map(({ student }, n) => byHand(student, n)));
    await issuing;
    const { body: issued } = await certificates.list(`?course=${course}&pageSize=100`);
    expect(issued.map(({ student }) => student).sort()).toEqual(earners.map(({ student }) => student).sort());
    // Whichever runs second gets the certificate of the first.
    const numberOf = new Map(issued.map(({ student, certificateNumber }) => [student, certificateNumber]));
    expect(made.map(({ made: { certificateNumber } }) => certificateNumber)).toEqual(
      earners.map(({ student }) => numberOf.get(student)),
    );
    const again = await Promise.all(made.map(({ make }) => make()));
    expect(again.map(({ body }) => body.certificateNumber)).toEqual(
      made.map(({ made: { certificateNumber } }) => certificateNumber),
    );
  });

  it('is audited for the request and for each certificate', async () => {
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
    const request = harness.students.auditDeliveries
      .flat()
      .find(({ action }) => action === 'certificate.issue-many');
    expect(request).toMatchObject({ entity: 'exam', id: harness.exam._id });
  });

  onOneServer(() => {
    it('issues each once over kills of the worker and a lost end, also when the course is removed', async () => {
      const course = await certificates.course('Diploma');
      const earners = await certificates.earners(600);
      const results = earners.map(({ result }) => result);
      const ofCourse = { 'selectedCourse.id': new Types.ObjectId(course) };
      const { body: task } = await certificates.bulk({ course, exam: harness.exam._id, results });
      await eventually(async () => (await certificates.stored(ofCourse)).length > 0);
      await harness.worker.end('SIGKILL');
      await harness.call('DELETE', `/course/${course}`, { token: admin });
      await harness.clearRedis();
      await harness.worker.start();
      expect((await certificates.ended(task)).issued).toBe(600);
      const made = await certificates.stored(ofCourse);
      expect(made).toHaveLength(600);
      // Simulates a run that ended without storing its outcome, so that the task runs again.
      const lost = { status: 'working', updatedAt: new Date(0) };
      await harness.db
        .collection('tasks')
        .updateOne({ _id: new Types.ObjectId(task._id) }, { $set: lost, $unset: { outcome: 1 } });
      expect((await certificates.ended(task)).issued).toBe(600);
      const again = await certificates.stored(ofCourse);
      expect(again.map(({ certificateNumber }) => certificateNumber)).toEqual(
        made.map(({ certificateNumber }) => certificateNumber),
      );
    });
  });
});

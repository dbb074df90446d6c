import type { AssignmentsAdded, AuditRecord, SkippedStudent } from '@concord/contracts';
import { eventually, onOneServer } from '@concord/nest-platform/testing';
import { aStudent } from '@concord/testing/records';
import { Types } from 'mongoose';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';
import { BulkCalls } from '../../../testing/bulk-calls';

const harness = examsHarness();
const bulk = new BulkCalls(harness);
const superToken = harness.tokens.staff('SUPER_ADMIN');
const codesOf = (skipped: readonly SkippedStudent[]) => skipped.map(({ code }) => code);

describe('POST exams/assignments/bulk', () => {
  it('assigns an exam to 300 that a filter finds, in two batches, once however often it is ordered', async () => {
    const exam = await harness.uploadExam(1);
    bulk.addStudents(300, 'Kano');
    const which = { exam: exam._id, filter: { state: 'Kano' } };
    const dry = await bulk.post<AssignmentsAdded>('bulk', { ...which, dryRun: true });
    expect(dry).toMatchObject({ status: 200, body: { added: 300, skipped: [] } });
    expect(await bulk.countOf(exam)).toBe(0);

    const body = { ...which, dueDate: '2030-05-01', extraTime: 20, count: 300 };
    expect(await bulk.add(body)).toEqual({ added: 300, skipped: [] });
    const again = await bulk.add(body);
    expect([again.added, again.skipped.length, new Set(codesOf(again.skipped))]).toEqual([
      0,
      300,
      new Set(['ALREADY_ASSIGNED']),
    ]);
    expect(await bulk.countOf(exam)).toBe(300);
    expect(await bulk.countOf(exam, { dueDate: new Date('2030-05-01T22:59:59.999Z'), extraTime: 20 })).toBe(
      300,
    );
  });

  it('assigns an exam to the members of a cohort at the time of the request', async () => {
    const exam = await harness.uploadExam(1);
    const cohort = new Types.ObjectId().toString();
    expect((await bulk.post('bulk', { exam: exam._id, cohort, dryRun: true })).status).toBe(404);
    const students = [harness.addStudent()._id, harness.addStudent()._id];
    harness.students.cohorts.set(cohort, students);
    expect((await bulk.post('bulk', { exam: exam._id, cohort, students, dryRun: true })).status).toBe(400);
    expect((await bulk.post('bulk', { exam: exam._id, cohort, count: 3 })).status).toBe(409);
    expect(await bulk.add({ exam: exam._id, cohort, count: 2 })).toMatchObject({ added: 2, skipped: [] });
    expect(await bulk.countOf(exam)).toBe(2);
  });

  it("takes over each student's own accommodation, unless staff give all of them other minutes", async () => {
    const [usual, half] = [harness.addStudent()._id, harness.addStudent()._id];
    harness.students.moreTime.set(half, { percent: 50 });
    for (const [given, expected] of [
      [{}, [0, 30]],
      [{ extraTime: 10 }, [10, 10]],
    ] as const) {
      const exam = await harness.uploadExam(1);
      await bulk.add({ exam: exam._id, students: [usual, half], ...given });
      const { body } = await bulk.list(exam);
      const timeOf = (id: string) => body.find(({ student }) => student === id)?.extraTime;
      expect([timeOf(usual), timeOf(half)]).toEqual(expected);
    }
  });

  it('leaves out who may not have it, and says who and why', async () => {
    const exam = await harness.uploadExam(1);
    const [fresh, has, archived, often] = [0, 1, 2, 3].map(() => harness.addStudent());
    if (!fresh || !has || !archived || !often) throw new Error('missing');
    await harness.assign(exam, has._id);
    harness.students.archived.add(archived._id);
    for (let sitting = 0; sitting < 3; sitting += 1) await harness.submit(await harness.sitting(exam, often));
    const students = [fresh, has, archived, often].map(({ _id }) => _id);
    const body = { exam: exam._id, students: [...students, fresh._id, UNKNOWN_ID] };
    const skipped = [
      { student: has._id, code: 'ALREADY_ASSIGNED', name: 'Bello Amina' },
      { student: archived._id, code: 'ARCHIVED', name: 'Bello Amina' },
      { student: often._id, code: 'SITTINGS_LIMIT', name: 'Bello Amina' },
      { student: UNKNOWN_ID, code: 'NOT_FOUND' },
    ];
    expect((await bulk.post('bulk', { ...body, dryRun: true })).body).toEqual({ added: 1, skipped });
    expect(await bulk.add(body)).toEqual({ added: 1, skipped });
    const stored = await harness.db.collection('tasks').find().toArray();
    // Names are added on reading, because a stored one would outlive a destroyed record.
    expect(JSON.stringify(stored)).not.toContain('Amina');
    // A SUPER_ADMIN may assign another sitting; `again` counts it.
    const dry = { exam: exam._id, students: [often._id], dryRun: true };
    expect((await bulk.post('bulk', dry, superToken)).body).toEqual({ added: 1, skipped: [], again: 1 });
    expect(await bulk.add({ exam: exam._id, students: [often._id] }, superToken)).toEqual({
      added: 1,
      skipped: [],
    });
  });

  onOneServer(() => {
    it('goes on where a killed worker stopped, and counts what that did', async () => {
      const exam = await harness.uploadExam(1);
      const students = bulk.addStudents(300, 'Lagos');
      const { body: task } = await bulk.post('bulk', { exam: exam._id, students });
      await eventually(async () => (await bulk.countOf(exam)) > 0);
      await harness.worker.end('SIGKILL');
      await harness.clearRedis();
      await harness.worker.start();
      expect((await bulk.ended(task)).outcome).toEqual({ added: 300, skipped: [] });
      // Simulates a run that ended without storing its outcome, so that the task runs again.
      const _id = new Types.ObjectId(task._id);
      const lost = { status: 'working', updatedAt: new Date(0) };
      await harness.db.collection('tasks').updateOne({ _id }, { $set: lost, $unset: { outcome: 1 } });
      expect((await bulk.ended(task)).outcome).toEqual({ added: 300, skipped: [] });
      expect(await bulk.countOf(exam)).toBe(300);
    });
  });

  it('is audited once for the request, and in the history of each student', async () => {
    const exam = await harness.uploadExam(1, 'Mediation');
    const students = bulk.addStudents(2, 'Oyo');
    const dry = { exam: exam._id, students, dryRun: true };
    await bulk.post('bulk', dry);
    const { body: task } = await bulk.post('bulk', { exam: exam._id, students });
    await bulk.ended(task);
    const recordsOf = (entity: string, id: string) =>
      harness.students.auditDeliveries.flat().filter((one) => one.entity === entity && one.id === id);
    const records = await eventually(() => {
      const found: AuditRecord[] = students.flatMap((student) => recordsOf('student', student));
      return Promise.resolve(
        found.length === 2 && recordsOf('exam', exam._id).length === 2 ? found : undefined,
      );
    });
    expect(records).toMatchObject(
      students.map(() => ({
        action: 'assignment.create',
        outcome: 'done',
        actor: { kind: 'staff', role: 'ADMIN' },
        details: { exam: exam._id, examName: 'Mediation', task: task._id },
      })),
    );
    const ofExam = recordsOf('exam', exam._id).map(({ action, details }) => [action, details?.rows]);
    expect(ofExam).toEqual([
      ['exam.upload', undefined],
      ['assignment.create-many', 2],
    ]);
  });

  it('refuses what it can not do, with a sentence', async () => {
    const exam = harness.exam._id;
    const id = harness.addStudent()._id;
    const many = Array.from({ length: 5001 }, () => new Types.ObjectId().toString());
    const refused = async (body: object) => {
      const { status, body: answer } = await bulk.post<{ message: string }>('bulk', body);
      return [status, answer.message];
    };
    expect(await refused({ exam, students: many })).toEqual([400, 'Choose at most 5,000 students']);
    expect(await refused({ exam, students: [] })).toEqual([400, 'Choose at least one student']);
    expect(await refused({ exam })).toEqual([
      400,
      'Send the students, the filter of their list, or a cohort',
    ]);
    expect((await refused({ exam, students: [id], filter: {} }))[0]).toBe(400);
    for (const filter of [{ $where: 'x' }, { state: { $ne: '' } }, { cadre: 'Emperor' }, 'x', ['x']])
      expect((await refused({ exam, filter }))[0]).toBe(400);
    for (const wrong of [{ extraTime: -1 }, { extraTime: 601 }, { dueDate: 'soon' }, { status: 'completed' }])
      expect((await refused({ exam, students: [id], ...wrong }))[0]).toBe(400);
    expect(await refused({ exam: UNKNOWN_ID, students: [id] })).toEqual([404, 'The exam was not found']);
    expect(await refused({ exam, students: [id], count: 2 })).toEqual([
      409,
      'The number of matching students is now 1, not 2. Nothing was changed',
    ]);
    expect(await refused({ exam, filter: { state: 'Nowhere' } })).toEqual([
      409,
      'No students match any more. Nothing was changed',
    ]);
    const state = 'Rivers';
    for (const _id of many) harness.students.students.set(_id, aStudent({ _id, state }));
    expect(await refused({ exam, filter: { state } })).toEqual([
      422,
      '5,001 students match, but you can choose at most 5,000 at once. Narrow the filter',
    ]);
    for (const _id of many) harness.students.students.delete(_id);
  });
});

describe('applicants who were rejected, archived or not decided on', () => {
  const many = () => {
    const [accepted, rejected, archived, fresh] = ['Ada', 'Ben', 'Cyn', 'Dan'].map((name) =>
      harness.addStudent('Bello', name),
    );
    if (!accepted || !rejected || !archived || !fresh) throw new Error('missing');
    harness.students.statuses.set(rejected._id, 'rejected');
    harness.students.archived.add(archived._id);
    harness.students.statuses.set(fresh._id, 'new');
    return { accepted, rejected, archived, fresh };
  };

  it('are left out by name, those not decided on by choice', async () => {
    const exam = await harness.uploadExam(1);
    const { accepted, rejected, archived, fresh } = many();
    const students = [accepted, rejected, archived, fresh].map(({ _id }) => _id);
    const cohort = new Types.ObjectId().toString();
    harness.students.cohorts.set(cohort, students);
    const never = [
      { student: rejected._id, code: 'REJECTED', name: 'Bello Ben' },
      { student: archived._id, code: 'ARCHIVED', name: 'Bello Cyn' },
    ];
    const undecided = { student: fresh._id, code: 'UNDECIDED', name: 'Bello Dan' };
    for (const which of [{ students }, { cohort }]) {
      const body = { exam: exam._id, ...which, dryRun: true };
      expect((await bulk.post('bulk', body)).body).toEqual({ added: 2, skipped: never, undecided: 1 });
      const strict = await bulk.post('bulk', { ...body, acceptedOnly: true });
      expect(strict.body).toEqual({ added: 1, skipped: [...never, undecided] });
    }
    const request = { exam: exam._id, cohort, count: 4 };
    expect(await bulk.add({ ...request, acceptedOnly: true })).toEqual({
      added: 1,
      skipped: [...never, undecided],
    });
    expect((await bulk.add(request)).added).toBe(1);
    expect(await bulk.countOf(exam)).toBe(2);
  });

  it('are shown with those who have the exam, found by a filter, and taken out by it', async () => {
    const exam = await harness.uploadExam(1);
    const { accepted, rejected, archived, fresh } = many();
    harness.students.statuses.clear();
    harness.students.archived.clear();
    for (const { _id } of [accepted, rejected, archived, fresh]) await harness.assign(exam, _id);
    harness.students.statuses.set(rejected._id, 'rejected');
    harness.students.archived.add(archived._id);
    harness.students.statuses.set(fresh._id, 'more-information');
    const list = async (query = '') =>
      (await bulk.list(exam, query)).body.map(({ student, standing }) => [student, standing]);
    expect(await list()).toEqual([
      [fresh._id, { status: 'more-information' }],
      [archived._id, { status: 'accepted', isArchived: true }],
      [rejected._id, { status: 'rejected' }],
      [accepted._id, { status: 'accepted' }],
    ]);
    expect((await list('?applicant=excluded')).map(([student]) => student)).toEqual([
      archived._id,
      rejected._id,
    ]);
    expect((await list('?applicant=excluded&page=2&pageSize=1')).map(([student]) => student)).toEqual([
      rejected._id,
    ]);
    expect((await list('?applicant=undecided')).map(([student]) => student)).toEqual([fresh._id]);
    harness.students.isAway = true;
    expect((await list()).map(([, standing]) => standing)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect((await bulk.list(exam, '?applicant=excluded')).status).toBe(503);
    harness.students.isAway = false;
    const remove = { exam: exam._id, assigned: { applicant: 'excluded' }, remove: true };
    expect((await bulk.post('bulk-change', { ...remove, count: 3 })).status).toBe(409);
    expect(await bulk.run('bulk-change', { ...remove, count: 2 })).toEqual({ changed: 2, skipped: [] });
    expect((await list()).map(([student]) => student)).toEqual([fresh._id, accepted._id]);
  });
});

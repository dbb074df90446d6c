import type { AssignmentsChanged, AuditRecord } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';
import { BulkCalls } from '../../../testing/bulk-calls';

const harness = examsHarness();
const bulk = new BulkCalls(harness);

describe('POST exams/assignments/bulk-change', () => {
  it('changes due date and extra time, also of an attempt under way, and leaves completed ones', async () => {
    const exam = await harness.uploadExam(1);
    const [waiting, none] = [harness.addStudent(), harness.addStudent('Sani')];
    await harness.assign(exam, waiting._id);
    const sits = await harness.sitting(exam);
    const done = await harness.sitting(exam);
    await harness.submit(done);
    const students = [waiting._id, sits.student._id, done.student._id, none._id];
    const body = { exam: exam._id, students, dueDate: '2031-01-01', extraTime: 30 };
    const skipped = [
      { student: done.student._id, code: 'ALREADY_COMPLETED', name: 'Bello Amina' },
      { student: none._id, code: 'NOT_ASSIGNED', name: 'Sani Amina' },
    ];
    expect((await bulk.post('bulk-change', { ...body, dryRun: true })).body).toEqual({
      changed: 2,
      skipped,
    });
    expect(await bulk.run<AssignmentsChanged>('bulk-change', body)).toEqual({ changed: 2, skipped });
    expect(await bulk.countOf(exam, { dueDate: new Date('2031-01-01T22:59:59.999Z'), extraTime: 30 })).toBe(
      2,
    );
    const { body: attempt } = await harness.attemptOf(sits);
    expect(Date.parse(attempt.deadline) - Date.parse(attempt.startedAt)).toBe(90 * 60_000);
    const changes = await eventually(() => {
      const of = ({ id, action }: AuditRecord) => id === waiting._id && action === 'assignment.update';
      const found = harness.students.auditDeliveries.flat().filter(of);
      return Promise.resolve(found.length > 0 && found);
    });
    expect(changes).toMatchObject([
      {
        outcome: 'done',
        before: { extraTime: 0 },
        after: { extraTime: 30, dueDate: '2031-01-01T22:59:59.999Z' },
      },
    ]);
  });

  it('removes all that are pending, but for one that is being written', async () => {
    const exam = await harness.uploadExam(1);
    const students = bulk.addStudents(3, 'Plateau');
    await bulk.add({ exam: exam._id, students });
    const sits = await harness.sitting(exam);
    const body = { exam: exam._id, assigned: {}, remove: true, count: 4 };
    expect(await bulk.run<AssignmentsChanged>('bulk-change', body)).toEqual({
      changed: 3,
      skipped: [{ student: sits.student._id, code: 'ATTEMPT_IN_PROGRESS', name: 'Bello Amina' }],
    });
    expect([await bulk.countOf(exam), await bulk.countOf(exam, { status: 'removed' })]).toEqual([1, 3]);
    expect((await bulk.post('bulk-change', body)).body).toMatchObject({ code: 'CONFLICT' });
    // Students may get a removed exam again.
    expect(await bulk.add({ exam: exam._id, students })).toEqual({ added: 3, skipped: [] });
  });

  it('changes those that the list of the exam finds', async () => {
    const exam = await harness.uploadExam(1);
    const [ola, other] = [harness.addStudent('Ọláwálé'), harness.addStudent('Musa')];
    await bulk.add({ exam: exam._id, students: [ola._id, other._id] });
    const body = { exam: exam._id, assigned: { search: 'olawa', status: 'pending' }, extraTime: 15 };
    expect(await bulk.run<AssignmentsChanged>('bulk-change', body)).toEqual({ changed: 1, skipped: [] });
    const { body: listed } = await bulk.list(exam);
    expect(listed.map(({ student, extraTime }) => [student, extraTime]).sort()).toEqual(
      [
        [ola._id, 15],
        [other._id, 0],
      ].sort(),
    );
  });

  it('refuses bodies that say no change, or two', async () => {
    const body = { exam: harness.exam._id, students: [harness.addStudent()._id] };
    for (const wrong of [
      body,
      { ...body, remove: true, extraTime: 5 },
      { ...body, remove: false },
      { ...body, assigned: {}, extraTime: 5 },
      { exam: body.exam, extraTime: 5 },
      { exam: body.exam, assigned: { student: 'x' }, extraTime: 5 },
    ])
      expect((await bulk.post('bulk-change', wrong)).status).toBe(400);
  });
});

describe('GET exams/:id/assignments', () => {
  it('lists who has an exam, by state and name, without scores', async () => {
    const exam = await harness.uploadExam(1);
    const pending = harness.addStudent('Okafor', 'Ngozi');
    await harness.assign(exam, pending._id);
    const sits = await harness.sitting(exam);
    const done = await harness.sitting(exam);
    await harness.submit(done, {});
    await harness.graded(done);
    const all = await bulk.list(exam);
    expect(all.headers.get('x-total-count')).toBe('3');
    const states = all.body.map(({ student, status, isUnderWay }) => [student, status, isUnderWay]);
    expect(states).toEqual([
      [done.student._id, 'completed', false],
      [sits.student._id, 'pending', true],
      [pending._id, 'pending', false],
    ]);
    expect(JSON.stringify(all.body)).not.toMatch(/score|percantage|answer/);
    await eventually(async () => (await bulk.list(exam, '?status=completed')).body.length === 1);
    const found = await bulk.list(exam, '?search=ngo%20oka');
    expect(found.body.map(({ name }) => name)).toEqual([expect.stringContaining('Okafor Ngozi')]);
    const second = await bulk.list(exam, '?page=2&pageSize=2');
    expect(second.body).toHaveLength(1);
    for (const query of ['?search=.*', '?search=%24where'])
      expect((await bulk.list(exam, query)).body).toEqual([]);
    expect((await bulk.list(exam, '?state=x')).status).toBe(400);
    expect((await bulk.list({ _id: UNKNOWN_ID })).status).toBe(404);
  });
});

import type { Task } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';
import { BulkCalls } from '../../../testing/bulk-calls';

const harness = examsHarness();
const bulk = new BulkCalls(harness);
const { token } = bulk;
const superToken = harness.tokens.staff('SUPER_ADMIN');
/** Another officer. */
const OTHER = '64b0000000000000000000ee';
harness.tokens.staffVersions.versions[OTHER] = { ver: 1, role: 'ADMIN' };

describe('a task', () => {
  it('is listed for who start it alone, and cancelled by that person or a SUPER_ADMIN', async () => {
    const exam = await harness.uploadExam(1);
    await harness.worker.end('SIGTERM');
    const other = harness.tokens.staff('ADMIN', { id: OTHER });
    const start = async () =>
      (await bulk.post('bulk', { exam: exam._id, students: bulk.addStudents(2, 'Edo') })).body;
    const [task, second] = [await start(), await start()];
    const { _id, status, label, total } = task;
    expect([status, label, total]).toEqual(['queued', `${exam.examName} (${exam.examCode})`, 2]);
    const list = async (as: string) =>
      (await harness.call<Task[]>('GET', '/exams/tasks', { token: as })).body.map((one) => one._id);
    expect((await list(token)).slice(0, 2)).toEqual([second._id, _id]);
    expect(await list(other)).toEqual([]);
    const cancel = (id: string, as: string) =>
      harness.call('POST', `/exams/tasks/${id}/cancel`, { token: as });
    expect(await cancel(_id, other)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect((await cancel(_id, token)).body).toMatchObject({ status: 'cancelled' });
    expect(await cancel(_id, token)).toMatchObject(refusal(409, 'CONFLICT'));
    expect((await cancel(second._id, superToken)).body).toMatchObject({ status: 'cancelled' });
    expect((await cancel(UNKNOWN_ID, token)).status).toBe(404);
    await harness.worker.start();
    // The worker runs tasks in order, so it has passed the cancelled ones.
    await bulk.add({ exam: exam._id, students: bulk.addStudents(1, 'Edo') });
    expect(await bulk.countOf(exam)).toBe(1);
  });

  it('fails with the reason when its exam is gone', async () => {
    const exam = await harness.uploadExam(1);
    await harness.worker.end('SIGTERM');
    const { body: task } = await bulk.post('bulk', {
      exam: exam._id,
      students: bulk.addStudents(2, 'Edo'),
    });
    await harness.call('DELETE', `/exams/${exam._id}`, { token: superToken });
    await harness.worker.start();
    expect(await bulk.ended(task)).toMatchObject({ status: 'failed', reason: 'The exam was not found' });
  });
});

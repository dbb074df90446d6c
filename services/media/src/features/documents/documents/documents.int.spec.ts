import type { AuditRecord } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import { MediaHarness } from '../../../testing/harness';
import { PrintedDocuments } from '../../../testing/printed-documents';
import { aStudent, BATCH, OTHER_ID, RESULT, STUDENT_ID } from '../../../testing/records';

const printed = new PrintedDocuments();
const { media } = printed;

/** Serials that another ADMIN made. */
const COLLEAGUES = { ...BATCH, _id: 'c'.repeat(24), madeBy: { _id: 'd'.repeat(24), username: 'colleague' } };
media.peer.answers.set(`/internal/serial-batches/${COLLEAGUES._id}`, { status: 200, body: COLLEAGUES });

describe('requesting a document', () => {
  it('queues the document; a repeated request returns the same one', async () => {
    const token = media.staff('SUPER_ADMIN');
    const jobId = await printed.createId(token, 'result-slip', RESULT._id);
    expect(await printed.status(token, jobId)).toEqual({ status: 'queued', progress: 0 });
    expect(await printed.createId(token, 'result-slip', RESULT._id)).toBe(jobId);
    const outbox = (await media.database()).collection<{ record: AuditRecord }>('audit-outbox');
    const latest = await outbox.find({ 'record.entity': 'document' }).sort({ _id: -1 }).limit(1).toArray();
    const { student, exam } = RESULT;
    const name = [student.surname, student.firstName, student.middleName].filter(Boolean).join(' ');
    expect(latest[0]?.record.label).toBe(`result slip of ${name}, ${exam.examCode}`);
    await media.request('DELETE', `/internal/owners/${STUDENT_ID}`);
  });

  it.each([
    ['a candidate', () => media.candidate(), 'registration-form', OTHER_ID, 403],
    ['a candidate', () => media.candidate(OTHER_ID), 'result-slip', RESULT._id, 403],
    ['an ADMIN', () => media.staff(), 'result-slip', RESULT._id, 403],
    ['staff', () => media.staff(), 'certificate', OTHER_ID, 404],
    ['staff', () => media.staff(), 'certificate', undefined, 400],
    ['a candidate', () => media.candidate(), 'serial-sheet', BATCH._id, 403],
    ['staff', () => media.staff(), 'serial-sheet', OTHER_ID, 404],
    ['an ADMIN', () => media.staff(), 'serial-sheet', COLLEAGUES._id, 403],
  ] as const)('refuses %s the wrong document (case %#)', async (_, token, kind, id, status) => {
    expect((await printed.create(token(), kind, id)).statusCode).toBe(status);
  });

  it('refuses a candidate the result of a round that staff have reset', async () => {
    const path = `/internal/results/${RESULT._id}`;
    media.peer.answers.set(path, { status: 200, body: { ...RESULT, isReset: true } });
    expect((await printed.create(media.candidate(), 'result-slip', RESULT._id)).statusCode).toBe(403);
    media.peer.answers.set(path, { status: 200, body: RESULT });
  });

  it('refuses a list that is too long', async () => {
    media.peer.answers.set('/internal/students/count', { status: 200, body: { count: 2001 } });
    const answer = await printed.create(media.staff(), 'student-list');
    media.peer.answers.set('/internal/students/count', { status: 200, body: { count: 2 } });
    expect(answer.json()).toMatchObject({ statusCode: 422, code: 'TOO_MANY_ROWS' });
  });

  it('refuses a sheet of serials that are all used', async () => {
    const path = `/internal/serial-batches/${BATCH._id}`;
    media.peer.answers.set(path, { status: 200, body: { ...BATCH, unused: 0, serials: [] } });
    const answer = await printed.create(media.staff(), 'serial-sheet', BATCH._id);
    media.peer.answers.set(path, { status: 200, body: BATCH });
    expect(answer.json()).toMatchObject({ statusCode: 422, code: 'SERIAL_USED' });
  });

  it('prints the serials of anybody for a SUPER_ADMIN', async () => {
    const answer = await printed.create(media.staff('SUPER_ADMIN'), 'serial-sheet', COLLEAGUES._id);
    expect(answer.statusCode).toBe(202);
  });

  it('shows a document to its requester only', async () => {
    const jobId = await printed.createId(media.candidate(), 'registration-form', STUDENT_ID);
    for (const token of [media.staff(), media.candidate(OTHER_ID), media.print('registration-form')])
      expect((await media.request('GET', `/media/documents/${jobId}`, { token })).statusCode).toBe(404);
    expect((await media.request('GET', '/media/documents/x', { token: media.staff() })).statusCode).toBe(404);
    await media.request('DELETE', `/internal/owners/${STUDENT_ID}`);
    expect(await printed.status(media.candidate(), jobId)).toMatchObject({ statusCode: 404 });
  });

  it('answers 503 while no worker has a browser, and such a worker is degraded', async () => {
    const withoutBrowser = await new MediaHarness().start({ CHROMIUM_PATH: '/nowhere/chromium' });
    try {
      withoutBrowser.peer.answers.set(`/internal/students/${STUDENT_ID}`, { status: 200, body: aStudent() });
      const body = { kind: 'registration-form', id: STUDENT_ID };
      const token = withoutBrowser.staff();
      const create = () => withoutBrowser.request('POST', '/media/documents', { token, body });
      // No worker has said anything yet: what is asked for now waits for the first one.
      expect((await create()).statusCode).toBe(202);
      const worker = await withoutBrowser.worker();
      const answer = await eventually(async () => {
        const tried = await create();
        return tried.statusCode === 503 && tried;
      });
      expect(answer.json()).toMatchObject({
        code: 'UPSTREAM_UNAVAILABLE',
        message: expect.stringContaining('Chromium'),
      });
      const ready = await worker.inject({ method: 'GET', url: '/health/stores' });
      expect(ready.statusCode).toBe(200);
      expect(ready.json()).toMatchObject({
        status: 'degraded',
        checks: { chromium: { status: 'degraded' } },
      });
    } finally {
      await withoutBrowser.stop();
    }
  });
});

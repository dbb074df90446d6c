import { maskSerial } from '@concord/contracts';
import { readFileSync } from 'node:fs';
import { eventually } from '@concord/nest-platform/testing';
import { makePortraitUrl } from '@concord/testing';
import { MEMBER_DOCUMENTS } from '../../../testing/member-documents';
import { PrintedDocuments } from '../../../testing/printed-documents';
import { readPdf } from '../../../testing/printing';
import { aStudent, BATCH, CERTIFICATE, RESULT, STUDENT_ID } from '../../../testing/records';
import { DocumentGenerator } from './document-generator';
import { DocumentsSweeper } from './documents.sweeper';

const DAY = 24 * 60 * 60 * 1000;

const printed = new PrintedDocuments();
const { media } = printed;

const publicIdOf = (url = '') => url.split('/').at(-1)?.split('?')[0] ?? '';

/** Process ids of the browsers that the worker started. */
function browserPids(): number[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

describe('documents worker', () => {
  let worker: Awaited<ReturnType<typeof media.worker>>;
  const sweeper = () => worker.get(DocumentsSweeper, { strict: false });

  beforeAll(async () => {
    worker = await media.worker();
  });

  it('is ready with its stores and its browser', async () => {
    // The stores are being connected while the process starts.
    const ready = await eventually(async () => {
      const answer = await worker.inject({ method: 'GET', url: '/health/stores' });
      return answer.statusCode === 200 && answer.json();
    });
    const up = { status: 'up' };
    expect(ready).toEqual({
      status: 'up',
      checks: { mongodb: up, redis: up, s3: up, chromium: up },
      version: 'dev',
      commit: 'unknown',
    });
  });

  it('prints a tagged registration form with photo and escapes hostile text', async () => {
    const passport = await makePortraitUrl(5, 600);
    const files = await media.storeFiles({ student: STUDENT_ID, passport, documents: [] });
    const hostile = aStudent({
      surname: '<script>document.title = "taken over"</script>',
      firstName: '<img src="http://127.0.0.1:9/x">',
      passport: { url: '/x', public_id: files.json().passport.public_id },
    });
    media.peer.answers.set(`/internal/students/${STUDENT_ID}`, { status: 200, body: hostile });
    const token = media.print('registration-form');
    const pdf = await printed.pdfOf(token, await printed.createId(token, 'registration-form', STUDENT_ID));
    const { tagged, title, text } = await readPdf(pdf);
    expect([tagged, text.includes('No photograph on file')]).toEqual([true, false]);
    expect(pdf.includes('/DCTDecode')).toBe(true);
    expect(title).toMatch(/^Registration form: Mrs <script>document\.title/);
    media.peer.answers.set(`/internal/students/${STUDENT_ID}`, { status: 200, body: aStudent() });
  });

  it('prints the serial of a registration whole for the applicant, and masked for staff', async () => {
    const textFor = async (token: string) => {
      const pdf = await printed.pdfOf(token, await printed.createId(token, 'registration-form', STUDENT_ID));
      return (await readPdf(pdf)).text;
    };
    const { serialNumber } = aStudent();
    expect(await textFor(media.print('registration-form'))).toContain(serialNumber);
    for (const role of ['ADMIN', 'SUPER_ADMIN'] as const) {
      const text = await textFor(media.staff(role));
      expect(text).toContain(maskSerial(serialNumber));
      expect(text).not.toContain(serialNumber);
    }
  });

  it.each([
    ['certificate', () => media.print('certificate', CERTIFICATE._id), CERTIFICATE._id],
    ['result-slip', () => media.candidate(), RESULT._id],
    ['student-list', () => media.staff('SUPER_ADMIN'), undefined],
    ['invoice', () => media.staff(), MEMBER_DOCUMENTS.invoice._id],
    ['membership-certificate', () => media.staff(), MEMBER_DOCUMENTS.certificate._id],
  ] as const)('prints a %s', async (kind, token, id) => {
    const pdf = await printed.pdfOf(token(), await printed.createId(token(), kind, id));
    expect((await readPdf(pdf)).pages).toHaveLength(1);
  });

  it('prints the unused serials of a batch, ten slips on a page', async () => {
    const token = media.staff('SUPER_ADMIN');
    const pdf = await printed.pdfOf(token, await printed.createId(token, 'serial-sheet', BATCH._id));
    const { pages, text, title } = await readPdf(pdf);
    expect(title).toBe('Serial numbers: Kano <branch>');
    for (const serial of BATCH.serials) expect(text).toContain(serial);
    expect(pages.map(({ text: page }) => page.match(/[A-Z\d]{4}(-[A-Z\d]{4}){3}/g)?.length)).toEqual([10, 2]);
    expect(pages.map(({ size }) => size)).toEqual([
      [595, 842],
      [595, 842],
    ]);
    expect(text).toContain('12 unused of 14');
  });

  it('returns the same file to a candidate again, and a new one to staff', async () => {
    const [own, staff] = [media.candidate(), media.staff('SUPER_ADMIN')];
    const first = await printed.createId(own, 'result-slip', RESULT._id);
    await printed.waitUntilEnded(own, first);
    expect(await printed.createId(own, 'result-slip', RESULT._id)).toBe(first);
    const theirs = await printed.createId(staff, 'result-slip', RESULT._id);
    await printed.waitUntilEnded(staff, theirs);
    const again = await printed.createId(staff, 'result-slip', RESULT._id);
    expect(new Set([first, theirs, again]).size).toBe(3);
    await printed.waitUntilEnded(staff, again);
  });

  it('prints a document whose job Redis lost', async () => {
    const token = media.staff();
    const jobId = await printed.insertCertificateRequest(CERTIFICATE._id, new Date(Date.now() - 60_000));
    await media.clearRedis();
    await sweeper().sweep();
    await printed.pdfOf(token, jobId);
  });

  it('leaves one file after two concurrent runs', async () => {
    const token = media.staff();
    const jobId = await printed.createId(token, 'certificate', CERTIFICATE._id);
    await worker.get(DocumentGenerator, { strict: false }).generate(jobId);
    await printed.waitUntilEnded(token, jobId);
    await media.jobEnded(jobId);
    expect(await printed.database.collection('files').countDocuments({ owner: jobId })).toBe(1);
  });

  it('fails without a retry when the record was removed meanwhile', async () => {
    const jobId = await printed.insertCertificateRequest('8'.repeat(24));
    await worker.get(DocumentGenerator, { strict: false }).generate(jobId);
    expect(await printed.status(media.staff(), jobId)).toMatchObject({ status: 'failed' });
  });

  it('removes a document and its file after a day', async () => {
    const token = media.staff();
    const jobId = await printed.createId(token, 'certificate', CERTIFICATE._id);
    const { url } = await printed.waitUntilEnded(token, jobId);
    await sweeper().sweep(Date.now() + DAY - 60_000);
    expect(await printed.status(token, jobId)).toMatchObject({ status: 'done' });
    await sweeper().sweep(Date.now() + DAY + 60_000);
    expect(await printed.status(token, jobId)).toMatchObject({ statusCode: 404 });
    expect((await media.download(url ?? '')).statusCode).toBe(404);
    expect(await media.exist([publicIdOf(url)])).toEqual([false]);
  });

  it.each([
    ['without a name', aStudent({ surname: ' ', firstName: '' })],
    ['of another kind', { _id: STUDENT_ID, count: 2 }],
  ])('fails without a retry for a record %s', async (_, body) => {
    const path = `/internal/students/${STUDENT_ID}`;
    media.peer.answers.set(path, { status: 200, body });
    const token = media.staff();
    const jobId = await printed.createId(token, 'registration-form', STUDENT_ID);
    expect(await printed.waitUntilEnded(token, jobId)).toMatchObject({ status: 'failed' });
    media.peer.answers.set(path, { status: 200, body: aStudent() });
    expect(await printed.record(jobId)).toMatchObject({
      attempts: 1,
      reason: 'There was an error generating your print out, contact admin',
    });
  });

  it('prints again after the browser crashed', async () => {
    const list = '/internal/students?limit=2000';
    const before = media.peer.answers.get(list);
    media.peer.answers.set(list, { status: 200, body: Array.from({ length: 300 }, () => aStudent()) });
    const token = media.staff();
    const jobId = await printed.createId(token, 'student-list');
    await printed.waitUntil(token, jobId, ({ progress }) => progress >= 50);
    for (const browser of browserPids()) process.kill(browser, 'SIGKILL');
    const { pages, text } = await readPdf(await printed.pdfOf(token, jobId));
    expect([pages.length > 5, text.includes(`Page 2 of ${pages.length}`)]).toEqual([true, true]);
    if (before) media.peer.answers.set(list, before);
    // Two, and more where a busy machine let the job's lock of 5 s expire: a job may run twice.
    expect((await printed.record(jobId))?.attempts).toBeGreaterThanOrEqual(2);
  });
});

import type { DocumentKind } from '@concord/contracts';
import { makePortraitUrl } from '@concord/testing';
import mongoose, { type Connection } from 'mongoose';
import { DocumentMaker } from './documents/document-maker';
import { DocumentsSweeper } from './documents/documents.sweeper';
import { ObjectStore } from './storage/object-store';
import { aStudent, MediaHarness, OTHER_ID, STUDENT_ID, SUPER_ID } from './testing/harness';

const RESULT_ID = '3'.repeat(24);
const CERTIFICATE_ID = '4'.repeat(24);
const DAY = 24 * 60 * 60 * 1000;

const result = {
  _id: RESULT_ID,
  percantage: 40,
  total_score: 4,
  total_answered: 9,
  total_correct: 4,
  total_wrong: 5,
  pass: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  exam: { _id: '5'.repeat(24), examName: 'Mediation', examCode: 'M-1' },
  student: { _id: STUDENT_ID, surname: 'Okonkwo', firstName: 'Ngozi', middleName: null, gender: 'Female' },
};
const certificate = {
  _id: CERTIFICATE_ID,
  studentName: 'Ngozi Okonkwo',
  selectedCourse: { id: '6'.repeat(24), courseTitle: 'Peace Education' },
  createdAt: '2026-11-21T10:00:00.000Z',
  dateGenerated: '2026-11-20',
  serialNumber: 'ABCD-EFGH-JKMN-PQRS',
  certificateNumber: 'CN-000123',
  genrated: 'manual',
};

let media: MediaHarness;
let database: Connection;

beforeAll(async () => {
  media = await MediaHarness.start();
  await media.forgetRedis();
  const { answers } = media.peer;
  answers.set(`/internal/students/${STUDENT_ID}`, { status: 200, body: aStudent() });
  answers.set(`/internal/results/${RESULT_ID}`, { status: 200, body: result });
  answers.set(`/internal/certificates/${CERTIFICATE_ID}`, { status: 200, body: certificate });
  answers.set('/internal/students/count', { status: 200, body: { count: 2 } });
  answers.set('/internal/students?limit=2000', {
    status: 200,
    body: [aStudent(), aStudent({ _id: OTHER_ID, surname: 'Bello' })],
  });
  database = await mongoose
    .createConnection(media.env.MONGODB_URI, { dbName: `${media.env.MONGODB_DB_PREFIX}-media` })
    .asPromise();
});
afterAll(async () => {
  await database.close();
  await media.stop();
});

const order = (token: string, kind: DocumentKind, id?: string) =>
  media.ask('POST', '/media/documents', { token, body: { kind, id } });
const orderId = async (token: string, kind: DocumentKind, id?: string): Promise<string> =>
  (await order(token, kind, id)).json().jobId;
const look = async (token: string, jobId: string) =>
  (await media.ask('GET', `/media/documents/${jobId}`, { token })).json();

async function ended(token: string, jobId: string, within = 40_000) {
  const until = Date.now() + within;
  for (;;) {
    const seen = await look(token, jobId);
    if (['done', 'failed'].includes(seen.status) || Date.now() > until) return seen;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function pdfOf(token: string, jobId: string): Promise<string> {
  const seen = await ended(token, jobId);
  expect(seen).toEqual({
    status: 'done',
    progress: 100,
    url: expect.stringMatching(/^\/api\/media\/files\//),
  });
  const file = await media.ask('GET', seen.url.replace('/api', ''));
  expect(file.headers['content-type']).toBe('application/pdf');
  return file.rawPayload.toString('latin1');
}

const pagesOf = (pdf: string) => pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;

describe('ordering a document', () => {
  it('waits in the queue until there is a worker, and asking again is the same document', async () => {
    const token = media.staff();
    const jobId = await orderId(token, 'result-slip', RESULT_ID);
    expect(await look(token, jobId)).toEqual({ status: 'queued', progress: 0 });
    expect(await orderId(token, 'result-slip', RESULT_ID)).toBe(jobId);
    await media.ask('DELETE', `/internal/owners/${STUDENT_ID}`);
  });

  it.each([
    ['a candidate', () => media.candidate(), 'registration-form', OTHER_ID, 403],
    ['a candidate', () => media.candidate(OTHER_ID), 'result-slip', RESULT_ID, 403],
    ['a candidate', () => media.candidate(), 'student-list', undefined, 403],
    ['a print token', () => media.print('registration-form'), 'registration-form', OTHER_ID, 403],
    ['a print token', () => media.print('registration-form'), 'certificate', STUDENT_ID, 403],
    ['staff', () => media.staff(), 'certificate', OTHER_ID, 404],
    ['staff', () => media.staff(), 'certificate', undefined, 400],
    ['staff', () => media.staff(), 'certificate', 'nonsense', 400],
  ] as const)('refuses %s the wrong thing', async (_, token, kind, id, status) => {
    expect((await order(token(), kind, id)).statusCode).toBe(status);
  });

  it('refuses a list that is too long', async () => {
    media.peer.answers.set('/internal/students/count', { status: 200, body: { count: 2001 } });
    const answer = await order(media.staff(), 'student-list');
    media.peer.answers.set('/internal/students/count', { status: 200, body: { count: 2 } });
    expect(answer.json()).toMatchObject({ statusCode: 422, code: 'TOO_MANY_ROWS' });
  });

  it('shows a document to its asker only', async () => {
    const jobId = await orderId(media.candidate(), 'registration-form', STUDENT_ID);
    for (const token of [media.staff(), media.candidate(OTHER_ID), media.print('registration-form')])
      expect((await media.ask('GET', `/media/documents/${jobId}`, { token })).statusCode).toBe(404);
    expect((await media.ask('GET', '/media/documents/x', { token: media.staff() })).statusCode).toBe(404);
    await media.ask('DELETE', `/internal/owners/${STUDENT_ID}`);
    expect(await look(media.candidate(), jobId)).toMatchObject({ statusCode: 404 });
  });

  it('says that documents are off where there is no browser', async () => {
    const bare = await MediaHarness.start({ CHROMIUM_PATH: '/nowhere/chromium' });
    try {
      bare.peer.answers.set(`/internal/students/${STUDENT_ID}`, { status: 200, body: aStudent() });
      const body = { kind: 'registration-form', id: STUDENT_ID };
      const answer = await bare.ask('POST', '/media/documents', { token: bare.staff(), body });
      expect(answer.json()).toMatchObject({ statusCode: 503, message: expect.stringContaining('Chromium') });
      const worker = await bare.worker();
      const ready = await worker.inject({ method: 'GET', url: '/health/ready' });
      expect([ready.statusCode, ready.json().status, ready.json().checks.chromium.status]).toEqual([
        200,
        'degraded',
        'degraded',
      ]);
    } finally {
      await bare.stop();
    }
  });
});

describe('the worker', () => {
  let worker: Awaited<ReturnType<MediaHarness['worker']>>;
  const sweeper = () => worker.get(DocumentsSweeper, { strict: false });

  beforeAll(async () => {
    worker = await media.worker();
  });

  it('is ready with its stores and its browser', async () => {
    const ask = async () => (await worker.inject({ method: 'GET', url: '/health/ready' })).json();
    const until = Date.now() + 10_000;
    let ready = await ask();
    // Connections to the stores are made while the process starts.
    while (ready.status !== 'up' && Date.now() < until) ready = await ask();
    expect(ready).toMatchObject({ status: 'up', checks: { chromium: { status: 'up' } } });
  });

  it('prints a registration form with photo, tagged, hostile text as text', async () => {
    const files = await media.ask('POST', '/internal/student-files', {
      body: { student: STUDENT_ID, passport: await makePortraitUrl(5, 600), documents: [] },
    });
    const hostile = aStudent({
      surname: '<script>document.title = "taken over"</script>',
      firstName: '<img src="http://127.0.0.1:9/x">',
      passport: { url: '/x', public_id: files.json().passport.public_id },
    });
    media.peer.answers.set(`/internal/students/${STUDENT_ID}`, { status: 200, body: hostile });
    const token = media.print('registration-form');
    const pdf = await pdfOf(token, await orderId(token, 'registration-form', STUDENT_ID));
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pagesOf(pdf)).toBeGreaterThanOrEqual(1);
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain('/DCTDecode');
    expect(pdf).toMatch(/\/Title \(Registration form: Mrs <script>document\.title/);
    media.peer.answers.set(`/internal/students/${STUDENT_ID}`, { status: 200, body: aStudent() });
  });

  it.each([
    ['certificate', () => media.print('certificate', CERTIFICATE_ID), CERTIFICATE_ID],
    ['result-slip', () => media.candidate(), RESULT_ID],
    ['student-list', () => media.staff(SUPER_ID), undefined],
  ] as const)('prints a %s', async (kind, token, id) => {
    const pdf = await pdfOf(token(), await orderId(token(), kind, id));
    expect(pagesOf(pdf)).toBe(1);
  });

  it('gives a candidate the same file again, and staff a fresh one', async () => {
    const [own, staff] = [media.candidate(), media.staff()];
    const first = await orderId(own, 'result-slip', RESULT_ID);
    await ended(own, first);
    expect(await orderId(own, 'result-slip', RESULT_ID)).toBe(first);
    const theirs = await orderId(staff, 'result-slip', RESULT_ID);
    await ended(staff, theirs);
    const again = await orderId(staff, 'result-slip', RESULT_ID);
    expect(new Set([first, theirs, again]).size).toBe(3);
    await ended(staff, again);
  });

  it('prints what Redis has forgotten', async () => {
    const token = media.staff();
    const { insertedId } = await database.collection('documents').insertOne({
      kind: 'certificate',
      subject: CERTIFICATE_ID,
      asker: `staff:${'a'.repeat(24)}`,
      owner: '',
      status: 'queued',
      progress: 0,
      attempts: 0,
      createdAt: new Date(),
      updatedAt: new Date(Date.now() - 60_000),
    });
    await media.forgetRedis();
    await sweeper().sweep();
    await pdfOf(token, insertedId.toHexString());
  });

  it('leaves one file when the same document is made twice at once', async () => {
    const token = media.staff();
    const jobId = await orderId(token, 'certificate', CERTIFICATE_ID);
    await worker.get(DocumentMaker, { strict: false }).make(jobId);
    await ended(token, jobId);
    await media.jobEnded(jobId);
    expect(await database.collection('files').countDocuments({ owner: jobId })).toBe(1);
  });

  it('fails at once when the record is gone by the time it prints', async () => {
    const { insertedId } = await database.collection('documents').insertOne({
      kind: 'certificate',
      subject: '8'.repeat(24),
      asker: `staff:${'a'.repeat(24)}`,
      owner: '',
      status: 'queued',
      progress: 0,
      attempts: 0,
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    await worker.get(DocumentMaker, { strict: false }).make(insertedId.toHexString());
    expect(await look(media.staff(), insertedId.toHexString())).toMatchObject({ status: 'failed' });
  });

  it('removes a document and its file after a day, and not before', async () => {
    const token = media.staff();
    const jobId = await orderId(token, 'certificate', CERTIFICATE_ID);
    const { url } = await ended(token, jobId);
    await sweeper().sweep(Date.now() + DAY - 60_000);
    expect(await look(token, jobId)).toMatchObject({ status: 'done' });
    await sweeper().sweep(Date.now() + DAY + 60_000);
    expect(await look(token, jobId)).toMatchObject({ statusCode: 404 });
    expect((await media.ask('GET', url.replace('/api', ''))).statusCode).toBe(404);
    const store = media.app.get(ObjectStore, { strict: false });
    expect(await store.bytes(url.split('/').at(-1).split('?')[0])).toBeUndefined();
  });
});

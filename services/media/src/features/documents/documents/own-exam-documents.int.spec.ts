import type { DocumentStatus } from '@concord/contracts';
import { eventually, STAFF_IDS } from '@concord/nest-platform/testing';
import { PrintedDocuments } from '../../../testing/printed-documents';
import { readPdf } from '../../../testing/printing';
import { CERTIFICATE, OTHER_ID, RESULT, STUDENT_ID } from '../../../testing/records';

const printed = new PrintedDocuments();
const { media } = printed;

const OWN_CERTIFICATE = { ...CERTIFICATE, _id: '5e'.repeat(12), student: STUDENT_ID };
const OF_CERTIFICATE = `/me/certificates/${OWN_CERTIFICATE._id}/file`;
const OF_RESULT = `/me/results/${RESULT._id}/file`;
const RESULT_PATH = `/internal/results/${RESULT._id}`;
media.peer.answers.set(`/internal/certificates/${OWN_CERTIFICATE._id}`, {
  status: 200,
  body: OWN_CERTIFICATE,
});

const ask = (path: string, token = media.own()) => media.request('GET', path, { token });
const ready = (path: string, token?: string) =>
  eventually(async () => {
    const status: DocumentStatus = (await ask(path, token)).json();
    return status.status === 'done' && status;
  });

describe('OwnExamDocuments', () => {
  it('prints an own certificate once, however often it is asked for', async () => {
    await media.worker();
    await Promise.all([ask(OF_CERTIFICATE), ask(OF_CERTIFICATE)]);
    const { url = '' } = await ready(OF_CERTIFICATE);
    const { text } = await readPdf((await media.download(url)).rawPayload);
    expect(text).toContain(CERTIFICATE.certificateNumber);
    const before = await printed.database.collection('documents').countDocuments();
    expect((await ask(OF_CERTIFICATE)).json()).toMatchObject({ status: 'done' });
    expect(await printed.database.collection('documents').countDocuments()).toBe(before);
  });

  it('prints an own result slip', async () => {
    const { url = '' } = await ready(OF_RESULT);
    const { text } = await readPdf((await media.download(url)).rawPayload);
    expect(text).toContain(RESULT.exam.examCode);
  });

  it.each([
    ['another person', () => media.own({ student: OTHER_ID })],
    ['a member who never applied', () => media.own({ member: STUDENT_ID })],
  ])('answers 404 to %s', async (_, token) => {
    for (const path of [OF_CERTIFICATE, OF_RESULT]) expect((await ask(path, token())).statusCode).toBe(404);
  });

  it('answers 404 for a certificate without a known owner, and for none', async () => {
    for (const id of [CERTIFICATE._id, OTHER_ID])
      expect((await ask(`/me/certificates/${id}/file`)).statusCode).toBe(404);
  });

  it('answers 404 for a result that is held or was reset', async () => {
    media.peer.answers.set(RESULT_PATH, { status: 200, body: { ...RESULT, isReset: true } });
    expect((await ask(OF_RESULT)).statusCode).toBe(404);
    const body = { statusCode: 404, code: 'NOT_FOUND', message: 'Not released', requestId: 'x' };
    media.peer.answers.set(RESULT_PATH, { status: 404, body });
    expect((await ask(OF_RESULT)).statusCode).toBe(404);
    media.peer.answers.set(RESULT_PATH, { status: 200, body: RESULT });
  });

  it('shows staff who look at the page the certificate, but no result slip', async () => {
    const token = media.own({ student: STUDENT_ID, viewer: STAFF_IDS.ADMIN });
    expect((await ask(OF_CERTIFICATE, token)).statusCode).toBe(200);
    expect((await ask(OF_RESULT, token)).statusCode).toBe(403);
  });

  it('tries a failed document once more after a minute', async () => {
    const documents = printed.database.collection('documents');
    const own = { asker: `member:${STUDENT_ID}`, kind: 'certificate' };
    await documents.updateMany(own, { $set: { status: 'failed', updatedAt: new Date() } });
    expect((await ask(OF_CERTIFICATE)).json()).toMatchObject({ status: 'failed' });
    await documents.updateMany(own, { $set: { updatedAt: new Date(Date.now() - 61_000) } });
    const { url = '' } = await ready(OF_CERTIFICATE);
    expect((await media.download(url)).rawPayload.toString('latin1', 0, 5)).toBe('%PDF-');
  });
});

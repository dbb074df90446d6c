import type { DocumentFile } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import { PrintedDocuments } from '../../../testing/printed-documents';
import { readPdf } from '../../../testing/printing';
import { CERTIFICATE, OTHER_ID } from '../../../testing/records';

const printed = new PrintedDocuments();
const { media } = printed;

const ask = (body: object = { kind: 'certificate', id: CERTIFICATE._id }) =>
  media.request('POST', '/internal/documents/file', { body });
const file = async (): Promise<DocumentFile> => (await ask()).json();
const ASKER = `mail:certificate:${CERTIFICATE._id}`;
const documents = () => printed.database.collection('documents');

describe('POST internal/documents/file', () => {
  it('prints a certificate for a mail, once for all who ask', async () => {
    await media.worker();
    await eventually(async () => (await file()).status === 'working');
    await Promise.all([file(), file(), file()]);
    const { name, file: base64 = '' } = await eventually(async () => {
      const answer = await file();
      return answer.status === 'done' && answer;
    });
    expect(name).toMatch(new RegExp(`^Certificate \\d{4}-\\d\\d-\\d\\d ${CERTIFICATE.studentName}\\.pdf$`));
    const { text } = await readPdf(Buffer.from(base64, 'base64'));
    expect(text).toContain(CERTIFICATE.certificateNumber);
    expect(await documents().countDocuments({ asker: ASKER })).toBe(1);
    expect(await file()).toMatchObject({ status: 'done', file: base64 });
  });

  it('says that a document failed', async () => {
    const { modifiedCount } = await documents().updateMany({ asker: ASKER }, { $set: { status: 'failed' } });
    expect(modifiedCount).toBe(1);
    expect(await file()).toEqual({ status: 'failed' });
  });

  it('refuses other kinds, and records that do not exist', async () => {
    expect((await ask({ kind: 'registration-form', id: OTHER_ID })).statusCode).toBe(400);
    expect((await ask({ kind: 'certificate', id: OTHER_ID })).statusCode).toBe(404);
  });
});

import type { DocumentStatus } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import { MEMBER_DOCUMENTS } from '../../../testing/member-documents';
import { PrintedDocuments } from '../../../testing/printed-documents';
import { readPdf } from '../../../testing/printing';
import { OTHER_ID } from '../../../testing/records';

const printed = new PrintedDocuments();
const { media } = printed;
const MEMBER = 'c0c0c0c0c0c0c0c0c0c0c0c1';
const { receipt, letter } = MEMBER_DOCUMENTS;

for (const document of [receipt, letter])
  media.peer.answers.set(`/internal/member-documents/${document._id}`, {
    status: 200,
    body: { ...document, member: MEMBER },
  });

const ask = (id: string, token = media.member(MEMBER)) =>
  media.request('GET', `/me/documents/${id}/file`, { token });
const documents = () => printed.database.collection('documents');

describe('GET me/documents/:id/file', () => {
  it('prints receipts and letters of the member, each once for all who ask', async () => {
    await media.worker();
    for (const { _id, number } of [receipt, letter]) {
      expect((await ask(_id)).json<DocumentStatus>().status).toBe('queued');
      const { url = '' } = await eventually(async () => {
        const answer = (await ask(_id)).json<DocumentStatus>();
        return answer.status === 'done' && answer;
      }, 60_000);
      const { text } = await readPdf((await media.download(url)).rawPayload);
      expect(text).toContain(number);
      expect(await documents().countDocuments({ subject: _id, asker: `member:${MEMBER}` })).toBe(1);
    }
  });

  it('tries a document again a minute after it failed', async () => {
    const filter = { subject: receipt._id, asker: `member:${MEMBER}` };
    await documents().updateMany(filter, { $set: { status: 'failed', updatedAt: new Date() } });
    expect((await ask(receipt._id)).json()).toMatchObject({ status: 'failed' });
    await documents().updateMany(filter, { $set: { updatedAt: new Date(Date.now() - 61_000) } });
    expect((await ask(receipt._id)).json()).toMatchObject({ status: 'queued' });
  });

  it('does not know documents of others, and refuses everyone but members', async () => {
    expect((await ask(receipt._id, media.member(OTHER_ID))).statusCode).toBe(404);
    expect((await ask(OTHER_ID)).statusCode).toBe(404);
    // An answer of an earlier members service does not name the member.
    expect((await ask(MEMBER_DOCUMENTS.invoice._id)).statusCode).toBe(404);
    for (const token of [media.staff('SUPER_ADMIN'), media.candidate()])
      expect((await ask(receipt._id, token)).statusCode).toBe(403);
  });
});

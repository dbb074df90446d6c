import type { DocumentStatus } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import { MEMBER_CARD } from '../../../testing/member-documents';
import { PrintedDocuments } from '../../../testing/printed-documents';
import { readPdf } from '../../../testing/printing';
import { OTHER_ID } from '../../../testing/records';

const printed = new PrintedDocuments();
const { media } = printed;
const path = `/internal/members/${MEMBER_CARD._id}/card`;
media.peer.answers.set(path, { status: 200, body: MEMBER_CARD });

const tokenOf = (ids: { member?: string; student?: string }) => media.own(ids);
const ask = (token = tokenOf({ member: MEMBER_CARD._id })) =>
  media.request('GET', '/me/card/file', { token });
const documents = () => printed.database.collection('documents');
const asker = `member:${MEMBER_CARD._id}`;

describe('GET me/card/file', () => {
  it('prints the own card once for a page that polls, and links it', async () => {
    expect((await ask()).json<DocumentStatus>()).toMatchObject({ status: 'queued' });
    await media.worker();
    const { url = '' } = await eventually(async () => {
      const status = (await ask()).json<DocumentStatus>();
      return status.status === 'done' && status;
    });
    const file = await media.request('GET', url.replace('/api', ''));
    expect(file.headers['content-type']).toBe('application/pdf');
    const { text } = await readPdf(file.rawPayload);
    expect(text).toContain(MEMBER_CARD.number);
    expect(await documents().countDocuments({ asker })).toBe(1);
  });

  it('prints again after a failure, a little later', async () => {
    await documents().updateMany({ asker }, { $set: { status: 'failed', updatedAt: new Date() } });
    expect((await ask()).json()).toMatchObject({ status: 'failed' });
    await documents().updateMany({ asker }, { $set: { updatedAt: new Date(Date.now() - 70_000) } });
    expect((await ask()).json()).toMatchObject({ status: 'queued' });
  });

  it('is refused to applicants, staff and strangers, and for a membership that is gone', async () => {
    expect((await ask(tokenOf({ student: OTHER_ID }))).statusCode).toBe(403);
    expect((await ask(media.staff('SUPER_ADMIN'))).statusCode).toBe(403);
    expect((await ask('')).statusCode).toBe(401);
    expect((await ask(tokenOf({ member: OTHER_ID }))).statusCode).toBe(404);
  });

  it('lets staff print the card that they send', async () => {
    const token = media.staff();
    expect((await printed.create(token, 'member-card', MEMBER_CARD._id)).statusCode).toBe(202);
    expect((await printed.create(token, 'member-card', OTHER_ID)).statusCode).toBe(404);
    expect((await printed.create(media.candidate(), 'member-card', MEMBER_CARD._id)).statusCode).toBe(403);
  });
});

import { InternalClient } from '@concord/nest-platform';
import { FakeService, type PeerAnswer, peerRefusal, type PeerRequest } from '@concord/nest-platform/testing';
import { dataUrlOf } from '@concord/testing';
import { sendFiles } from './send-files';

const STUDENT = '6'.repeat(24);
const PASSPORT = Buffer.alloc(900_000, 7);
const DOCUMENT = Buffer.from('%PDF [{,"');
const STORED = { passport: { public_id: 'a' }, documents: [{ name: 'x.pdf', file: { public_id: 'b' } }] };
const files = {
  passport: dataUrlOf(PASSPORT, 'image/png'),
  documents: [{ name: 'x.pdf', file: dataUrlOf(DOCUMENT, 'application/pdf') }],
};

class Media extends FakeService {
  /** Answer to the call that attaches files. */
  attached: PeerAnswer = { status: 200, body: STORED };

  protected answer({ path }: PeerRequest): PeerAnswer {
    return path.endsWith('/attached') ? this.attached : { status: 200, body: STORED };
  }
}

describe('sendFiles', () => {
  const media = new Media();
  let peers: InternalClient;
  const send = (change: Partial<typeof files> = {}) =>
    sendFiles(peers, STUDENT, { ...files, ...change }, (index) => ['waec'][index]);

  beforeEach(async () => {
    media.requests.length = 0;
    media.attached = { status: 200, body: STORED };
    peers = new InternalClient({ media: await media.listen() }, 'secret');
  });
  afterEach(async () => {
    await peers.close();
    await media.close();
  });

  it('sends the bytes of all files behind their names', async () => {
    expect(await send()).toEqual(STORED);
    const [{ body, attachments } = {}] = media.requests;
    expect(body).toEqual({ student: STUDENT, hasPassport: true, documents: [{ name: 'x.pdf' }] });
    expect(attachments?.map((each) => each.equals(PASSPORT) || each.equals(DOCUMENT))).toEqual([true, true]);
  });

  it.each([404, 415])(
    'sends data URLs to a media service of the previous release, which answers %i',
    async (status) => {
      media.attached = peerRefusal(status, 'NOT_FOUND');
      expect(await send()).toEqual(STORED);
      await send({ passport: undefined });
      const [, former, , further] = media.requests;
      expect(former).toMatchObject({ path: '/internal/student-files', body: { student: STUDENT, ...files } });
      const { documents } = files;
      expect(further).toMatchObject({ path: `/internal/owners/${STUDENT}/files`, body: { documents } });
    },
  );

  it.each([
    ['passport', { passport: dataUrlOf(Buffer.alloc(2 * 1024 * 1024 + 1), '') }, 413, 'image_data'],
    ['document', { documents: [{ name: 'x', file: 'data:,x' }] }, 400, 'documents.waec.file'],
  ])('refuses a %s at its field before anything is sent', async (_, change, statusCode, path) => {
    await expect(send(change)).rejects.toMatchObject({ statusCode, extra: { issues: [{ path }] } });
    expect(media.requests).toEqual([]);
  });

  it('tells a refusal of the media service at the field of the form', async () => {
    const issues = [{ path: 'documents.0.file', message: 'No' }];
    media.attached = { status: 400, body: { ...peerRefusal(400, 'FILE_REFUSED').body, issues } };
    await expect(send()).rejects.toMatchObject({
      statusCode: 400,
      extra: { issues: [{ path: 'documents.waec.file' }] },
    });
  });
});

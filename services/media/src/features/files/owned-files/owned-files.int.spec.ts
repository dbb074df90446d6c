import type { OwnedFile } from '@concord/contracts';
import { dataUrlOf, makePdf, makePortraitUrl } from '@concord/testing';
import { MediaHarness } from '../../../testing/harness';
import { FileStore } from '../../../shared/stored-files/file-store';

const media = MediaHarness.forSuite();
const OWNER = 'a'.repeat(24);

const filesOf = async (owner: string): Promise<OwnedFile[]> =>
  (await media.request('GET', `/internal/owners/${owner}/files`)).json();
const get = (publicId: string) => media.request('GET', `/internal/files/${publicId}`);

beforeAll(async () => {
  const pdf = makePdf();
  const stored = await media.storeFiles({
    student: OWNER,
    passport: await makePortraitUrl(),
    documents: [{ name: '../../x', file: dataUrlOf(pdf, 'application/pdf') }],
  });
  expect(stored.statusCode).toBe(200);
});

describe('internal/owners/:id/files', () => {
  it('lists what was sent, with names that a file system takes', async () => {
    expect((await filesOf(OWNER)).map(({ kind, name, saveName }) => [kind, name, saveName]).sort()).toEqual([
      ['document', '../../x', '_.._x.pdf'],
      ['passport', expect.any(String), expect.stringMatching(/^[^/\\]+\.jpg$/)],
    ]);
  });

  it('is empty for somebody without files', async () => {
    expect(await filesOf('b'.repeat(24))).toEqual([]);
  });

  it('is closed to staff', async () => {
    const answer = await media.app.inject({
      method: 'GET',
      url: `/internal/owners/${OWNER}/files`,
      headers: { authorization: `Bearer ${media.staff('SUPER_ADMIN')}` },
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('internal/files/:public_id', () => {
  it('answers with the bytes', async () => {
    const [document] = (await filesOf(OWNER)).filter(({ kind }) => kind === 'document');
    const answer = await get(document?.public_id ?? '');
    expect([answer.statusCode, answer.rawPayload.equals(makePdf())]).toEqual([200, true]);
  });

  it('refuses an infected file, and says in the list which one is', async () => {
    const [document] = (await filesOf(OWNER)).filter(({ kind }) => kind === 'document');
    const { public_id = '' } = document ?? {};
    await (
      await media.database()
    )
      .collection('files')
      .updateOne({ public_id }, { $set: { scan: 'infected' } });
    expect((await get(public_id)).statusCode).toBe(403);
    expect((await filesOf(OWNER)).find((file) => file.public_id === public_id)?.isInfected).toBe(true);
  });

  it('answers 404 for what is no file of a student', async () => {
    const [picture] = await media.app
      .get(FileStore, { strict: false })
      .save([{ owner: OWNER, kind: 'gallery', name: 'x', type: 'image/webp', bytes: Buffer.from('x') }]);
    for (const id of [picture?.public_id ?? '', 'f'.repeat(32), 'nope', '..%2Fx'])
      expect((await get(id)).statusCode).toBe(404);
  });
});

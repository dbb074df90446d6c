import { randomBytes } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { StoredMemberFile } from '@concord/contracts';
import { ATTACHMENTS_TYPE, packAttachments, TEST_SECRET } from '@concord/nest-platform/testing';
import { makePdf, makePortrait } from '@concord/testing';
import { MediaHarness } from '../../../testing/harness';
import { OrphanedMemberFiles } from '../orphans/orphaned-member-files';

const media = MediaHarness.forSuite();
const USED = '/internal/member-files/used';
const HOUR = 60 * 60 * 1000;

const newOwner = () => randomBytes(12).toString('hex');
const store = (owner: string, named: string[], files: Buffer[]) =>
  media.app.inject({
    method: 'POST',
    url: '/internal/member-files',
    headers: { 'x-service-secret': TEST_SECRET, 'content-type': ATTACHMENTS_TYPE },
    payload: packAttachments({ owner, files: named.map((name) => ({ name })) }, files),
  });
const stored = async (owner: string): Promise<string> => {
  const [file] = (await store(owner, ['a.pdf'], [makePdf()])).json() as StoredMemberFile[];
  return file?.public_id ?? '';
};

describe('POST internal/member-files', () => {
  it('stores a picture encoded again and a PDF as it is, for downloads by a signed link', async () => {
    const answer = await store(newOwner(), ['photo.png', 'letter.pdf'], [await makePortrait(2), makePdf()]);
    expect(answer.statusCode).toBe(200);
    const [photo, letter] = answer.json() as StoredMemberFile[];
    expect([photo?.type, letter?.type]).toEqual(['image/jpeg', 'application/pdf']);
    const file = await media.download(media.links.sign(letter?.public_id ?? ''));
    expect(file.rawPayload).toEqual(makePdf());
    expect((await media.download(`/api/media/files/${letter?.public_id}`)).statusCode).toBe(403);
  });

  it('stores nothing when one file is refused, and names it', async () => {
    const owner = newOwner();
    const answer = await store(owner, ['a.pdf', 'x.exe'], [makePdf(), Buffer.from('MZ no document')]);
    expect(answer.json()).toMatchObject({ statusCode: 400, issues: [{ path: 'files.1.file' }] });
    expect((await store(owner, ['a.pdf', 'b.pdf'], [makePdf()])).statusCode).toBe(400);
    expect((await store(owner, [], [])).statusCode).toBe(400);
    expect(await media.files.findByOwner(owner)).toEqual([]);
  });
});

describe('POST internal/member-files/remove', () => {
  it('removes files of the owner, also twice, and none of another', async () => {
    const [owner, other] = [newOwner(), newOwner()];
    const [mine, kept, theirs] = [await stored(owner), await stored(owner), await stored(other)];
    const body = { owner, files: [mine, theirs] };
    for (let round = 0; round < 2; round += 1)
      expect((await media.request('POST', '/internal/member-files/remove', { body })).statusCode).toBe(200);
    expect(await media.exist([mine, kept, theirs])).toEqual([false, true, true]);
  });
});

describe(OrphanedMemberFiles.name, () => {
  let worker: NestFastifyApplication;
  beforeAll(async () => {
    worker = await media.worker();
  });
  const sweep = (now: number) => worker.get(OrphanedMemberFiles, { strict: false }).sweep(now);
  const answerUsed = (...files: string[]) => media.peer.answers.set(USED, { status: 200, body: { files } });

  it('removes after an hour what no record names, and keeps the others for good', async () => {
    const [used, unused] = [await stored(newOwner()), await stored(newOwner())];
    answerUsed(used);
    expect(await sweep(Date.now() + HOUR - 60_000)).toBe(0);
    expect(await sweep(Date.now() + HOUR + 60_000)).toBeGreaterThan(0);
    answerUsed();
    expect(await sweep(Date.now() + HOUR + 60_000)).toBe(0);
    expect(await media.exist([used, unused])).toEqual([true, false]);
  });

  it('removes nothing while the members service is away', async () => {
    const file = await stored(newOwner());
    media.peer.answers.set(USED, { status: 503, body: {} });
    await expect(sweep(Date.now() + HOUR + 60_000)).rejects.toMatchObject({ statusCode: 503 });
    expect(await media.exist([file])).toEqual([true]);
  });
});

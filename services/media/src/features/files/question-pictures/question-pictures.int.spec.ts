import type { StoredPicture } from '@concord/contracts';
import { FileLinks } from '@concord/nest-platform';
import { dataUrlOf, makePortraitUrl } from '@concord/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import sharp from 'sharp';
import { OrphanedQuestionPictures } from '../orphans/orphaned-question-pictures';
import { MediaHarness } from '../../../testing/harness';
import { makeAnimatedGif, makeEmptyPng, solid } from '../../../testing/pictures';

const media = MediaHarness.forSuite();
const DAY = 24 * 60 * 60 * 1000;
const USED = '/internal/question-pictures/used';

const send = (imageFile: string, token = media.staff('SUPER_ADMIN')) =>
  media.request('POST', '/question-pictures', { token, body: { imageFile } });
const upload = async (): Promise<StoredPicture> => {
  const picture = await solid(64, 48).png().toBuffer();
  return (await send(dataUrlOf(picture, 'image/png'))).json<StoredPicture>();
};
const claim = async (files: string[]) =>
  (await media.request('POST', '/internal/question-pictures/claim', { body: { files } })).json<
    { file: string }[]
  >();

describe('pictures of questions', () => {
  it('are re-encoded, and served to holders of a link alone', async () => {
    const stored = await upload();
    expect(stored).toMatchObject({ width: 64, height: 48 });
    const file = await media.download(stored.url);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringMatching(/^private, max-age=\d+$/) as string,
    });
    expect(Number(file.headers['content-length'])).toBe(stored.bytes);
    const bare = stored.url.slice(0, stored.url.indexOf('?'));
    const longAgo = new FileLinks(media.env.FILE_LINK_SECRET, () => Date.now() - 2 * DAY);
    const times = { lifetimeSeconds: 30 * 60 * 60, stepSeconds: 6 * 60 * 60 };
    const ended = longAgo.sign(stored.file, times);
    const forged = `${ended.replace(/exp=\d+/, `exp=${Math.floor(Date.now() / 1000) + 3600}`)}`;
    for (const link of [bare, ended, forged]) expect((await media.download(link)).statusCode).toBe(403);
    expect((await media.download(media.links.sign(stored.file, times))).statusCode).toBe(200);
  });

  it('are read from the store once for a hall that loads them in one moment', async () => {
    const stored = await upload();
    const read = jest.spyOn(media.objects, 'bytes');
    const load = async () => (await media.download(stored.url)).rawPayload.length;
    const sizes = await Promise.all(Array.from({ length: 40 }, load));
    expect(new Set(sizes)).toEqual(new Set([stored.bytes]));
    expect(await load()).toBe(stored.bytes);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('are made smaller when they are large', async () => {
    const noise = Buffer.from(Array.from({ length: 900 * 900 * 3 }, (_, at) => (at * at * 7919) % 251));
    const large = await sharp(noise, { raw: { width: 900, height: 900, channels: 3 } })
      .jpeg({ quality: 95 })
      .toBuffer();
    const { bytes } = (await send(dataUrlOf(large, 'image/jpeg'))).json<StoredPicture>();
    expect(bytes).toBeLessThan(large.length / 2);
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an animation', makeAnimatedGif()],
    ['a bomb of pixels', makeEmptyPng(60_000, 60_000)],
    ['a PNG without pixels', makeEmptyPng(10, 10)],
  ])('may not be %s', async (_, bytes) => {
    expect((await send(dataUrlOf(bytes, 'image/png'))).json()).toMatchObject({
      statusCode: 400,
      code: 'NOT_AN_IMAGE',
    });
  });

  it('are for SUPER_ADMIN, of 2 MB at most', async () => {
    expect((await send(dataUrlOf(Buffer.alloc(2 * 1024 * 1024 + 1), ''))).statusCode).toBe(413);
    expect((await send(await makePortraitUrl(1, 20), media.staff('ADMIN'))).statusCode).toBe(403);
  });

  it('are claimed by their ids; photos of applicants and what is not there are not', async () => {
    const { file } = await upload();
    const body = { student: 'a'.repeat(24), passport: await makePortraitUrl(1, 40), documents: [] };
    const photo = (await media.storeFiles(body)).json<{ passport: { public_id: string } }>();
    const claimed = await claim([file, photo.passport.public_id, 'f'.repeat(32), '']);
    expect(claimed).toEqual([{ file, width: 64, height: 48, bytes: expect.any(Number) as number }]);
  });

  describe('without a question', () => {
    let worker: NestFastifyApplication;
    beforeAll(async () => (worker = await media.worker()));
    const sweep = (days: number) =>
      worker.get(OrphanedQuestionPictures, { strict: false }).sweep(Date.now() + days * DAY);
    const use = (files: string[]) => media.peer.answers.set(USED, { status: 200, body: { files } });

    it('are removed after two weeks; those that a version has or an exam claims stay', async () => {
      const [used, unused, claimed] = [await upload(), await upload(), await upload()];
      use([used.file]);
      await sweep(13);
      expect(await media.exist([unused.file])).toEqual([true]);
      await (
        await media.database()
      )
        .collection('files')
        .updateOne({ public_id: claimed.file }, { $set: { claimedAt: new Date(Date.now() + 15 * DAY) } });
      await sweep(15);
      expect(await media.exist([used.file, unused.file, claimed.file])).toEqual([true, false, true]);
      expect(await claim([unused.file])).toEqual([]);
      use([]);
      await sweep(15);
      expect(await media.exist([used.file])).toEqual([true]);
    });

    it('stay while the exams service cannot tell', async () => {
      const { file } = await upload();
      media.peer.answers.set(USED, { status: 404, body: { code: 'NOT_FOUND', message: 'x' } });
      await expect(sweep(15)).rejects.toThrow();
      expect(await media.exist([file])).toEqual([true]);
    });
  });
});

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { GalleryHarness, keysOf } from '../../../testing/gallery-harness';
import { RenditionsSweeper } from './renditions.sweeper';

const gallery = new GalleryHarness();
const { media } = gallery;
const sweep = (now?: number) => gallery.worker.get(RenditionsSweeper, { strict: false }).sweep(now);

describe('renditions of an uploaded picture', () => {
  it('are 400 and 800 pixels wide, public and immutable, with the average colour', async () => {
    const item = await gallery.upload(1200, 900);
    expect(item.image).toMatchObject({
      width: 1200,
      height: 900,
      tint: expect.stringMatching(/^#1[9a-d]6[9a-d][34][0-9a-f]$/),
      thumbnails: [
        { width: 400, height: 300 },
        { width: 800, height: 600 },
      ],
    });
    expect((await gallery.find(item._id))?.image).toEqual(item.image);
    for (const { url, width, height } of item.image.thumbnails ?? []) {
      const answer = await media.download(url);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height });
    }
  });

  it.each([
    ['a small picture', 300, 200, []],
    ['a picture as wide as the smallest', 400, 900, []],
    ['a picture between the two widths', 600, 300, [{ width: 400, height: 200 }]],
  ])('are always smaller: %s', async (_, width, height, thumbnails) => {
    const { image } = await gallery.upload(width, height);
    expect(image.thumbnails).toEqual(thumbnails.map((size) => expect.objectContaining(size)));
  });

  it('are removed with their item', async () => {
    const item = await gallery.upload(1200, 900);
    expect(await media.exist(keysOf(item))).toEqual([true, true, true]);
    expect((await gallery.remove(item._id)).statusCode).toBe(200);
    expect(await media.exist(keysOf(item))).toEqual([false, false, false]);
    expect(await gallery.filesOf(item._id)).toEqual([]);
  });
});

describe(RenditionsSweeper.name, () => {
  it('adds the renditions of an old item once; until then it is listed without', async () => {
    const { _id, image } = await gallery.uploadWithoutRenditions();
    const { thumbnails: _, tint, ...without } = image;
    expect((await gallery.find(_id))?.image).toEqual(without);
    expect(await sweep()).toBe(1);
    const completed = (await gallery.find(_id))?.image;
    expect(completed).toMatchObject({ ...without, tint, thumbnails: [{ width: 400 }, { width: 800 }] });
    expect((await media.download(completed?.thumbnails?.[0]?.url ?? '')).statusCode).toBe(200);
    expect(await sweep()).toBe(0);
    expect((await gallery.find(_id))?.image).toEqual(completed);
    expect(await gallery.filesOf(_id)).toHaveLength(3);
  });

  it('leaves one set of files after concurrent runs', async () => {
    const { _id } = await gallery.uploadWithoutRenditions();
    const counts = await Promise.all([sweep(), sweep(), sweep()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await gallery.filesOf(_id)).toHaveLength(3);
  });

  it('does not retry a picture that is missing or unreadable', async () => {
    const missing = await gallery.uploadWithoutRenditions();
    await media.objects.remove(missing.image.public_id);
    const broken = await gallery.uploadWithoutRenditions();
    await media.objects.put(broken.image.public_id, Buffer.from('no picture'), 'image/webp');
    expect(await sweep()).toBe(2);
    for (const { _id } of [missing, broken]) expect((await gallery.find(_id))?.image.thumbnails).toEqual([]);
    expect(await sweep()).toBe(0);
  });

  it('removes leftovers of an interrupted run, but not of one in progress', async () => {
    const { _id, image } = await gallery.uploadWithoutRenditions();
    const leftover = createHash('md5').update(_id).digest('hex');
    await media.objects.put(leftover, Buffer.from('x'), 'image/webp');
    await gallery.db.collection('files').insertOne({
      public_id: leftover,
      owner: _id,
      kind: 'gallery',
      name: 'x',
      size: 1,
      createdAt: new Date(),
    });
    await sweep();
    expect(await media.exist([leftover])).toEqual([true]);
    await gallery.db
      .collection('gallery')
      .updateOne({ 'image.public_id': image.public_id }, { $unset: { 'image.thumbnails': 1 } });
    await sweep(Date.now() + 11 * 60_000);
    expect(await media.exist([leftover, image.public_id])).toEqual([false, true]);
    expect(await gallery.filesOf(_id)).toHaveLength(3);
  });

  it('leaves nothing of an item that is removed during the run', async () => {
    const { _id } = await gallery.uploadWithoutRenditions();
    const [, removed] = await Promise.all([sweep().catch(() => 0), gallery.remove(_id)]);
    expect(removed.statusCode).toBe(200);
    await sweep();
    expect(await gallery.filesOf(_id)).toEqual([]);
    expect(await gallery.find(_id)).toBeUndefined();
  });
});

import { createHash } from 'node:crypto';
import { dataUrlOf } from '@concord/testing';
import mongoose, { type Connection } from 'mongoose';
import sharp from 'sharp';
import { ObjectStore } from '../storage/object-store';
import { MediaHarness } from '../testing/harness';
import { OrphanedPictures } from './orphaned-pictures';
import { RenditionsBackfill } from './renditions-backfill';

interface Thumbnail {
  url: string;
  width: number;
  height: number;
}

let media: MediaHarness;
let backfill: RenditionsBackfill;
let orphans: OrphanedPictures;
let store: ObjectStore;
let db: Connection;

beforeAll(async () => {
  media = await MediaHarness.start();
  const worker = await media.worker();
  backfill = worker.get(RenditionsBackfill, { strict: false });
  orphans = worker.get(OrphanedPictures, { strict: false });
  store = worker.get(ObjectStore, { strict: false });
  const { MONGODB_URI, MONGODB_DB_PREFIX } = media.env;
  db = await mongoose.createConnection(MONGODB_URI, { dbName: `${MONGODB_DB_PREFIX}-media` }).asPromise();
});
afterAll(async () => {
  await db.close();
  await media.stop();
});

/** The path as the gateway passes it on. */
const inside = (url: string) => url.replace('/api', '');
const keyOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);
const present = (key: string) => store.bytes(key).then((bytes) => bytes !== undefined);

const green = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1b6b3f' } });

async function upload(width: number, height: number, caption = 'Peace walk') {
  const imageFile = dataUrlOf(await green(width, height).jpeg().toBuffer(), 'image/jpeg');
  return media.ask('POST', '/gallery/upload', { token: media.staff(), body: { imageFile, caption } });
}

/** An item as it was stored before there were renditions. */
async function uploadOld(width = 1000, height = 500) {
  const item = (await upload(width, height)).json();
  for (const { url } of item.image.thumbnails) {
    await store.remove(keyOf(url));
    await db.collection('files').deleteOne({ public_id: keyOf(url) });
  }
  await db
    .collection('gallery')
    .updateOne(
      { _id: new mongoose.Types.ObjectId(item._id as string) },
      { $unset: { 'image.thumbnails': 1, 'image.tint': 1 } },
    );
  return item;
}

const listed = async (id: string) =>
  (await media.ask('GET', '/gallery')).json().find(({ _id }: { _id: string }) => _id === id);
const remove = (id: string) => media.ask('DELETE', `/gallery/${id}`, { token: media.staff() });
const filesOf = (owner: string) => db.collection('files').find({ owner }).toArray();

describe('renditions of gallery pictures', () => {
  it('are 400 and 800 pixels wide, public and immutable, with the average colour', async () => {
    const item = (await upload(1200, 900)).json();
    expect(item.image).toMatchObject({
      width: 1200,
      height: 900,
      tint: expect.stringMatching(/^#1[9a-d]6[9a-d][34][0-9a-f]$/),
      thumbnails: [
        { width: 400, height: 300 },
        { width: 800, height: 600 },
      ],
    });
    expect(await listed(item._id)).toEqual(item);
    for (const { url, width, height } of item.image.thumbnails as Thumbnail[]) {
      const answer = await media.ask('GET', inside(url));
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
    ['one as wide as the smallest', 400, 900, []],
    ['one between the two', 600, 300, [{ width: 400, height: 200 }]],
  ])('are none that would not be smaller: %s', async (_, width, height, thumbnails) => {
    const { image } = (await upload(width, height)).json();
    expect(image.thumbnails).toEqual(thumbnails.map((size) => expect.objectContaining(size)));
  });

  it('go with their item', async () => {
    const item = (await upload(1200, 900)).json();
    const keys = [item.image.public_id, ...item.image.thumbnails.map(({ url }: Thumbnail) => keyOf(url))];
    expect(await Promise.all(keys.map(present))).toEqual([true, true, true]);
    expect((await remove(item._id)).statusCode).toBe(200);
    expect(await Promise.all(keys.map(present))).toEqual([false, false, false]);
    expect(await filesOf(item._id)).toEqual([]);
  });

  it('are swept later where the store is away as their item is removed, which is not listed without them', async () => {
    const item = (await upload(1200, 900)).json();
    const away = jest.spyOn(ObjectStore.prototype, 'remove').mockRejectedValue(new Error('away'));
    expect((await remove(item._id)).statusCode).toBe(200);
    away.mockRestore();
    expect(await listed(item._id)).toBeUndefined();
    expect(await filesOf(item._id)).toHaveLength(3);
    expect(await orphans.sweep(Date.now() + 11 * 60_000)).toBe(1);
    expect(await filesOf(item._id)).toEqual([]);
  });

  it('are of nothing that was refused', async () => {
    const before = await db.collection('files').countDocuments();
    const body = { imageFile: dataUrlOf(Buffer.from('no picture'), 'image/png') };
    const answer = await media.ask('POST', '/gallery/upload', { token: media.staff(), body });
    expect(answer.json()).toMatchObject({ statusCode: 400, code: 'NOT_AN_IMAGE' });
    expect(await db.collection('files').countDocuments()).toBe(before);
  });
});

describe(RenditionsBackfill.name, () => {
  it('gives an old item its renditions once; until then it is listed without', async () => {
    const { _id, image } = await uploadOld();
    const { thumbnails: _, tint, ...without } = image;
    expect((await listed(_id)).image).toEqual(without);
    expect(await backfill.run()).toBe(1);
    const given = (await listed(_id)).image;
    expect(given).toMatchObject({ ...without, tint, thumbnails: [{ width: 400 }, { width: 800 }] });
    expect((await media.ask('GET', inside(given.thumbnails[0].url))).statusCode).toBe(200);
    expect(await backfill.run()).toBe(0);
    expect((await listed(_id)).image).toEqual(given);
    expect(await filesOf(_id)).toHaveLength(3);
  });

  it('leaves one set where two workers do it at once', async () => {
    const { _id } = await uploadOld();
    const done = await Promise.all([backfill.run(), backfill.run(), backfill.run()]);
    expect(done.reduce((sum, count) => sum + count)).toBe(1);
    expect(await filesOf(_id)).toHaveLength(3);
  });

  it('does not try for ever what is lost or cannot be read', async () => {
    const lost = await uploadOld();
    await store.remove(lost.image.public_id);
    const broken = await uploadOld();
    await store.put(broken.image.public_id, Buffer.from('no picture'), 'image/webp');
    expect(await backfill.run()).toBe(2);
    for (const { _id } of [lost, broken]) expect((await listed(_id)).image.thumbnails).toEqual([]);
    expect(await backfill.run()).toBe(0);
  });

  it('removes what an attempt left that ended in the middle, and nothing that may still be under way', async () => {
    const { _id, image } = await uploadOld();
    const left = createHash('md5').update(String(_id)).digest('hex');
    const leave = async (createdAt: Date) => {
      await store.put(left, Buffer.from('x'), 'image/webp');
      await db
        .collection('files')
        .insertOne({ public_id: left, owner: _id, kind: 'gallery', name: 'x', size: 1, createdAt });
    };
    await leave(new Date());
    await backfill.run();
    expect(await present(left)).toBe(true);
    await db
      .collection('gallery')
      .updateOne({ 'image.public_id': image.public_id }, { $unset: { 'image.thumbnails': 1 } });
    await backfill.run(Date.now() + 11 * 60_000);
    expect(await present(left)).toBe(false);
    expect(await filesOf(_id)).toHaveLength(3);
    expect(await present(image.public_id)).toBe(true);
  });

  it('leaves nothing of an item that is removed while its renditions are made', async () => {
    const { _id } = await uploadOld();
    const [, removed] = await Promise.all([backfill.run().catch(() => 0), remove(_id)]);
    expect(removed.statusCode).toBe(200);
    await backfill.run();
    expect(await filesOf(_id)).toEqual([]);
    expect(await listed(_id)).toBeUndefined();
  });
});

describe(OrphanedPictures.name, () => {
  const later = (minutes: number) => Date.now() + minutes * 60_000;

  it('removes what an upload left that ended before its item was there, and nothing of an item that stands', async () => {
    const [standing, broken] = [(await upload(1200, 900)).json(), (await upload(1200, 900)).json()];
    await db.collection('gallery').deleteOne({ 'image.public_id': broken.image.public_id });
    const keys = [broken.image.public_id, ...broken.image.thumbnails.map(({ url }: Thumbnail) => keyOf(url))];
    expect(await orphans.sweep(later(9))).toBe(0);
    expect(await orphans.sweep(later(11))).toBe(1);
    expect(await Promise.all(keys.map(present))).toEqual([false, false, false]);
    expect(await filesOf(broken._id)).toEqual([]);
    expect(await filesOf(standing._id)).toHaveLength(3);
    expect(await present(standing.image.public_id)).toBe(true);
  });
});

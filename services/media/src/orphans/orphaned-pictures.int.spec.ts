import { ObjectStore } from '../storage/object-store';
import { GalleryHarness, keysOf } from '../testing/gallery-harness';
import { OrphanedPictures } from './orphaned-pictures';

let gallery: GalleryHarness;
let orphans: OrphanedPictures;

beforeAll(async () => {
  gallery = await GalleryHarness.start();
  orphans = gallery.worker.get(OrphanedPictures, { strict: false });
});
afterAll(() => gallery.stop());

const inMinutes = (minutes: number) => Date.now() + minutes * 60_000;

describe(OrphanedPictures.name, () => {
  it('removes the files of an interrupted upload, and nothing of an existing item', async () => {
    const [existing, interrupted] = [await gallery.upload(1200, 900), await gallery.upload(1200, 900)];
    await gallery.db.collection('gallery').deleteOne({ 'image.public_id': interrupted.image.public_id });
    expect(await orphans.sweep(inMinutes(9))).toBe(0);
    expect(await orphans.sweep(inMinutes(11))).toBe(1);
    expect(await gallery.exist(keysOf(interrupted))).toEqual([false, false, false]);
    expect(await gallery.filesOf(interrupted._id)).toEqual([]);
    expect(await gallery.filesOf(existing._id)).toHaveLength(3);
    expect(await gallery.exist(keysOf(existing))).toEqual([true, true, true]);
  });

  it('removes the files of an item that was removed while the object store was unavailable', async () => {
    const item = await gallery.upload(1200, 900);
    const unavailable = jest
      .spyOn(ObjectStore.prototype, 'remove')
      .mockRejectedValue(new Error('unavailable'));
    expect((await gallery.remove(item._id)).statusCode).toBe(200);
    unavailable.mockRestore();
    expect(await gallery.find(item._id)).toBeUndefined();
    expect(await gallery.filesOf(item._id)).toHaveLength(3);
    expect(await orphans.sweep(inMinutes(11))).toBe(1);
    expect(await gallery.filesOf(item._id)).toEqual([]);
  });
});

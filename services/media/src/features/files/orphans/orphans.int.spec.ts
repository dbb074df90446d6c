import { randomBytes } from 'node:crypto';
import { dataUrlOf, makePdf, makePortraitUrl } from '@concord/testing';
import { ObjectStore } from '../../../store/objects/object-store';
import { GalleryHarness, keysOf } from '../../../testing/gallery-harness';
import { aStudent } from '../../../testing/records';
import { OrphanedFiles } from './orphaned-files';
import { OrphanedObjects } from './orphaned-objects';
import { OrphanedPictures } from './orphaned-pictures';

const LOOKUP = '/internal/students/lookup';
const HALF_HOUR = 30 * 60 * 1000;
const MINUTE = 60_000;
const DAY = 24 * 60 * 60 * 1000;

const gallery = new GalleryHarness();
const { media } = gallery;

beforeEach(async () => {
  // Removes the files of earlier tests.
  setStudents();
  while ((await sweepFiles(Date.now() + DAY)) > 0);
  media.peer.requests.length = 0;
});

const newOwner = () => randomBytes(12).toString('hex');
const setStudents = (...ids: string[]) =>
  media.peer.answers.set(LOOKUP, { status: 200, body: ids.map((_id) => aStudent({ _id })) });
const lookups = () => media.peer.requests.filter(({ path }) => path === LOOKUP).length;
const later = (ms = HALF_HOUR + MINUTE) => Date.now() + ms;
const sweepFiles = (now: number) => gallery.worker.get(OrphanedFiles, { strict: false }).sweep(now);

/** Stores the files of a registration; returns their keys. */
async function storeFiles(owner: string): Promise<string[]> {
  const documents = [{ name: 'Result', file: dataUrlOf(makePdf(), '') }];
  const body = { student: owner, passport: await makePortraitUrl(1, 40), documents };
  const stored = (await media.storeFiles(body)).json();
  return [stored.passport.public_id, stored.documents[0].file.public_id];
}

describe(OrphanedFiles.name, () => {
  it('removes the files of an owner who never became a student', async () => {
    const [student, nobody] = [newOwner(), newOwner()];
    const kept = await storeFiles(student);
    const orphans = await storeFiles(nobody);
    setStudents(student);
    expect(await sweepFiles(later())).toBe(2);
    expect(await media.exist([...kept, ...orphans])).toEqual([true, true, false, false]);
    expect(await sweepFiles(later())).toBe(0);
    expect(lookups()).toBe(1);
  });

  it('does not look up an owner whose registration may be in progress', async () => {
    const keys = await storeFiles(newOwner());
    expect(await sweepFiles(later(HALF_HOUR - MINUTE))).toBe(0);
    expect([await media.exist(keys), lookups()]).toEqual([[true, true], 0]);
  });

  it.each([
    ['is unavailable', { status: 503, body: {} }],
    ['does not know the call', { status: 404, body: { code: 'NOT_FOUND', message: 'x' } }],
    ['sends an invalid answer', { status: 200, body: { students: [] } }],
  ])('removes nothing while the students service %s', async (_, reply) => {
    const keys = await storeFiles(newOwner());
    media.peer.answers.set(LOOKUP, reply);
    await expect(sweepFiles(later())).rejects.toThrow();
    expect(await media.exist(keys)).toEqual([true, true]);
  });

  it('ignores pictures of the gallery', async () => {
    const item = await gallery.upload(40, 40);
    expect(await sweepFiles(later())).toBe(0);
    expect(await media.exist(keysOf(item))).toEqual([true]);
  });
});

describe(OrphanedPictures.name, () => {
  const sweep = (ms: number) =>
    gallery.worker.get(OrphanedPictures, { strict: false }).sweep(Date.now() + ms);

  it('removes the files of an interrupted upload, and nothing of an existing item', async () => {
    const [existing, interrupted] = [await gallery.upload(1200, 900), await gallery.upload(1200, 900)];
    await gallery.db.collection('gallery').deleteOne({ 'image.public_id': interrupted.image.public_id });
    expect(await sweep(9 * MINUTE)).toBe(0);
    expect(await sweep(11 * MINUTE)).toBe(1);
    expect(await media.exist(keysOf(interrupted))).toEqual([false, false, false]);
    expect(await gallery.filesOf(interrupted._id)).toEqual([]);
    expect(await gallery.filesOf(existing._id)).toHaveLength(3);
    expect(await media.exist(keysOf(existing))).toEqual([true, true, true]);
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
    expect(await sweep(11 * MINUTE)).toBe(1);
    expect(await gallery.filesOf(item._id)).toEqual([]);
  });
});

describe(OrphanedObjects.name, () => {
  const newScan = () => new OrphanedObjects(media.objects, media.files);
  const putObject = async (key = randomBytes(16).toString('hex')) => {
    await media.objects.put(key, Buffer.from('x'), 'image/jpeg');
    return key;
  };
  const scanAll = async (now: number) => {
    const orphans = newScan();
    for (let page = 0; page < 30; page += 1) await orphans.sweep(now, 2);
  };

  it('removes, page by page, objects that have no record and are older than a day', async () => {
    const kept = await storeFiles(newOwner());
    const orphans = [await putObject(), await putObject(), await putObject()];
    const other = await putObject('of-another-kind');
    await scanAll(later(DAY - MINUTE));
    expect(await media.exist(orphans)).toEqual([true, true, true]);
    await scanAll(later(DAY));
    expect(await media.exist([...orphans, ...kept, other])).toEqual([false, false, false, true, true, true]);
  });

  it('scans again a day after a complete scan', async () => {
    const orphans = newScan();
    await orphans.sweep(later(DAY));
    const key = await putObject();
    await orphans.sweep(later(DAY));
    expect(await media.exist([key])).toEqual([true]);
    await orphans.sweep(later(2 * DAY + MINUTE));
    expect(await media.exist([key])).toEqual([false]);
  });
});

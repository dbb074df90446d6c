import { randomBytes } from 'node:crypto';
import { dataUrlOf, makePdf, makePortraitUrl } from '@concord/testing';
import { ObjectStore } from '../storage/object-store';
import { MediaHarness } from '../testing/harness';
import { aStudent } from '../testing/student';
import { OrphanedFiles } from './orphaned-files';
import { OrphanedObjects } from './orphaned-objects';

const LOOKUP = '/internal/students/lookup';
const HALF_HOUR = 30 * 60 * 1000;
const MINUTE = 60_000;
const DAY = 24 * 60 * 60 * 1000;

let media: MediaHarness;
let files: OrphanedFiles;
let objects: ObjectStore;

beforeAll(async () => {
  media = await MediaHarness.start();
  const worker = await media.worker();
  files = worker.get(OrphanedFiles, { strict: false });
  objects = worker.get(ObjectStore, { strict: false });
});
afterAll(() => media.stop());
beforeEach(async () => {
  // Removes the files of earlier tests.
  setStudents();
  while ((await files.sweep(Date.now() + DAY)) > 0);
  media.peer.requests.length = 0;
});

const newOwner = () => randomBytes(12).toString('hex');
const setStudents = (...ids: string[]) =>
  media.peer.answers.set(LOOKUP, { status: 200, body: ids.map((_id) => aStudent({ _id })) });
const lookups = () => media.peer.requests.filter(({ path }) => path === LOOKUP).length;
const later = (ms = HALF_HOUR + MINUTE) => Date.now() + ms;

/** Stores the files of a registration; returns their keys. */
async function storeFiles(owner: string): Promise<string[]> {
  const answer = await media.request('POST', '/internal/student-files', {
    body: {
      student: owner,
      passport: await makePortraitUrl(1, 40),
      documents: [{ name: 'Result', file: dataUrlOf(makePdf(), '') }],
    },
  });
  const { passport, documents } = answer.json();
  return [passport.public_id, documents[0].file.public_id];
}

const exist = async (keys: string[]) =>
  Promise.all(keys.map(async (key) => (await objects.bytes(key)) !== undefined));

describe(OrphanedFiles.name, () => {
  it('removes the files of an owner who never became a student', async () => {
    const [student, nobody] = [newOwner(), newOwner()];
    const kept = await storeFiles(student);
    const orphans = await storeFiles(nobody);
    setStudents(student);
    expect(await files.sweep(later())).toBe(2);
    expect(await exist([...kept, ...orphans])).toEqual([true, true, false, false]);
    expect(await files.sweep(later())).toBe(0);
    expect(lookups()).toBe(1);
  });

  it('does not look up an owner whose registration may be in progress', async () => {
    const keys = await storeFiles(newOwner());
    expect(await files.sweep(later(HALF_HOUR - MINUTE))).toBe(0);
    expect([await exist(keys), lookups()]).toEqual([[true, true], 0]);
  });

  it.each([
    ['is unavailable', { status: 503, body: {} }],
    ['does not know the call', { status: 404, body: { code: 'NOT_FOUND', message: 'x' } }],
    ['sends an invalid answer', { status: 200, body: { students: [] } }],
  ])('removes nothing while the students service %s', async (_, reply) => {
    const keys = await storeFiles(newOwner());
    media.peer.answers.set(LOOKUP, reply);
    await expect(files.sweep(later())).rejects.toThrow();
    expect(await exist(keys)).toEqual([true, true]);
  });

  it('ignores pictures of the gallery', async () => {
    const body = { imageFile: await makePortraitUrl(1, 40) };
    const item = (await media.request('POST', '/gallery/upload', { token: media.staff(), body })).json();
    expect(await files.sweep(later())).toBe(0);
    expect(await exist([item.image.public_id])).toEqual([true]);
  });
});

describe(OrphanedObjects.name, () => {
  const newKey = () => randomBytes(16).toString('hex');
  const scanAll = async (now: number, pageSize = 2) => {
    const orphans = new OrphanedObjects(objects, media.files);
    for (let page = 0; page < 20; page += 1) await orphans.sweep(now, pageSize);
  };

  it('removes, page by page, objects that have no record and are older than a day', async () => {
    const kept = await storeFiles(newOwner());
    const orphans = [newKey(), newKey(), newKey()];
    for (const key of [...orphans, 'of-another-kind']) await objects.put(key, Buffer.from('x'), 'image/jpeg');
    await scanAll(later(DAY - MINUTE));
    expect(await exist(orphans)).toEqual([true, true, true]);
    await scanAll(later(DAY));
    expect(await exist([...orphans, ...kept])).toEqual([false, false, false, true, true]);
    expect(await exist(['of-another-kind'])).toEqual([true]);
  });

  it('scans again a day after a complete scan', async () => {
    const orphans = new OrphanedObjects(objects, media.files);
    await orphans.sweep(later(DAY));
    const key = newKey();
    await objects.put(key, Buffer.from('x'), 'image/jpeg');
    await orphans.sweep(later(DAY));
    expect(await exist([key])).toEqual([true]);
    await orphans.sweep(later(2 * DAY + MINUTE));
    expect(await exist([key])).toEqual([false]);
  });
});

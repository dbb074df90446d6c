import { randomBytes } from 'node:crypto';
import { dataUrlOf, makePdf, makePortraitUrl } from '@concord/testing';
import { ObjectStore } from '../storage/object-store';
import { MediaHarness } from '../testing/harness';
import { OrphanedFiles } from './orphaned-files';
import { StrayObjects } from './stray-objects';

const LOOKUP = '/internal/students/lookup';
const HALF_AN_HOUR = 30 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

let media: MediaHarness;
let files: OrphanedFiles;
let store: ObjectStore;

beforeAll(async () => {
  media = await MediaHarness.start();
  const worker = await media.worker();
  files = worker.get(OrphanedFiles, { strict: false });
  store = worker.get(ObjectStore, { strict: false });
});
afterAll(() => media.stop());
beforeEach(async () => {
  // Whatever an earlier test left is settled.
  standing();
  while ((await files.sweep(Date.now() + DAY)) > 0);
  media.peer.asked.length = 0;
});

const anOwner = () => randomBytes(12).toString('hex');
const standing = (...ids: string[]) =>
  media.peer.answers.set(LOOKUP, { status: 200, body: ids.map((_id) => ({ _id, surname: 'Okonkwo' })) });
const lookups = () => media.peer.asked.filter((path) => path === LOOKUP).length;
const later = (ms = HALF_AN_HOUR + 60_000) => Date.now() + ms;

/** Stores a registration's files. @returns their keys. */
async function stored(owner: string): Promise<string[]> {
  const answer = await media.ask('POST', '/internal/student-files', {
    body: {
      student: owner,
      passport: await makePortraitUrl(1, 40),
      documents: [{ name: 'Result', file: dataUrlOf(makePdf(), '') }],
    },
  });
  const { passport, documents } = answer.json();
  return [passport.public_id, documents[0].file.public_id];
}

const present = async (keys: string[]) =>
  Promise.all(keys.map(async (key) => (await store.bytes(key)) !== undefined));

describe('OrphanedFiles', () => {
  it('removes the files of an owner who never became a student, and keeps those of one who did', async () => {
    const [student, nobody] = [anOwner(), anOwner()];
    const kept = await stored(student);
    const orphans = await stored(nobody);
    standing(student);
    expect(await files.sweep(later())).toBe(2);
    expect(await present([...kept, ...orphans])).toEqual([true, true, false, false]);
    expect(await files.sweep(later())).toBe(0);
    expect(lookups()).toBe(1);
  });

  it('asks about nobody whose registration may still be under way', async () => {
    const keys = await stored(anOwner());
    expect(await files.sweep(later(HALF_AN_HOUR - 60_000))).toBe(0);
    expect([await present(keys), lookups()]).toEqual([[true, true], 0]);
  });

  it.each([
    ['is away', { status: 503, body: {} }],
    ['does not know the call', { status: 404, body: { code: 'NOT_FOUND', message: 'x' } }],
    ['gives a broken answer', { status: 200, body: { students: [] } }],
  ])('removes nothing while the students service %s', async (_, answer) => {
    const keys = await stored(anOwner());
    media.peer.answers.set(LOOKUP, answer);
    await expect(files.sweep(later())).rejects.toThrow();
    expect(await present(keys)).toEqual([true, true]);
  });

  it('never asks about pictures of the gallery', async () => {
    const body = { imageFile: await makePortraitUrl(1, 40) };
    const item = (await media.ask('POST', '/gallery/upload', { token: media.staff(), body })).json();
    expect(await files.sweep(later())).toBe(0);
    expect(await present([item.image.public_id])).toEqual([true]);
  });
});

describe('StrayObjects', () => {
  const aKey = () => randomBytes(16).toString('hex');
  const goneThrough = async (now: number, size = 2) => {
    const strays = new StrayObjects(store, media.records);
    for (let page = 0; page < 20; page += 1) await strays.sweep(now, size);
  };

  it('removes, page by page, what has no record and is older than a day', async () => {
    const kept = await stored(anOwner());
    const strays = [aKey(), aKey(), aKey()];
    for (const key of [...strays, 'of-another-kind']) await store.put(key, Buffer.from('x'), 'image/jpeg');
    await goneThrough(later(DAY - 60_000));
    expect(await present(strays)).toEqual([true, true, true]);
    await goneThrough(later(DAY));
    expect(await present([...strays, ...kept])).toEqual([false, false, false, true, true]);
    expect(await present(['of-another-kind'])).toEqual([true]);
  });

  it('rests for a day when it is through', async () => {
    const sweeper = new StrayObjects(store, media.records);
    await sweeper.sweep(later(DAY));
    const key = aKey();
    await store.put(key, Buffer.from('x'), 'image/jpeg');
    await sweeper.sweep(later(DAY));
    expect(await present([key])).toEqual([true]);
    await sweeper.sweep(later(2 * DAY + 60_000));
    expect(await present([key])).toEqual([false]);
  });
});

import { IDBFactory } from 'fake-indexeddb';
import { openDB, type IDBPDatabase } from 'idb';
import 'fake-indexeddb/auto';
import { EMPTY_FORM, type RegistrationForm } from '../form/registration-form';
import { draftStore } from './draft-store';

const DAY_MS = 24 * 60 * 60 * 1000;
const PICTURE = 'data:image/jpeg;base64,AAAA';
const form: RegistrationForm = { ...EMPTY_FORM, surname: 'Okoro', title: 'Dr' };

async function inDatabase<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  const database = await openDB('concord-registration', 1);
  const result = await work(database);
  database.close();
  return result;
}
const keys = () => inDatabase((database) => database.getAllKeys('draft'));

describe('draftStore', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });

  it.each([
    [29.9, true],
    [30.1, false],
  ])('after %p days the draft exists: %p', async (days, there) => {
    const store = draftStore();
    await store.saveText(form);
    await store.saveFile('passport', PICTURE);
    const later = draftStore(() => Date.now() + days * DAY_MS);
    expect((await later.load()) !== null).toBe(there);
    expect(await keys()).toEqual(there ? ['passport', 'text'] : ['ended']);
  });

  it('removes an ended form, which another tab cannot write back', async () => {
    const [one, other] = [draftStore(), draftStore()];
    await Promise.all([one.load(), other.load()]);
    await one.saveText(form);
    await expect(other.saveText({ ...form, surname: 'Bello' })).resolves.toBe('written');
    await one.saveFile('passport', PICTURE);
    await one.end();
    await expect(other.saveText(form)).resolves.toBe('ended');
    await expect(other.saveFile('passport', PICTURE)).resolves.toBe('ended');
    expect(await keys()).toEqual(['ended']);
    // The tab that ended the draft may start another.
    await expect(one.saveText(form)).resolves.toBe('written');
  });

  it('does not store an empty form', async () => {
    const store = draftStore();
    await store.saveText(form);
    await store.saveText(EMPTY_FORM);
    expect(await keys()).toEqual([]);
  });

  it('reopens a database that the browser closed', async () => {
    const store = draftStore();
    await store.saveText(form);
    // A newer version of the page opens the database.
    const other = await openDB('concord-registration', 2);
    other.close();
    indexedDB.deleteDatabase('concord-registration');
    await expect(store.saveText(form)).resolves.toBe('written');
  });

  it('does not read what a newer version of the page stored', async () => {
    await draftStore().saveText(form);
    const newer = { schema: 99, changedAt: Date.now(), values: form };
    await inDatabase((database) => database.put('draft', newer, 'text'));
    await expect(draftStore().load()).resolves.toBeNull();
  });
});

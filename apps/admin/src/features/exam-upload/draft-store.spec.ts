import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { EMPTY_DRAFT } from './draft-rules';
import { draftSaver } from './draft-saver';
import { uploadDraftStore } from './draft-store';

const DAY_MS = 24 * 60 * 60 * 1000;
const draft = { ...EMPTY_DRAFT, title: 'Peace' };

describe('uploadDraftStore', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });

  it('restores the draft for its account only, and removes it for another', async () => {
    await uploadDraftStore('one').save(draft);
    expect((await uploadDraftStore('one').load())?.draft).toEqual(draft);
    expect(await uploadDraftStore('two').load()).toBeNull();
    expect(await uploadDraftStore('one').load()).toBeNull();
  });

  it.each([
    [29, true],
    [31, false],
  ])('after %p days the draft exists: %p', async (days, there) => {
    await uploadDraftStore('one').save(draft);
    const later = uploadDraftStore('one', () => Date.now() + days * DAY_MS);
    expect((await later.load()) !== null).toBe(there);
  });
});

describe('draftSaver', () => {
  it('writes the last change, removes an empty draft and reports missing storage', async () => {
    const store = {
      save: jest.fn().mockResolvedValue(undefined),
      remove: jest.fn().mockRejectedValue(new Error()),
    };
    const results: boolean[] = [];
    const saver = draftSaver(store, (isStored) => results.push(isStored));
    saver.changed(EMPTY_DRAFT);
    saver.changed(draft);
    saver.flush();
    saver.changed(EMPTY_DRAFT);
    saver.flush();
    saver.flush();
    await Promise.resolve();
    await Promise.resolve();
    expect(store.save.mock.calls).toEqual([[draft]]);
    expect(store.remove).toHaveBeenCalledTimes(1);
    expect(results).toEqual([true, false]);
  });
});

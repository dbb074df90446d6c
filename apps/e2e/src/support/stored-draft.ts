import type { Page } from '@playwright/test';

export type DraftDatabase = 'concord-registration' | 'concord-exam-upload';

/** Draft of a form stored by the browser, as JSON; empty if there is none. */
export const storedDraft = (page: Page, database: DraftDatabase = 'concord-registration'): Promise<string> =>
  page.evaluate(async (name) => {
    // Opening a missing database would create it.
    if (!(await indexedDB.databases()).some((known) => known.name === name)) return '';
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error(name));
      });
    const opened = await answerOf(indexedDB.open(name));
    try {
      const stores = [...opened.objectStoreNames];
      if (stores.length === 0) return '';
      const reading = opened.transaction(stores, 'readonly');
      const all = await Promise.all(
        stores.map((store) => answerOf<unknown[]>(reading.objectStore(store).getAll())),
      );
      return JSON.stringify(all);
    } finally {
      opened.close();
    }
  }, database);

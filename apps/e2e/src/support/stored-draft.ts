import type { Page } from '@playwright/test';

/** Draft of the registration form stored by the browser, as JSON. */
export const storedDraft = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const name = 'concord-registration';
    // Opening a missing database would create it.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return '';
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error(name));
      });
    const database = await answerOf(indexedDB.open(name));
    try {
      const stores = [...database.objectStoreNames];
      if (stores.length === 0) return '';
      const reading = database.transaction(stores, 'readonly');
      const all = await Promise.all(
        stores.map((store) => answerOf<unknown[]>(reading.objectStore(store).getAll())),
      );
      return JSON.stringify(all);
    } finally {
      database.close();
    }
  });

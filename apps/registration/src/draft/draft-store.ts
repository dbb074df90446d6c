import { deviceDatabase, withTimeout } from '@concord/api-client/browser';
import { LIMITS } from '@concord/contracts';
import type { IDBPObjectStore } from 'idb';
import type { RegistrationForm } from '../form/registration-form';
import { draftOfForm, FILE_FIELDS, formOfDraft, isUntouched, type FileField } from './draft-values';

const DATABASE = 'concord-registration';
const STORE = 'draft';
const LIFETIME_MS = LIMITS.draftDays * 24 * 60 * 60 * 1000;

/** Time-out for opening the database, in milliseconds; then the form continues without a draft. */
const OPEN_TIMEOUT_MS = 3000;
/** Time-out of a transaction in milliseconds: writing 13 MB of files takes seconds on a slow phone. */
const TRANSACTION_TIMEOUT_MS = 10_000;

/** Version of the records; raise it when {@link formOfDraft} can no longer read older ones. */
const SCHEMA = 1;
const TEXT = 'text';
/** Key of a counter of deletions (a tombstone): a tab with an older count must not write its form back. */
const ENDED = 'ended';

type Records = IDBPObjectStore<unknown, [typeof STORE], typeof STORE, 'readwrite'>;

/** An unfinished form stored on the device. */
export interface Draft {
  readonly form: RegistrationForm;
  readonly changedAt: Date;
}

/** `ended`: the draft was registered or deleted in another tab, so nothing was written. */
export type WriteResult = 'written' | 'ended';

/** The draft on this device, shared by every tab. */
export type DraftStore = ReturnType<typeof draftStore>;

interface TextRecord {
  readonly schema: number;
  readonly changedAt: number;
  readonly values: unknown;
}

function isReadable(record: unknown): record is TextRecord {
  const read = record as Partial<TextRecord> | undefined;
  return typeof read?.schema === 'number' && read.schema <= SCHEMA && typeof read.changedAt === 'number';
}

const countOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/**
 * Device storage of the draft. Its functions reject if the browser stores nothing (private windows,
 * a full disk, a hanging database).
 */
export function draftStore(now: () => number = Date.now) {
  const { open, close } = deviceDatabase(DATABASE, STORE);
  /** Count of deletions when this tab loaded the draft. */
  let ownCount = 0;

  /** Runs work on the records in one transaction. */
  async function transactOnce<T>(work: (records: Records) => Promise<T>): Promise<T> {
    const database = await withTimeout(open(), OPEN_TIMEOUT_MS);
    const transaction = database.transaction(STORE, 'readwrite');
    try {
      const result = await withTimeout(work(transaction.store), TRANSACTION_TIMEOUT_MS);
      await withTimeout(transaction.done, TRANSACTION_TIMEOUT_MS);
      return result;
    } catch (error) {
      // Ignored: the error thrown below is the cause of the transaction's rejection.
      transaction.done.catch(() => undefined);
      try {
        transaction.abort();
      } catch {
        // The transaction has already ended.
      }
      throw error;
    }
  }

  async function transact<T>(work: (records: Records) => Promise<T>): Promise<T> {
    try {
      return await transactOnce(work);
    } catch (error) {
      // Reopens a connection that the browser closed in the background.
      close();
      if (error instanceof DOMException && error.name === 'InvalidStateError') return transactOnce(work);
      throw error;
    }
  }

  const write = (key: string, value: unknown): Promise<WriteResult> =>
    transact(async (records) => {
      if (countOf(await records.get(ENDED)) !== ownCount) return 'ended';
      await (value === null ? records.delete(key) : records.put(value, key));
      return 'written';
    });

  /** Deletes the draft; other tabs cannot write it back. */
  const end = () =>
    transact(async (records) => {
      const next = countOf(await records.get(ENDED)) + 1;
      await records.clear();
      await records.put(next, ENDED);
      ownCount = next;
    });

  return {
    end,
    saveText: (form: RegistrationForm) => {
      const record: TextRecord = { schema: SCHEMA, changedAt: now(), values: draftOfForm(form).text };
      // An empty form is not stored.
      return write(TEXT, isUntouched(form) ? null : record);
    },
    saveFile: (field: FileField, file: unknown) => write(field, file),
    load: async (): Promise<Draft | null> => {
      const found: Partial<Record<FileField, unknown>> = {};
      const text = await transact(async (records) => {
        ownCount = countOf(await records.get(ENDED));
        for (const field of FILE_FIELDS) found[field] = await records.get(field);
        return records.get(TEXT) as Promise<unknown>;
      });
      if (!isReadable(text)) return null;
      if (now() - text.changedAt > LIFETIME_MS) {
        await end();
        return null;
      }
      const form = formOfDraft(text.values, found);
      return isUntouched(form) ? null : { form, changedAt: new Date(text.changedAt) };
    },
  };
}

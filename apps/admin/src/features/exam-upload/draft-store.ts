import { deviceDatabase, withTimeout } from '@concord/api-client/browser';
import { LIMITS } from '@concord/contracts';
import type { ExamDraft } from './draft-rules';

const DATABASE = 'concord-exam-upload';
const STORE = 'draft';
const KEY = 'draft';
const LIFETIME_MS = LIMITS.draftDays * 24 * 60 * 60 * 1000;
/** Maximum duration of a read or write, in ms; after it, the page continues without a kept draft. */
const TIMEOUT_MS = 3000;
/** The version of the records; raise it when an older one cannot be read any more. */
const SCHEMA = 1;

interface StoredDraft {
  readonly schema: number;
  readonly changedAt: number;
  /** The draft's owner. A draft has the right answers: nobody else who signs in here may see it. */
  readonly staff: string;
  readonly draft: ExamDraft;
}

/** A draft of an earlier visit. */
export interface KeptDraft {
  readonly draft: ExamDraft;
  readonly changedAt: Date;
}

export type UploadDraftStore = ReturnType<typeof uploadDraftStore>;

/** The one draft of an upload on this device. Its functions reject where the browser stores nothing. */
export function uploadDraftStore(staff: string, now: () => number = Date.now) {
  const { open } = deviceDatabase(DATABASE, STORE);
  const isReadable = (found: Partial<StoredDraft> | undefined): found is StoredDraft =>
    found?.schema === SCHEMA && found.staff === staff && now() - (found.changedAt ?? 0) <= LIFETIME_MS;
  const inTime = <T>(work: () => Promise<T>) => withTimeout(work(), TIMEOUT_MS);

  const remove = () => inTime(async () => (await open()).delete(STORE, KEY));
  return {
    remove,
    save: (draft: ExamDraft) =>
      inTime(async () => {
        const record: StoredDraft = { schema: SCHEMA, changedAt: now(), staff, draft };
        await (await open()).put(STORE, record, KEY);
      }),
    /** Null where there is none; that of another account, and an old one, is removed. */
    load: async (): Promise<KeptDraft | null> => {
      const found = (await inTime(async () => (await open()).get(STORE, KEY))) as StoredDraft | undefined;
      if (isReadable(found)) return { draft: found.draft, changedAt: new Date(found.changedAt) };
      if (found) await remove();
      return null;
    },
  };
}

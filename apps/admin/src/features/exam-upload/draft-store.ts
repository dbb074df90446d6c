import { deviceDatabase, withTimeout } from '@concord/api-client/browser';
import { LIMITS } from '@concord/contracts';
import type { ExamDraft } from './draft-rules';

const DATABASE = 'concord-exam-upload';
const STORE = 'draft';
const KEY = 'draft';
const LIFETIME_MS = LIMITS.draftDays * 24 * 60 * 60 * 1000;
/** Time-out of a read or write in ms; after it, the page continues without a stored draft. */
const TIMEOUT_MS = 3000;
/** Schema version of the records; increment it when older ones cannot be read. */
const SCHEMA = 1;

interface StoredDraft {
  readonly schema: number;
  readonly changedAt: number;
  /** Owner of the draft. It contains right answers, so no other account may see it. */
  readonly staff: string;
  readonly draft: ExamDraft;
}

/** A draft of an earlier visit. */
export interface KeptDraft {
  readonly draft: ExamDraft;
  readonly changedAt: Date;
}

export type UploadDraftStore = ReturnType<typeof uploadDraftStore>;

/** Store of the one upload draft of this device. Its functions reject if the browser stores nothing. */
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
    /** Reads the draft; null if there is none. Removes one that is outdated or of another account. */
    load: async (): Promise<KeptDraft | null> => {
      const found = (await inTime(async () => (await open()).get(STORE, KEY))) as StoredDraft | undefined;
      if (isReadable(found)) return { draft: found.draft, changedAt: new Date(found.changedAt) };
      if (found) await remove();
      return null;
    },
  };
}

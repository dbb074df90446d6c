import type { ExamStudent } from '@concord/api-client';
import type { Attempt } from '@concord/contracts';
import type { SaveState } from '../attempt/save-state';
import { deviceStore, type KeyValueStore } from './key-value-store';
import type { Preferences } from './preferences';

/** Who signed in on this device, and the attempt that the exam or result page shows. */
export interface KeptSession {
  readonly token: string;
  readonly student: ExamStudent;
  readonly attempt: string | null;
  /** Answers of that attempt came after its end and are kept aside for staff. */
  readonly late?: boolean;
}

/** A paper under way. `clockLead` is the server's clock minus the device's, in milliseconds. */
export interface KeptPaper {
  readonly attempt: Pick<Attempt, '_id' | 'assignment' | 'exam' | 'startedAt'>;
  readonly clockLead: number;
}

/** Why an attempt is handed in: the student finished, its time ended, or the server had closed it already. */
export type HandInReason = 'finished' | 'time-up' | 'closed';

/** The kept answers of an attempt; `submitting` says why it is being handed in, null while it is not. */
export interface KeptProgress {
  readonly saves: SaveState;
  readonly submitting: HandInReason | null;
  /** As in the paper, and newer. */
  readonly clockLead: number;
}

/** Where the student stands in the paper, and the questions flagged for review. */
export interface KeptPlace {
  readonly index: number;
  readonly flags: readonly string[];
}

const SESSION = 'session';
const paperKey = (attempt: string) => `paper:${attempt}`;
const progressKey = (attempt: string) => `progress:${attempt}`;
const placeKey = (attempt: string) => `place:${attempt}`;
const PREFERENCES = 'preferences';

/** What the exam portal keeps on the device so that a reload, also without a network, goes on where it was. */
export function createExamDevice(store: KeyValueStore) {
  const forgetAttempt = async (attempt: string) => {
    await Promise.all([paperKey, progressKey, placeKey].map((key) => store.remove(key(attempt))));
  };
  /** Everything of a student; how the device's user reads and types is nobody's secret and stays. */
  const forgetEverything = async () => {
    const keys = (await store.keys()).filter((key) => key !== PREFERENCES);
    await Promise.all(keys.map((key) => store.remove(key)));
  };
  const session = async () => (await store.get(SESSION)) as KeptSession | undefined;

  return {
    session,
    /** Keeps a new sign-in. Another student's papers leave the device; one's own unsent answers stay. */
    signIn: async (kept: Omit<KeptSession, 'attempt'>) => {
      const before = await session();
      if (before?.student._id !== kept.student._id) await forgetEverything();
      await store.put(SESSION, { ...kept, attempt: null } satisfies KeptSession);
    },
    showAttempt: async (attempt: string | null) => {
      const kept = await session();
      if (kept) await store.put(SESSION, { ...kept, attempt, late: false } satisfies KeptSession);
    },
    tellLate: async () => {
      const kept = await session();
      if (kept) await store.put(SESSION, { ...kept, late: true } satisfies KeptSession);
    },
    paper: async (attempt: string) => (await store.get(paperKey(attempt))) as KeptPaper | undefined,
    keepPaper: (paper: KeptPaper) => store.put(paperKey(paper.attempt._id), paper),
    progress: async (attempt: string) => (await store.get(progressKey(attempt))) as KeptProgress | undefined,
    keepProgress: (attempt: string, progress: KeptProgress) => store.put(progressKey(attempt), progress),
    place: async (attempt: string) => (await store.get(placeKey(attempt))) as KeptPlace | undefined,
    keepPlace: (attempt: string, place: KeptPlace) => store.put(placeKey(attempt), place),
    preferences: async () => (await store.get(PREFERENCES)) as Partial<Preferences> | undefined,
    keepPreferences: (preferences: Preferences) => store.put(PREFERENCES, preferences),
    /** Every attempt that something is kept of. */
    attempts: async () =>
      (await store.keys())
        .filter((key) => key.startsWith(progressKey('')))
        .map((key) => key.slice(progressKey('').length)),
    forgetAttempt,
    forgetEverything,
  };
}

export type ExamDevice = ReturnType<typeof createExamDevice>;

export const examDevice = createExamDevice(deviceStore());

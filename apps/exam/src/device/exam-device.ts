import type { ExamStudent } from '@concord/api-client';
import type { Attempt } from '@concord/contracts';
import type { SaveState } from '../attempt/save-state';
import { deviceStore, type KeyValueStore } from './key-value-store';

/** Who signed in on this device, and the attempt that the exam or result page shows. */
export interface KeptSession {
  readonly token: string;
  readonly student: ExamStudent;
  readonly attempt: string | null;
}

/** A paper under way. `clockLead` is the server's clock minus the device's, in milliseconds. */
export interface KeptPaper {
  readonly attempt: Pick<Attempt, '_id' | 'assignment' | 'exam' | 'startedAt'>;
  readonly clockLead: number;
}

/** The kept answers of an attempt; `submitting` once it was handed in or its time ended. */
export interface KeptProgress {
  readonly saves: SaveState;
  readonly submitting: boolean;
}

const SESSION = 'session';
const paperKey = (attempt: string) => `paper:${attempt}`;
const progressKey = (attempt: string) => `progress:${attempt}`;
const positionKey = (attempt: string) => `position:${attempt}`;

/** What the exam portal keeps on the device so that a reload, also without a network, goes on where it was. */
export function createExamDevice(store: KeyValueStore) {
  const forgetAttempt = async (attempt: string) => {
    await Promise.all([paperKey, progressKey, positionKey].map((key) => store.remove(key(attempt))));
  };
  const forgetEverything = async () => {
    await Promise.all((await store.keys()).map((key) => store.remove(key)));
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
      if (kept) await store.put(SESSION, { ...kept, attempt } satisfies KeptSession);
    },
    paper: async (attempt: string) => (await store.get(paperKey(attempt))) as KeptPaper | undefined,
    keepPaper: (paper: KeptPaper) => store.put(paperKey(paper.attempt._id), paper),
    progress: async (attempt: string) => (await store.get(progressKey(attempt))) as KeptProgress | undefined,
    keepProgress: (attempt: string, progress: KeptProgress) => store.put(progressKey(attempt), progress),
    position: async (attempt: string) => (await store.get(positionKey(attempt))) as number | undefined,
    keepPosition: (attempt: string, index: number) => store.put(positionKey(attempt), index),
    forgetAttempt,
    forgetEverything,
  };
}

export type ExamDevice = ReturnType<typeof createExamDevice>;

export const examDevice = createExamDevice(deviceStore());

import type { Activity } from '@concord/contracts';
import { deviceStore, type KeyValueStore } from './key-value-store';
import type { PaperRecord, PositionRecord, Preferences, ProgressRecord, SessionRecord } from './records';

const SESSION = 'session';
const PREFERENCES = 'preferences';
const paperKey = (attempt: string) => `paper:${attempt}`;
const progressKey = (attempt: string) => `progress:${attempt}`;
const activityKey = (attempt: string) => `activity:${attempt}`;
const positionKey = (attempt: string) => `place:${attempt}`;
const pictureKey = (attempt: string, file: string) => `picture:${attempt}:${file}`;

/** Device storage of the exam portal. A reload continues from it, also offline. */
export function createExamDevice(store: KeyValueStore) {
  const removeAttempt = async (attempt: string) => {
    const pictures = (await store.keys()).filter((key) => key.startsWith(pictureKey(attempt, '')));
    const keys = [paperKey, progressKey, positionKey, activityKey].map((key) => key(attempt));
    await Promise.all([...keys, ...pictures].map((key) => store.remove(key)));
  };
  /** Removes everything about a student; preferences are not personal and stay. */
  const clear = async () => {
    const keys = (await store.keys()).filter((key) => key !== PREFERENCES);
    await Promise.all(keys.map((key) => store.remove(key)));
  };
  const session = async () => (await store.get(SESSION)) as SessionRecord | undefined;
  const updateSession = async (change: Pick<SessionRecord, 'attempt' | 'late'> | { late: boolean }) => {
    const kept = await session();
    if (kept) await store.put(SESSION, { ...kept, ...change } satisfies SessionRecord);
  };

  return {
    session,
    /** Stores a new sign-in. Another student's papers are removed; the student's own unsent answers stay. */
    signIn: async (signedIn: Omit<SessionRecord, 'attempt'>) => {
      const before = await session();
      if (before?.student._id !== signedIn.student._id) await clear();
      await store.put(SESSION, { ...signedIn, attempt: null } satisfies SessionRecord);
    },
    showAttempt: (attempt: string | null) => updateSession({ attempt, late: false }),
    markLate: () => updateSession({ late: true }),
    paper: async (attempt: string) => (await store.get(paperKey(attempt))) as PaperRecord | undefined,
    savePaper: (paper: PaperRecord) => store.put(paperKey(paper.attempt._id), paper),
    progress: async (attempt: string) =>
      (await store.get(progressKey(attempt))) as ProgressRecord | undefined,
    saveProgress: (attempt: string, progress: ProgressRecord) => store.put(progressKey(attempt), progress),
    position: async (attempt: string) =>
      (await store.get(positionKey(attempt))) as PositionRecord | undefined,
    savePosition: (attempt: string, position: PositionRecord) => store.put(positionKey(attempt), position),
    activity: async (attempt: string) => (await store.get(activityKey(attempt))) as Activity | undefined,
    saveActivity: (attempt: string, activity: Activity) => store.put(activityKey(attempt), activity),
    picture: async (attempt: string, file: string) =>
      (await store.get(pictureKey(attempt, file))) as Blob | undefined,
    savePicture: (attempt: string, file: string, picture: Blob) =>
      store.put(pictureKey(attempt, file), picture),
    preferences: async () => (await store.get(PREFERENCES)) as Partial<Preferences> | undefined,
    savePreferences: (preferences: Preferences) => store.put(PREFERENCES, preferences),
    /** Ids of all attempts with stored answers, except practice exams. */
    attempts: async () => {
      const ids = (await store.keys())
        .filter((key) => key.startsWith(progressKey('')))
        .map((key) => key.slice(progressKey('').length));
      const papers = await Promise.all(ids.map((id) => store.get(paperKey(id))));
      return ids.filter((_, at) => !(papers[at] as PaperRecord | undefined)?.attempt.practice);
    },
    /** True if the browser persists stored values; otherwise they live as long as the page. */
    isDurable: store.isDurable,
    removeAttempt,
    clear,
  };
}

export type ExamDevice = ReturnType<typeof createExamDevice>;

export const examDevice = createExamDevice(deviceStore());

/** Storage for a background save: once aborted, it stores no progress that might replace a newer one. */
export const unlessAborted = (signal: AbortSignal): ExamDevice => ({
  ...examDevice,
  saveProgress: async (...progress) => {
    if (!signal.aborted) await examDevice.saveProgress(...progress);
  },
});

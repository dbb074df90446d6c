import type { ActivityCounts, MonitorChange, MonitorRow } from '@concord/contracts';
import { joinWords, recordName, wordsOfNames } from '@concord/institute';

/** A candidate who is sitting an exam; times are in ms. */
export interface Candidate {
  readonly attempt: string;
  readonly assignment: string;
  readonly student: string;
  readonly name: string;
  /** Searched text. */
  readonly searched: string;
  readonly exam: string;
  readonly examName: string;
  readonly examCode: string;
  readonly totalQuestions: number;
  readonly answered: number;
  readonly startedAt: number;
  readonly deadline: number;
  readonly savedAt: number | null;
  readonly seenAt: number | null;
  /** Time left at the pause, in ms; null if not paused. */
  readonly pausedMs: number | null;
  /** Activity counts of the candidate's page; absent if not reported. */
  readonly activity?: ActivityCounts | undefined;
}

/** Time without a heartbeat after which a page counts as silent; it sends one at least once a minute. */
const SILENT_AFTER_MS = 75_000;
const ENDING_MS = 5 * 60_000;

const timeOf = (text: string | null) => (text === null ? null : Date.parse(text));

export function candidateOf(row: MonitorRow): Candidate {
  const name = recordName(row.student);
  return {
    attempt: row.attempt,
    assignment: row.assignment,
    student: row.student._id,
    name,
    searched: joinWords([], wordsOfNames([name])),
    exam: row.exam._id,
    examName: row.exam.examName,
    examCode: row.exam.examCode,
    totalQuestions: row.totalQuestions,
    answered: row.answered,
    startedAt: Date.parse(row.startedAt),
    deadline: Date.parse(row.deadline),
    savedAt: timeOf(row.savedAt),
    seenAt: timeOf(row.seenAt),
    pausedMs: row.pause?.leftMs ?? null,
    activity: row.activity,
  };
}

export const withChange = (candidate: Candidate, change: MonitorChange['changed'][number]): Candidate => ({
  ...candidate,
  answered: change.answered,
  deadline: Date.parse(change.deadline),
  savedAt: timeOf(change.savedAt),
  seenAt: timeOf(change.seenAt),
  pausedMs: change.pause?.leftMs ?? null,
  // A service of the previous version does not send it.
  activity: change.activity ?? candidate.activity,
});

/** Whole minutes since the last heartbeat; 0 while connected, null before the first. */
export function silentMinutes({ seenAt }: Candidate, now: number): number | null {
  if (seenAt === null) return null;
  return now - seenAt <= SILENT_AFTER_MS ? 0 : Math.max(1, Math.floor((now - seenAt) / 60_000));
}

export const isSilent = (candidate: Candidate, now: number) => silentMinutes(candidate, now) !== 0;

/** A candidate's time left, which does not run during a pause. */
export const timeLeft = ({ deadline, pausedMs }: Candidate, now: number) => pausedMs ?? deadline - now;

/** True if less than five minutes are left. */
export const isEnding = (candidate: Candidate, now: number) => timeLeft(candidate, now) < ENDING_MS;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Formats seconds as `h:mm:ss`. */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
}

/** Formats minutes as `3 min` or `1 h 5 min`. */
export const formatMinutes = (minutes: number) =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

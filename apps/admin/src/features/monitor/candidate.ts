import type { ActivityCounts, MonitorChange, MonitorRow } from '@concord/contracts';
import { joinWords, recordName, wordsOfNames } from '@concord/institute';

/** A candidate who sits an exam now; times are in milliseconds. */
export interface Candidate {
  readonly attempt: string;
  readonly assignment: string;
  readonly student: string;
  readonly name: string;
  /** For the search. */
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
  /** The time that is left while the exam is paused, in milliseconds. */
  readonly pausedMs: number | null;
  /** Counts of the candidate's page; absent where it reported none. */
  readonly activity?: ActivityCounts | undefined;
}

/** A candidate's page sends a heartbeat at least once a minute; without one for this long it is silent. */
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
  // A service of the previous version tells nothing of it.
  activity: change.activity ?? candidate.activity,
});

/** Whole minutes since the last heartbeat of the candidate's page; 0 while connected, null before the first one. */
export function silentMinutes({ seenAt }: Candidate, now: number): number | null {
  if (seenAt === null) return null;
  return now - seenAt <= SILENT_AFTER_MS ? 0 : Math.max(1, Math.floor((now - seenAt) / 60_000));
}

export const isSilent = (candidate: Candidate, now: number) => silentMinutes(candidate, now) !== 0;

/** The time that a candidate has left, which does not pass in a pause. */
export const timeLeft = ({ deadline, pausedMs }: Candidate, now: number) => pausedMs ?? deadline - now;

/** Less than five minutes are left. */
export const isEnding = (candidate: Candidate, now: number) => timeLeft(candidate, now) < ENDING_MS;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Seconds as `h:mm:ss`. */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
}

/** Minutes as `3 min` or `1 h 5 min`. */
export const formatMinutes = (minutes: number) =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

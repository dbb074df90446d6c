import type { MonitorChange, MonitorRow } from '@concord/contracts';

/** One who sits an exam now, with moments as numbers (milliseconds) and the name ready for search and order. */
export interface Candidate {
  readonly attempt: string;
  readonly assignment: string;
  readonly student: string;
  readonly name: string;
  readonly words: readonly string[];
  readonly exam: string;
  readonly examName: string;
  readonly examCode: string;
  readonly totalQuestions: number;
  readonly answered: number;
  readonly startedAt: number;
  readonly deadline: number;
  readonly savedAt: number | null;
  readonly seenAt: number | null;
}

/** A page heard of within this time is connected; it tells the server that it is there at least once a minute. */
const SILENT_MS = 75_000;
const ENDING_MS = 5 * 60_000;

/** Words of a text without accents and case, for search. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const moment = (text: string | null) => (text === null ? null : Date.parse(text));

export function candidateOf(row: MonitorRow): Candidate {
  const name = `${row.student.surname} ${row.student.firstName}`;
  return {
    attempt: row.attempt,
    assignment: row.assignment,
    student: row.student._id,
    name,
    words: wordsOf(name),
    exam: row.exam._id,
    examName: row.exam.examName,
    examCode: row.exam.examCode,
    totalQuestions: row.totalQuestions,
    answered: row.answered,
    startedAt: Date.parse(row.startedAt),
    deadline: Date.parse(row.deadline),
    savedAt: moment(row.savedAt),
    seenAt: moment(row.seenAt),
  };
}

/** The candidate as one change tells. */
export const changedCandidate = (
  candidate: Candidate,
  change: MonitorChange['changed'][number],
): Candidate => ({
  ...candidate,
  answered: change.answered,
  deadline: Date.parse(change.deadline),
  savedAt: moment(change.savedAt),
  seenAt: moment(change.seenAt),
});

/** Whole minutes since the candidate's page was heard of; 0 while it is connected, null before it ever was. */
export function silentMinutes({ seenAt }: Candidate, now: number): number | null {
  if (seenAt === null) return null;
  return now - seenAt <= SILENT_MS ? 0 : Math.max(1, Math.floor((now - seenAt) / 60_000));
}

export const isSilent = (candidate: Candidate, now: number) => silentMinutes(candidate, now) !== 0;

/** Under five minutes are left, or none. */
export const isEnding = ({ deadline }: Candidate, now: number) => deadline - now < ENDING_MS;

const two = (number: number) => String(number).padStart(2, '0');

/** Seconds as `h:mm:ss`. */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Minutes as words: `3 min`, `1 h 5 min`. */
export const minuteWords = (minutes: number) =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

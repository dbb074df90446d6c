import type { Attempt, AttemptPause, PracticeOutcome } from '@concord/contracts';
import type { ExamStudent } from '../screen/exam.slice';

/** Text of the chosen option; null for none. */
export type Choice = string | null;
type Choices = Readonly<Record<string, Choice>>;
/** Edit number by question. */
export type Edits = Readonly<Record<string, number>>;

/**
 * Reasons why saves stopped: another device continued, the attempt has ended, the token is no
 * longer accepted, staff reset the exam, the attempt was removed, or it ended so long ago that even
 * late answers are refused.
 */
export type StopPhase = 'taken-over' | 'closed' | 'signed-out' | 'reset' | 'gone' | 'too-late';
export type SavePhase = 'open' | StopPhase;

/** A save in flight: the edit number of each answer in it. */
export interface Batch {
  readonly seq: number;
  readonly edits: Edits;
  /**
   * True if the connection was lost and returned while it was in flight: its response is no longer
   * awaited.
   */
  readonly overtaken?: true;
}

/** State of one attempt's answers. Field names are stored on devices and must not change. */
export interface SaveState {
  readonly choices: Choices;
  /** Answers known to be on the server. */
  readonly confirmed: Choices;
  /** Edit number of every choice that the server has not acknowledged. */
  readonly unsaved: Edits;
  /**
   * Highest sequence number under which the server acknowledged an answer of this device. Absent in
   * states stored by earlier versions.
   */
  readonly acknowledgedAs?: Readonly<Record<string, number>>;
  /** Choices sent for a question since its last acknowledgement: the server may hold any of them. */
  readonly tried: Readonly<Record<string, readonly Choice[]>>;
  /** Edit numbers that arrived after the end; the server stores these answers separately for staff. */
  readonly setAside: Edits;
  readonly edit: number;
  /** Highest sequence number used or received. */
  readonly seq: number;
  readonly inFlight: readonly Batch[];
  readonly deadline: string;
  /**
   * Present while staff have paused the exam. The time left does not change then, and `deadline` is
   * the end of the longest pause.
   */
  readonly pause?: AttemptPause | undefined;
  /** Server time of its latest answer; an older answer changes nothing. */
  readonly heardAt: string;
  readonly savedAt: string | null;
  /** Consecutive failures; `status` 0 means no answer. */
  readonly trouble: { readonly status: number; readonly failures: number } | null;
  readonly phase: SavePhase;
}

/** The signed-in student, and the attempt on the exam or result page. */
export interface SessionRecord {
  readonly token: string;
  readonly student: ExamStudent;
  readonly attempt: string | null;
  /** Answers of that attempt arrived after its end; the server stores them separately for staff. */
  readonly late?: boolean;
}

export interface PaperRecord {
  readonly attempt: Pick<Attempt, '_id' | 'assignment' | 'exam' | 'startedAt' | 'practice'>;
}

/** Reason of a submission: the student finished, time ended, or the server had already closed the attempt. */
export type SubmitReason = 'finished' | 'time-up' | 'closed';

/** Answers of an attempt; `submitting` is the reason of the submission, or null. */
export interface ProgressRecord {
  readonly saves: SaveState;
  readonly submitting: SubmitReason | null;
  /** Server clock minus device clock, in milliseconds. */
  readonly clockLead: number;
}

/** Index of the shown question, from 0, and the ids of questions flagged for review. */
export interface PositionRecord {
  readonly index: number;
  readonly flags: readonly string[];
}

export type TextSize = 'normal' | 'large' | 'larger';

/** Display and keyboard settings of this device. */
export interface Preferences {
  readonly textSize: TextSize;
  /** Single-key shortcuts may interfere with speech input, so they can be switched off. */
  readonly shortcuts: boolean;
}

/** Data passed from the practice exam to its result page; `clockLead` as in {@link ProgressRecord}. */
export interface PracticeEnd extends PracticeOutcome {
  readonly clockLead: number;
}

import type { ExamStudent } from '@concord/api-client';
import type { Attempt, AttemptPause, PracticeOutcome } from '@concord/contracts';

/** The text of the option chosen; null for none. */
export type Choice = string | null;
type Choices = Readonly<Record<string, Choice>>;
/** An edit number for each question. */
export type Edits = Readonly<Record<string, number>>;

/**
 * Why saves stopped: another device continued, the attempt has ended, the token is no longer accepted, staff reset the
 * exam, the attempt was removed, or it ended so long ago that even late answers are refused.
 */
export type StopPhase = 'taken-over' | 'closed' | 'signed-out' | 'reset' | 'gone' | 'too-late';
export type SavePhase = 'open' | StopPhase;

/** A save in flight: the edit number of each answer that it carries. */
export interface Batch {
  readonly seq: number;
  readonly edits: Edits;
  /** The line came back while it was in flight: it may be lost, and nothing waits for it. */
  readonly overtaken?: true;
}

/** Everything about the answers of one attempt. Field names are stored on devices and must not change. */
export interface SaveState {
  readonly choices: Choices;
  /** What the server is known to hold. */
  readonly confirmed: Choices;
  /** The edit number of every choice that the server has not acknowledged. */
  readonly unsaved: Edits;
  /**
   * The highest sequence number under which the server acknowledged an answer of this device. Absent in states that
   * earlier versions stored.
   */
  readonly acknowledgedAs?: Readonly<Record<string, number>>;
  /** What was sent for a question since its last acknowledgement: the server may hold any of it. */
  readonly tried: Readonly<Record<string, readonly Choice[]>>;
  /** The edit numbers that arrived after the end; the server stores these answers separately for staff. */
  readonly setAside: Edits;
  readonly edit: number;
  /** The highest sequence number used or received. */
  readonly seq: number;
  readonly inFlight: readonly Batch[];
  readonly deadline: string;
  /** While staff have paused the exam: the clock stands still, and `deadline` is only the end of the longest pause. */
  readonly pause?: AttemptPause | undefined;
  /** The server's clock in its latest answer; an older answer changes nothing. */
  readonly heardAt: string;
  readonly savedAt: string | null;
  /** Consecutive failures; `status` 0 means that no answer came. */
  readonly trouble: { readonly status: number; readonly failures: number } | null;
  readonly phase: SavePhase;
}

/** Who signed in on this device, and the attempt that the exam or result page shows. */
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

/** Why an attempt is submitted: the student finished, its time ended, or the server had closed it already. */
export type SubmitReason = 'finished' | 'time-up' | 'closed';

/** The answers of an attempt; `submitting` says why it is being submitted, null while it is not. */
export interface ProgressRecord {
  readonly saves: SaveState;
  readonly submitting: SubmitReason | null;
  /** The server's clock minus the device's, in milliseconds. */
  readonly clockLead: number;
}

/** The question shown, from 0, and the questions flagged for review. */
export interface PositionRecord {
  readonly index: number;
  readonly flags: readonly string[];
}

export type TextSize = 'normal' | 'large' | 'larger';

/** Display and keyboard settings of this device. */
export interface Preferences {
  readonly textSize: TextSize;
  /** Single keys may interfere with speech input, so they can be switched off. */
  readonly shortcuts: boolean;
}

/** What the page of a practice exam hands to that of its result; the lead is as in {@link ProgressRecord}. */
export interface PracticeEnd extends PracticeOutcome {
  readonly clockLead: number;
}

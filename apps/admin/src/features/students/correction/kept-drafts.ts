import type { Student } from '@concord/contracts';
import type { CorrectionValues } from './correction-values';

/** An unsaved correction, with the record on which it is based. */
export interface CorrectionDraft {
  readonly student: Student;
  readonly values: CorrectionValues;
  /** Author of the draft; no other account may see it. */
  readonly staff: string;
}

/**
 * The only correction in progress in this tab. Kept in memory only, because it is personal data; survives a
 * session's end and the Back button.
 */
let kept: CorrectionDraft | undefined;

export const keepDraft = (draft: CorrectionDraft): void => {
  kept = draft;
};

export const dropDraft = (): void => {
  kept = undefined;
};

export const draftOf = (student: string, staff: string): CorrectionDraft | undefined =>
  kept?.student._id === student && kept.staff === staff ? kept : undefined;

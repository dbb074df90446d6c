import type { Student } from '@concord/contracts';
import type { CorrectionValues } from './correction-values';

/** A correction that is not saved, from the record that it was made of. */
export interface CorrectionDraft {
  readonly student: Student;
  readonly values: CorrectionValues;
  /** Author of the draft: nobody else who signs in on this page sees it. */
  readonly staff: string;
}

/**
 * The one correction in progress in this tab, in memory alone, as it is personal data: it outlives a sign-in that ended and
 * the Back button.
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

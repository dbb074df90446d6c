import { counter } from '@concord/observability';

const saves = counter('concord_answer_saves_total');
const lateAnswers = counter('concord_late_answers_total');
const submissions = counter('concord_submissions_total');

/** Outcome of a save: its answers count, are refused, or are stored as late ones. */
export type SaveOutcome = 'stored' | 'refused' | 'late';

export const countSave = (outcome: SaveOutcome): void => saves.inc({ outcome });
export const countLateAnswers = (answers: number): void => lateAnswers.inc(answers);
export const countSubmission = (): void => submissions.inc();

/** Initializes the rates with 0, in the process that handles saves. */
export function showSaves(): void {
  for (const outcome of ['stored', 'refused', 'late'] as const) saves.inc({ outcome }, 0);
}

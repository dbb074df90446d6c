import type { ParsedSheet } from '@concord/contracts';

export interface ExamDraft {
  readonly title: string;
  readonly duration: string;
  readonly sheet: ParsedSheet | null;
}

/** The first thing that keeps a draft from being uploaded, and the field it is about. */
export interface DraftProblem {
  readonly field: 'title' | 'duration' | 'sheet';
  readonly message: string;
}

/** Checks a draft in the order of the form; undefined when it can be sent. */
export function draftProblem({ title, duration, sheet }: ExamDraft): DraftProblem | undefined {
  if (!title.trim()) return { field: 'title', message: 'Exam title can not be empty' };
  if (!duration.trim()) return { field: 'duration', message: 'Exam duration can not be empty' };
  if (!/^\d+$/.test(duration.trim())) {
    return { field: 'duration', message: 'Give the duration in whole minutes' };
  }
  if (!sheet || sheet.questions.length === 0) return { field: 'sheet', message: 'Questions not uploaded' };
  return undefined;
}

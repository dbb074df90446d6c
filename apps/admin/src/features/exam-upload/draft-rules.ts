import { type FileNote, type GridRow, rowsToUpload } from './grid-rows';

/** File of a draft, with corrections. */
export interface DraftSheet {
  readonly fileName: string;
  /** Time of reading in ms; identifies these rows. */
  readonly readAt: number;
  readonly rows: readonly GridRow[];
  readonly notes: readonly FileNote[];
}

export interface ExamDraft {
  readonly title: string;
  readonly duration: string;
  readonly sheet: DraftSheet | null;
}

export const EMPTY_DRAFT: ExamDraft = { title: '', duration: '', sheet: null };

export const isEmptyDraft = ({ title, duration, sheet }: ExamDraft): boolean =>
  !sheet && !title.trim() && !duration.trim();

/** First problem that prevents the upload of a draft, with its field. */
export interface DraftProblem {
  readonly field: 'title' | 'duration' | 'sheet';
  readonly message: string;
}

/**
 * Validates a draft in the order of the form; undefined if valid. `reading` is the name of a file being read.
 */
export function draftProblem(
  { title, duration, sheet }: ExamDraft,
  reading: string | null = null,
): DraftProblem | undefined {
  if (!title.trim()) return { field: 'title', message: 'Exam title can not be empty' };
  if (!duration.trim()) return { field: 'duration', message: 'Exam duration can not be empty' };
  if (!/^\d+$/.test(duration.trim())) {
    return { field: 'duration', message: 'Enter the duration in whole minutes' };
  }
  if (reading !== null)
    return { field: 'sheet', message: `${reading} is still being read. Check its questions, then upload` };
  if (!sheet || rowsToUpload(sheet.rows).length === 0)
    return { field: 'sheet', message: 'Questions not uploaded' };
  return undefined;
}

import { z } from 'zod';
import { listOf } from '../core/bounded';
import { strict } from '../core/fields';
import { LIMITS } from '../core/limits';
import { questionPicture } from './question-pictures.schemas';

/** Readable question formats, detected by a file's content. */
export const QUESTION_FORMATS = ['xlsx', 'moodle-xml', 'gift', 'aiken', 'qti'] as const;
export type QuestionFormat = (typeof QUESTION_FORMATS)[number];

/** Export formats; each can be re-imported without loss. */
export const EXAM_FILE_FORMATS = ['xlsx', 'moodle-xml'] as const;
export type ExamFileFormat = (typeof EXAM_FILE_FORMATS)[number];

/**
 * Cells of a question as read, even if wrong. `options` keeps column positions: an empty one is '',
 * so that the answer's letter names the right column.
 */
export const sheetCells = z.object({
  question: z.string(),
  answer: z.string(),
  options: z.array(z.string()),
  topic: z.string().optional(),
  difficulty: z.string().optional(),
});
export type SheetCells = z.infer<typeof sheetCells>;

/** A problem of a row, in the named cell; `option` is the 0-based index of an option. */
export const sheetProblem = z.object({
  cell: z.enum(['row', 'question', 'answer', 'option']),
  option: z.number().int().optional(),
  message: z.string(),
  /** A row with an `error` cannot be uploaded; a `warning` is for its author to judge. */
  severity: z.enum(['error', 'warning']),
  /** Reported by the file reader, e.g. a formula without a value: valid until the cell is edited. */
  fromFile: z.boolean().optional(),
});
export type SheetProblem = z.infer<typeof sheetProblem>;

/** A picture of a row's question, or of the option at the 0-based index `option`. */
export const sheetPicture = questionPicture.extend({ option: z.number().int().optional() });
export type SheetPicture = z.infer<typeof sheetPicture>;

/** A row of a file. `row` is its 1-based row, line or item, `number` that of its question. */
export const sheetRow = z.object({
  row: z.number().int(),
  number: z.number().int(),
  cells: sheetCells,
  problems: z.array(sheetProblem),
  /** True if formatting and formulas in its texts are interpreted. */
  rich: z.boolean().optional(),
  /** Pictures stored from the file; uploaded with the question. */
  pictures: z.array(sheetPicture).optional(),
});

export type SheetRow = z.infer<typeof sheetRow>;

const cell = z.string().max(LIMITS.sheetCellLength, 'This cell is too long');

const correctedRow = strict({
  row: z.number().int().min(1).max(LIMITS.sheetRowMax),
  number: z.number().int().min(1).max(LIMITS.sheetRows),
  cells: strict({
    question: cell,
    answer: cell,
    options: listOf(cell, LIMITS.sheetColumns),
    topic: cell.optional(),
    difficulty: cell.optional(),
  }),
  problems: listOf(
    strict({
      cell: sheetProblem.shape.cell,
      option: z.number().int().min(0).max(LIMITS.sheetColumns).optional(),
      message: z.string().max(500),
      severity: sheetProblem.shape.severity,
      fromFile: z.boolean().optional(),
    }),
    100,
  ),
});

/** Rows of a draft, for a spreadsheet with an extra column of problems. */
export const errorsSheetBody = strict({ rows: listOf(correctedRow, LIMITS.sheetRows, { min: 1 }) });
export type ErrorsSheetBody = z.output<typeof errorsSheetBody>;

export const examExportBody = strict({ format: z.enum(EXAM_FILE_FORMATS) });

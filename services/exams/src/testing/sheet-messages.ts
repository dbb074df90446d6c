import type { ParsedSheet } from '@concord/contracts';
import { row } from '@concord/workbook/testing';

/** Headings of a sheet with three options. */
export const HEADER = row('Question', 'Answer', 'A', 'B', 'C');
/**
 * A sheet with one question.
 * @param cells answer and options
 */
export const questionSheet = (...cells: string[]) => ({ rows: HEADER + row('Q?', ...cells) });

/** Messages about a file, and the cells of its first question. */
export interface SheetMessages {
  options?: string[];
  answer?: string;
  errors?: unknown[];
  warnings?: unknown[];
  notices?: unknown[];
}

export function messagesOf({ rows = [], leftOut = [] }: ParsedSheet): SheetMessages & { count: number } {
  const messages = (severity: string) =>
    rows.flatMap(({ problems }) =>
      problems.filter((each) => each.severity === severity).map(({ message }) => message),
    );
  const cells = rows[0]?.cells;
  return {
    count: rows.length,
    ...(cells && { options: cells.options, answer: cells.answer }),
    errors: messages('error'),
    warnings: messages('warning'),
    notices: leftOut.map(({ message }) => message),
  };
}

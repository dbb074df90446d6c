import { student } from '@concord/contracts';
import { type PrintedForm, printedForm } from '@concord/institute';

/** The printed form of a student record; null when the record is empty or invalid. */
export function printableView(record: unknown): PrintedForm | null {
  const read = student.safeParse(record);
  return read.success ? printedForm(read.data) : null;
}

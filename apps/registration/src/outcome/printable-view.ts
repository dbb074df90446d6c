import { type PrintedForm, printedForm, student } from '@concord/contracts';

/** The printed form of a student record; null when the record is empty or no such record. */
export function printableView(record: unknown): PrintedForm | null {
  const read = student.safeParse(record);
  return read.success ? printedForm(read.data) : null;
}

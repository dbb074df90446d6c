import type { Db } from 'mongodb';
import { LauncherError } from '../../lib/launcher-error.ts';
import { type SampleValues, PAGE_SIZE } from './list-calls.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const [BEGIN_DAYS, END_DAYS] = [395, 365];
/** Period in which every list has a record, even with only a few thousand over three years. */
const SOME_DAYS = 60;

/** Values of records in the middle of the lists, so that filters and searches have matches. */
export async function sampleValues(database: Db, students: number): Promise<SampleValues> {
  const middle = Math.max(1, Math.floor(students / 2 / PAGE_SIZE));
  // Limited, because the launcher's store reads all matches of a filter.
  const some = {
    $gt: new Date(Date.now() - BEGIN_DAYS * DAY_MS),
    $lt: new Date(Date.now() - (BEGIN_DAYS - SOME_DAYS) * DAY_MS),
  };
  const one = (name: string, moment: string, fields: Record<string, 1>) =>
    database.collection(name).findOne({ [moment]: some }, { projection: fields });
  const [student, serial, row] = await Promise.all([
    one('students', 'createdAt', { email: 1, phoneNumber: 1 }),
    one('serials', 'dateGenerated', { batch: 1 }),
    one('audit', 'at', { actor: 1, entity: 1, id: 1, label: 1 }),
  ]);
  if (!student || !serial || !row) throw new LauncherError('There are no records to search for.');
  return {
    middle,
    email: String(student.email),
    phone: String(student.phoneNumber).replace(/\D/g, '').slice(-7),
    batch: (serial.batch as { _id: unknown })._id,
    actor: String((row.actor as { id: unknown }).id),
    record: { entity: String(row.entity), id: String(row.id) },
    label: String(row.label).toLowerCase(),
    from: new Date(Date.now() - BEGIN_DAYS * DAY_MS),
    to: new Date(Date.now() - END_DAYS * DAY_MS),
  };
}

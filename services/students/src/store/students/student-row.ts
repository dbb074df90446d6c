import type { StudentRecord } from './student.schema';

/** What every file of the list may show of a student, and what it may be ordered by; kept in memory for long lists. */
export const ROW_FIELDS = [
  'surname',
  'firstName',
  'middleName',
  'serialNumber',
  'dob',
  'review',
  'email',
  'phoneNumber',
  'country',
  'state',
  'membershipCadre',
  'membershipRoute',
  'membershipType',
  'applicationFee',
  'paymentMethods',
  'createdAt',
  'sortKeys',
] as const satisfies readonly (keyof StudentRecord)[];

/** What files show where somebody chose its columns: read from the store, as it would double what is in memory. */
export const DETAIL_FIELDS = [
  'title',
  'gender',
  'eduQualification',
  'currentEmploymet',
  'pgdCourses',
  'academicPrograms',
  'documents',
] as const satisfies readonly (keyof StudentRecord)[];

/** A student as a file of the list shows one, with the details where they were asked for. */
export type StudentRow = Pick<StudentRecord, '_id' | (typeof ROW_FIELDS)[number]> &
  Partial<Pick<StudentRecord, (typeof DETAIL_FIELDS)[number]>>;

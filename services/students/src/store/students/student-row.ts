import type { StudentRecord } from './student.schema';

/** Fields that every file of the list may show or be ordered by; kept in memory for long lists. */
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

/** Fields of files with chosen columns: read from the store, because they would double the list in memory. */
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

import type { StudentRecord } from './student.schema';

/** Fields for all files of the list and for their order; kept in memory for long lists. */
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

/** Fields for files with chosen columns; read from the store, because they would double the memory of the list. */
export const DETAIL_FIELDS = [
  'title',
  'gender',
  'eduQualification',
  'currentEmploymet',
  'pgdCourses',
  'academicPrograms',
  'documents',
] as const satisfies readonly (keyof StudentRecord)[];

/** A student as a row of a file, with details if they were requested. */
export type StudentRow = Pick<StudentRecord, '_id' | (typeof ROW_FIELDS)[number]> &
  Partial<Pick<StudentRecord, (typeof DETAIL_FIELDS)[number]>>;

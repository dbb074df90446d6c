import type { StudentRecord } from './student.schema';

/** What a file of the list shows of a student, and what it may be ordered by. */
export const ROW_FIELDS = [
  'title',
  'surname',
  'firstName',
  'middleName',
  'serialNumber',
  'dob',
  'gender',
  'review',
  'email',
  'phoneNumber',
  'country',
  'state',
  'eduQualification',
  'currentEmploymet',
  'membershipCadre',
  'membershipRoute',
  'membershipType',
  'pgdCourses',
  'academicPrograms',
  'applicationFee',
  'paymentMethods',
  'documents',
  'createdAt',
  'sortKeys',
] as const satisfies readonly (keyof StudentRecord)[];

/** A student as a file of the list shows one. */
export type StudentRow = Pick<StudentRecord, '_id' | (typeof ROW_FIELDS)[number]>;

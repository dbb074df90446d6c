import type { StudentRecord } from './student.schema';

/** What a file of the list shows of a student, and what it may be ordered by. */
export const ROW_FIELDS = [
  'surname',
  'firstName',
  'middleName',
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

/** A student as a file of the list shows one. */
export type StudentRow = Pick<StudentRecord, '_id' | (typeof ROW_FIELDS)[number]>;

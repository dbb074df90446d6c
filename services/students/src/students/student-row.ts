import type { StudentProjection } from './student.schema';

/** What a file of the list shows of a student. */
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
] as const satisfies readonly (keyof StudentProjection)[];

/** A student as a file of the list shows one. */
export type StudentRow = Pick<StudentProjection, '_id' | (typeof ROW_FIELDS)[number]>;

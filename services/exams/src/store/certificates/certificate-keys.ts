import type { ObjectId } from '@concord/nest-platform';

type Id = ObjectId | string;

/**
 * Value of `serialNumber` for a certificate of a known student. Its unique index allows one certificate per student
 * and course, however it is issued. It is never displayed and cannot be typed, because serials are in upper case.
 */
export const issuedKey = (student: Id, course: Id): string => `issued-${String(student)}-${String(course)}`;

/** Value of `serialNumber` for the replacement of a certificate. */
export const reissuedKey = (replaced: Id): string => `reissued-${String(replaced)}`;

/** Fields that may contain the serial of a certificate. */
interface StoredSerial {
  readonly serialNumber: string;
  readonly serial?: string;
}

/** Serial of a certificate; empty if it was issued without one. */
export const serialOf = ({ serialNumber, serial = '' }: StoredSerial): string =>
  /^(?:re)?issued-/.test(serialNumber) ? serial : serialNumber;

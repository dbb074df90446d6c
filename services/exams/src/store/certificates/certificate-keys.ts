import type { ObjectId } from '@concord/nest-platform';

type Id = ObjectId | string;

/**
 * The value of `serialNumber` in a certificate of a known student. Its unique index allows one certificate per student
 * and course, however it was issued. It is never shown, and nobody can type it: serials are in upper case.
 */
export const issuedKey = (student: Id, course: Id): string => `issued-${String(student)}-${String(course)}`;

/** The key of the certificate that replaces this one. */
export const reissuedKey = (replaced: Id): string => `reissued-${String(replaced)}`;

/** Fields that hold the serial of a certificate. */
interface StoredSerial {
  readonly serialNumber: string;
  readonly serial?: string;
}

/** The serial of a certificate; empty for one that was made without. */
export const serialOf = ({ serialNumber, serial = '' }: StoredSerial): string =>
  /^(?:re)?issued-/.test(serialNumber) ? serial : serialNumber;

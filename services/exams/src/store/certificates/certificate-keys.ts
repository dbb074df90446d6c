import type { ObjectId } from '@concord/nest-platform';

type Id = ObjectId | string;

/**
 * What the certificate of a known student stores in `serialNumber`, whose unique index makes it the only one of the
 * course, whatever it is made with. It is never shown, and nobody can type it: serials are in upper case.
 */
export const issuedKey = (student: Id, course: Id): string => `issued-${String(student)}-${String(course)}`;

/** The key of the certificate that replaces this one. */
export const reissuedKey = (replaced: Id): string => `reissued-${String(replaced)}`;

/** What of a certificate tells its serial. */
interface StoredSerial {
  readonly serialNumber: string;
  readonly serial?: string;
}

/** The serial of a certificate; empty for one that was made without. */
export const serialOf = ({ serialNumber, serial = '' }: StoredSerial): string =>
  /^(?:re)?issued-/.test(serialNumber) ? serial : serialNumber;

import type { ObjectId } from '@concord/nest-platform';

type Id = ObjectId | string;

/**
 * What a certificate without a serial stores in `serialNumber`, whose unique index makes it the only one. It is never
 * shown, and nobody can type it: serials are in upper case.
 */
export const issuedKey = (student: Id, course: Id): string => `issued-${String(student)}-${String(course)}`;

/** The key of the certificate that replaces this one. */
export const reissuedKey = (replaced: Id): string => `reissued-${String(replaced)}`;

/** The serial of a certificate; empty for one that was made without. */
export const serialOf = ({ serialNumber }: { serialNumber: string }): string =>
  /^(?:re)?issued-/.test(serialNumber) ? '' : serialNumber;

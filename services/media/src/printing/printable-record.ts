import {
  maskSerial,
  type PrintableBatch,
  type PrintedCertificate,
  type Result,
  type Student,
} from '@concord/contracts';

/** Whose record it is: the student whose data it contains, empty when there is no single one. */
export interface PrintableOwner {
  owner: string;
  /** Of a result: staff have reset its attempt. */
  isReset?: boolean | undefined;
  /** Of a result. */
  gradedAt?: string;
  /** Of a sheet of serials: who made them. */
  maker?: string;
}

/** A record to print. */
export type PrintableRecord = PrintableOwner &
  (
    | { kind: 'registration-form'; student: Student }
    | { kind: 'certificate'; certificate: PrintedCertificate; isSpecimen?: true }
    | { kind: 'result-slip'; result: Result }
    | { kind: 'student-list'; students: Student[] }
    | { kind: 'serial-sheet'; batch: PrintableBatch }
  );

/** The record as staff may see it: with the serial of a registration masked. */
export function forStaff(record: PrintableRecord): PrintableRecord {
  if (record.kind !== 'registration-form') return record;
  const { student } = record;
  return { ...record, student: { ...student, serialNumber: maskSerial(student.serialNumber) } };
}

import {
  maskSerial,
  type PrintableBatch,
  type PrintedCertificate,
  type PrintedCpdStatement,
  type PrintedMemberCard,
  type PrintedMembershipPaper,
  type PrintedMoneyDocument,
  type Result,
  type Student,
} from '@concord/contracts';

/** Owner of a record: the student or member whose data it contains, empty when there is no single one. */
export interface PrintableOwner {
  owner: string;
  /** For results: staff have reset the attempt. */
  isReset?: boolean | undefined;
  /** Results only. */
  gradedAt?: string;
  /** For sheets of serials: the account that generated them. */
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
    | { kind: 'member-card'; card: PrintedMemberCard }
    | { kind: PrintedMoneyDocument['kind']; document: PrintedMoneyDocument }
    | { kind: PrintedMembershipPaper['kind']; document: PrintedMembershipPaper }
    | { kind: 'cpd-statement'; statement: PrintedCpdStatement }
  );

/** Masks the serial of a registration, which staff may not see. */
export function forStaff(record: PrintableRecord): PrintableRecord {
  if (record.kind !== 'registration-form') return record;
  const { student } = record;
  return { ...record, student: { ...student, serialNumber: maskSerial(student.serialNumber) } };
}

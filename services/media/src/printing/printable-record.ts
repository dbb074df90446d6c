import type { Certificate, Result, Student } from '@concord/contracts';

/** A record to print. `owner` is the student whose data it contains; empty when there is no single one. */
export type PrintableRecord = { owner: string } & (
  | { kind: 'registration-form'; student: Student }
  | { kind: 'certificate'; certificate: Certificate }
  | { kind: 'result-slip'; result: Result }
  | { kind: 'student-list'; students: Student[] }
);

import { recordName } from '@concord/institute';
import type { AuditTarget } from '@concord/nest-platform';
import type { CandidateName } from '../store/parts/candidate-name.schema';

/** Audit target of an attempt, named by its candidate. */
export const attemptTarget = ({
  _id,
  studentName,
}: {
  _id: unknown;
  studentName: CandidateName;
}): AuditTarget => ({ entity: 'attempt', id: String(_id), label: recordName(studentName) });

import { exclusionOf, type FoundStudent } from '@concord/contracts';
import { recordName } from '@concord/institute';
import { conflict } from '@concord/nest-platform';

type Named = Pick<FoundStudent, 'surname' | 'firstName' | 'middleName' | 'status' | 'isArchived'>;

/** @throws AppError 409 for a rejected or archived student, who must not get anything new */
export function requireEligible(student: Named): void {
  const name = recordName(student);
  const exclusion = exclusionOf(student);
  if (exclusion === 'ARCHIVED')
    throw conflict('CONFLICT', `The record of ${name} is in the archive. Restore it first`);
  if (exclusion === 'REJECTED')
    throw conflict('CONFLICT', `The application of ${name} was rejected. Change the decision first`);
}

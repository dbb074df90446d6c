import { LIMITS, type LatestRecords, type NameOfPerson } from '@concord/contracts';
import { dateWords } from '@concord/institute';
import { type AppError, conflict, yearsAfter } from '@concord/nest-platform';
import type { StudentProjection } from '../../../store/students/student.schema';

/** Id and names, by which other services find a person on certificates. */
export const personOf = ({
  _id,
  surname,
  firstName,
  middleName,
}: Pick<StudentProjection, '_id' | keyof NameOfPerson>): NameOfPerson & { _id: string } => ({
  _id: _id.toString(),
  surname,
  firstName,
  ...(middleName && { middleName }),
});

/** Reason to keep a record, with its end date; undefined if it may be destroyed. */
export function reasonToKeep(
  { result, certificate, isSitting }: LatestRecords,
  now: Date,
): AppError | undefined {
  if (isSitting)
    return conflict(
      'ATTEMPT_IN_PROGRESS',
      'This student has an exam in progress or being marked. Destroy the record when that is finished',
    );
  const kept = [
    { what: 'A result', at: result },
    { what: 'A certificate', at: certificate },
  ]
    .flatMap(({ what, at }) => (at ? { what, at, until: yearsAfter(new Date(at), LIMITS.recordYears) } : []))
    .filter(({ until }) => until > now)
    .sort((a, b) => b.until.getTime() - a.until.getTime());
  const [last] = kept;
  if (!last) return undefined;
  return conflict(
    'CONFLICT',
    `${last.what} from ${dateWords(last.at)} must be kept for ${LIMITS.recordYears} years. ` +
      `You can destroy this record after ${dateWords(last.until.toISOString())}`,
  );
}

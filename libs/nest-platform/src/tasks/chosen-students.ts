import { Injectable } from '@nestjs/common';
import { ASSIGNMENTS_MAX, internalCalls, type StudentListQuery } from '@concord/contracts';
import { AppError, conflict } from '../core/app-error';
import { InternalClient } from '../http/internal-client';

/** Students of a request, by one of these fields. */
export interface Chosen {
  readonly students?: readonly string[];
  readonly filter?: StudentListQuery;
  readonly cohort?: string;
}

const number = (count: number) => count.toLocaleString('en-GB');

/** @throws AppError 422 above the limit of one request. */
export function requireNotTooMany(total: number): void {
  if (total > ASSIGNMENTS_MAX)
    throw new AppError(
      422,
      'TOO_MANY_ROWS',
      `${number(total)} students match, but you can choose at most ${number(ASSIGNMENTS_MAX)} at once. Narrow the filter`,
    );
}

/** @throws AppError 409 if the number differs from the confirmed one, or is 0 */
export function requireConfirmed(found: number, confirmed: number | undefined): void {
  if (found === 0) throw conflict('CONFLICT', 'No students match any more. Nothing was changed');
  if (confirmed !== undefined && confirmed !== found)
    throw conflict(
      'CONFLICT',
      `The number of matching students is now ${number(found)}, not ${number(confirmed)}. Nothing was changed`,
    );
}

/** Finds the students of a request. */
@Injectable()
export class ChosenStudents {
  constructor(private readonly internal: InternalClient) {}

  /** Ids without duplicates. @throws AppError 404 for an unknown cohort, 422 above the limit of one request */
  async idsOf({ students, filter, cohort }: Chosen): Promise<string[]> {
    if (cohort) {
      const found = await this.internal.call(internalCalls.internalCohortStudents, {
        params: { id: cohort },
      });
      return found.students;
    }
    if (!filter) return [...new Set(students)];
    const body = { filter, limit: ASSIGNMENTS_MAX };
    const { ids, total } = await this.internal.call(internalCalls.internalStudentIds, { body });
    requireNotTooMany(total);
    return ids;
  }
}

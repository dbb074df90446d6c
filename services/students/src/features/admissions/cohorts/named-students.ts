import { Injectable } from '@nestjs/common';
import {
  COHORT_LIMITS,
  type CohortFound,
  type CohortSkipCode,
  type CohortStudentsBody,
  email,
  type ExportCursor,
  type StudentListQuery,
} from '@concord/contracts';
import { AppError, conflict } from '@concord/nest-platform';
import { type Findable, StudentCohortsRepository } from '../../../store/students/student-cohorts.repository';
import { StudentsRepository } from '../../../store/students/students.repository';

const MAX = COHORT_LIMITS.students;
/** Page size for reading the matches of a filter. */
const PAGE = 1000;

/** Students that a call selects. */
export interface NamedStudents {
  readonly asked: number;
  /** Includes archived students. */
  readonly students: readonly Findable[];
  readonly left: CohortFound['left'];
}

/** Finds the students that a call selects by ids, by a filter of the list, or by e-mails. */
@Injectable()
export class NamedStudentsReader {
  constructor(
    private readonly records: StudentsRepository,
    private readonly cohorts: StudentCohortsRepository,
  ) {}

  /** @throws AppError 400 for too many, 409 if the number of matches differs from the confirmed one */
  async find({ ids, filter, count, emails }: CohortStudentsBody): Promise<NamedStudents> {
    if (emails) return this.byEmails(emails);
    const wanted = filter ? await this.idsOf(filter, count) : (ids ?? []);
    const distinct = [...new Set(wanted)];
    const students = await this.cohorts.findByIds(distinct);
    const found = new Set(students.map(({ _id }) => _id.toString()));
    return {
      asked: wanted.length,
      students,
      left: [
        ...leftOf(repeatedOf(wanted), 'repeated'),
        ...leftOf(
          distinct.filter((id) => !found.has(id)),
          'unknown',
        ),
      ],
    };
  }

  private async byEmails(given: readonly string[]): Promise<NamedStudents> {
    const read = given.map((text) => ({ text, address: email.safeParse(text).data }));
    const addresses = read.flatMap(({ address }) => address ?? []);
    const distinct = [...new Set(addresses)];
    const students = await this.cohorts.findByEmails(distinct);
    const found = new Set(students.map((student) => student.email));
    const nonsense = read.filter(({ address }) => address === undefined).map(({ text }) => text);
    return {
      asked: given.length,
      students,
      left: [
        ...leftOf(nonsense, 'no-email'),
        ...leftOf(repeatedOf(addresses), 'repeated'),
        ...leftOf(
          distinct.filter((address) => !found.has(address)),
          'unknown',
        ),
      ],
    };
  }

  private async idsOf(filter: StudentListQuery, count: number | undefined): Promise<string[]> {
    const { total } = await this.records.list({ ...filter, page: 1, pageSize: 1 });
    if (total > MAX)
      throw new AppError(
        400,
        'TOO_MANY_ROWS',
        `${total} students match, but a cohort can have at most ${MAX}. Narrow the filter`,
      );
    if (total !== count)
      throw conflict(
        'CONFLICT',
        `The filter now finds ${total} instead of ${count} students. Nothing was changed`,
      );
    const ids: string[] = [];
    let after: ExportCursor | undefined;
    do {
      const rows = await this.records.listAfter(filter, after, PAGE);
      ids.push(...rows.items.map(({ _id }) => _id.toString()));
      after = rows.next;
    } while (after && ids.length < MAX);
    return ids.slice(0, MAX);
  }
}

const leftOf = (given: readonly string[], reason: CohortSkipCode): CohortFound['left'] =>
  given.map((text) => ({ given: text, reason }));

/** Values that occur more than once: one entry for each repetition. */
function repeatedOf(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
}

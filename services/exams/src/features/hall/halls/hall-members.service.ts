import { Injectable } from '@nestjs/common';
import { ASSIGNMENTS_MAX, exclusionOf, HALL_LIMITS, isUndecided, type PlannedHall } from '@concord/contracts';
import { recordName } from '@concord/institute';
import {
  AppError,
  badRequest,
  batchesOf,
  type Chosen,
  ChosenStudents,
  conflict,
  type ObjectId,
  objectIdOf,
} from '@concord/nest-platform';
import { ApplicantsService } from '../../../shared/applicants/applicants.service';
import { ExamAssignmentsRepository } from '../../../store/assignments/exam-assignments.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';

/** Students and exams that staff chose for a session. */
interface Members extends Chosen {
  readonly assigned?: boolean;
  readonly acceptedOnly?: boolean;
}

/** Students who join a session, and those who cannot. */
export interface Joining {
  readonly students: string[];
  /** Number of students whose application has no decision. */
  undecided: number;
  readonly left: NonNullable<PlannedHall['left']>;
}

/** Finds the exams and the students that staff chose for a session. */
@Injectable()
export class HallMembers {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly chosen: ChosenStudents,
    private readonly assignments: ExamAssignmentsRepository,
    private readonly applicants: ApplicantsService,
  ) {}

  /** @throws AppError 400 for a missing exam */
  async examsOf(ids: readonly string[]): Promise<ObjectId[]> {
    const wanted = [...new Set(ids)];
    const found = await this.exams.findMany(wanted);
    const known = new Set(found.filter(({ removedAt }) => !removedAt).map(({ _id }) => String(_id)));
    const unknown = wanted.filter((id) => !known.has(id));
    if (unknown.length > 0)
      throw badRequest(
        'VALIDATION',
        'One of these exams does not exist',
        unknown.map((id) => ({ path: 'exams', message: `There is no exam ${id}` })),
      );
    return wanted.map(objectIdOf);
  }

  /**
   * Chosen students without duplicates; none if the fields are absent.
   * @param present candidates of the session, who stay in any case
   * @throws AppError 404 for an unknown cohort, 409 if none of the named students may join, 422 for too many
   */
  async joining(exams: readonly ObjectId[], members: Members, present: readonly string[]): Promise<Joining> {
    const chosen = await this.chosenOf(exams, members);
    const known = new Set(present);
    const added = chosen.filter((student) => !known.has(student));
    // Checked before the lookup, which has the limit of one request.
    if (added.length > ASSIGNMENTS_MAX) this.requireNotTooMany([...present, ...added]);
    const found = await this.applicants.find(added);
    const joining: Joining = { students: [], undecided: 0, left: [] };
    for (const student of added) {
      const record = found.get(student);
      const code = record ? exclusionOf(record, members.acceptedOnly) : 'NOT_FOUND';
      if (code) joining.left.push({ student, code, ...(record && { name: recordName(record) }) });
      else joining.students.push(student);
      if (!code && isUndecided(record?.status)) joining.undecided += 1;
    }
    this.requireNotTooMany([...present, ...joining.students]);
    if (members.students && joining.left.length > 0 && joining.left.length === chosen.length)
      throw conflict('CONFLICT', refusalOf(joining.left));
    return joining;
  }

  private async chosenOf(
    exams: readonly ObjectId[],
    { assigned, acceptedOnly: _acceptedOnly, ...chosen }: Members,
  ): Promise<string[]> {
    const isChosen = [chosen.students, chosen.filter, chosen.cohort].some((way) => way !== undefined);
    const named = isChosen ? await this.chosen.idsOf(chosen) : [];
    if (!assigned) return named;
    const having = isChosen ? await this.havingOf(exams, named) : await this.allHaving(exams);
    return isChosen ? named.filter((student) => having.has(student)) : [...having];
  }

  /** @throws AppError 422 above the limit of a session */
  private requireNotTooMany(students: readonly string[]): void {
    const [most, many] = [HALL_LIMITS.students, students.length].map((count) =>
      count.toLocaleString('en-GB'),
    );
    if (students.length > HALL_LIMITS.students)
      throw new AppError(
        422,
        'TOO_MANY_ROWS',
        `A session can have at most ${most} candidates, but these are ${many}. Split them into several sessions`,
      );
  }

  private async havingOf(exams: readonly ObjectId[], students: readonly string[]): Promise<Set<string>> {
    const having = new Set<string>();
    for (const exam of exams)
      for (const some of batchesOf(students))
        for (const { student, status } of await this.assignments.findOfStudents(exam, some))
          if (status === 'pending') having.add(String(student));
    return having;
  }

  private async allHaving(exams: readonly ObjectId[]): Promise<Set<string>> {
    const query = { page: 1, pageSize: 1, status: 'pending' } as const;
    const found = await Promise.all(exams.map((exam) => this.assignments.search(exam, query)));
    return new Set(found.flat().map(({ student }) => String(student)));
  }
}

/** Maximum number of names in a refusal; others are only counted. */
const NAMED_MAX = 3;

const REASONS: Readonly<Record<Joining['left'][number]['code'], string>> = {
  NOT_FOUND: 'is not in the records',
  ARCHIVED: 'is in the archive',
  REJECTED: 'was rejected',
  UNDECIDED: 'is not decided yet',
};

function refusalOf(left: Joining['left']): string {
  const named = left
    .slice(0, NAMED_MAX)
    .map(({ student, code, name = student }) => `${name} ${REASONS[code]}`);
  const more = left.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more.toLocaleString('en-GB')} more` : ''}. Nobody was added`;
}

import { Injectable } from '@nestjs/common';
import { HALL_LIMITS } from '@concord/contracts';
import { AppError, badRequest, type ObjectId, objectIdOf } from '@concord/nest-platform';
import { type Chosen, ChosenStudents } from '../bulk-assignments/chosen-students';
import { ExamAssignmentsRepository } from '../bulk-assignments/exam-assignments.repository';
import { batchesOf } from '../bulk-assignments/orders';
import { ExamsRepository } from '../exams/exams.repository';

/** Whom and what somebody chose for a session. */
interface Members extends Chosen {
  readonly assigned?: boolean;
}

/** Finds the exams and the candidates that somebody chose for a session. */
@Injectable()
export class HallMembers {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly chosen: ChosenStudents,
    private readonly assignments: ExamAssignmentsRepository,
  ) {}

  /** @throws AppError 400 for one that is not there. */
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

  /** Those who were chosen, each once; nobody where nothing was sent. @throws AppError 404 for no cohort. */
  async studentsOf(exams: readonly ObjectId[], { assigned, ...chosen }: Members): Promise<string[]> {
    const isChosen = [chosen.students, chosen.filter, chosen.cohort].some((way) => way !== undefined);
    const named = isChosen ? await this.chosen.idsOf(chosen) : [];
    if (!assigned) return named;
    const having = isChosen ? await this.havingOf(exams, named) : await this.allHaving(exams);
    return isChosen ? named.filter((student) => having.has(student)) : [...having];
  }

  /** @throws AppError 422 for more than a session has. */
  requireNotTooMany(students: readonly string[]): void {
    const [most, many] = [HALL_LIMITS.students, students.length].map((count) =>
      count.toLocaleString('en-GB'),
    );
    if (students.length > HALL_LIMITS.students)
      throw new AppError(
        422,
        'TOO_MANY_ROWS',
        `A session has at most ${most} candidates, and these are ${many}: make several sessions of them`,
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

import { Injectable } from '@nestjs/common';
import {
  type AssignedListQuery,
  type AssignedStudent,
  exclusionOf,
  type FoundStudent,
  isUndecided,
  type StandingFilter,
} from '@concord/contracts';
import { type ObjectId, Page } from '@concord/nest-platform';
import { ApplicantsService } from '../../../shared/applicants/applicants.service';
import { requirePresent } from '../../../shared/present-exam';
import { ExamAssignmentsRepository } from '../../../store/assignments/exam-assignments.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { toAssignedStudent } from './assigned-student.view';
import { ExamStatesService } from './exam-states.service';

const FILTERS: Readonly<Record<StandingFilter, (found: FoundStudent) => boolean>> = {
  excluded: (found) => exclusionOf(found) !== undefined,
  undecided: ({ status }) => isUndecided(status),
};

/** Lists the students who have an exam, with the current states of their applications. */
@Injectable()
export class AssignedListService {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly assignments: ExamAssignmentsRepository,
    private readonly states: ExamStatesService,
    private readonly applicants: ApplicantsService,
  ) {}

  /** Latest assignments first. @throws AppError 404 */
  async list(id: string, query: AssignedListQuery): Promise<Page<AssignedStudent>> {
    const exam = requirePresent(await this.exams.find(id));
    const { ids, total } = await this.pageOf(exam._id, query);
    const states = await this.states.ofIds(ids);
    const present = ids.flatMap((one) => states.get(one) ?? []);
    const standings = await this.applicants.standingsOf(
      present.map(({ assignment }) => String(assignment.student)),
    );
    return new Page(
      present.map((state) => toAssignedStudent(state, standings.get(String(state.assignment.student)))),
      total,
    );
  }

  /** Assignments that match the list's filter. */
  async search(exam: ObjectId, query: AssignedListQuery) {
    const found = await this.assignments.search(exam, query);
    if (!query.applicant) return found;
    const fits = FILTERS[query.applicant];
    const students = await this.applicants.find(found.map(({ student }) => String(student)));
    return found.filter(({ student }) => {
      const known = students.get(String(student));
      return known !== undefined && fits(known);
    });
  }

  private async pageOf(exam: ObjectId, query: AssignedListQuery): Promise<{ ids: string[]; total: number }> {
    const { page, pageSize, applicant } = query;
    if (!applicant) {
      const { items, total } = await this.assignments.list(exam, query);
      return { ids: items.map(({ _id }) => String(_id)), total };
    }
    const found = await this.search(exam, query);
    const shown = found.slice((page - 1) * pageSize, page * pageSize);
    return { ids: shown.map(({ _id }) => String(_id)), total: found.length };
  }
}

import { Injectable } from '@nestjs/common';
import type { Assignment, AssignmentCreateBody } from '@concord/contracts';
import {
  type AuditNote,
  conflict,
  notFound,
  objectIdOf,
  required,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import { ApplicantsService } from '../../../shared/applicants/applicants.service';
import { requireEligible } from '../../../shared/applicants/eligibility';
import { requirePresent } from '../../../shared/present-exam';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { noteOf } from './assignment-audit';
import { AssignmentStatesService } from './assignment-states.service';
import { toAssignment } from './assignment.view';
import { isNewUnconfirmed } from './confirmation';
import { newAssignment } from './new-assignment';
import { SittingsLimit } from './sittings-limit.service';

/** Gives an exam to a student. */
@Injectable()
export class AssignmentAdding {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly exams: ExamsRepository,
    private readonly applicants: ApplicantsService,
    private readonly states: AssignmentStatesService,
    private readonly sittings: SittingsLimit,
  ) {}

  async add(staff: StaffActor, body: AssignmentCreateBody, audit: AuditNote): Promise<Assignment> {
    const exam = requirePresent(await this.exams.find(body.exam));
    const student = required((await this.applicants.find([body.student])).get(body.student), 'The student');
    requireEligible(student);
    await this.sittings.requireMayGive(staff, { student: objectIdOf(student._id), exam: exam._id });
    const { dueDate, extraTime, mail } = body;
    const unconfirmed = isNewUnconfirmed(staff, student);
    const by = staffRefOf(staff);
    const assignment = newAssignment({ exam, student, by, dueDate, extraTime, mail, unconfirmed });
    audit.note(noteOf(assignment));
    if (!(await this.insert(assignment)))
      throw conflict('ALREADY_ASSIGNED', 'This exam is already assigned to this student');
    await this.undoIfExamRemoved(assignment);
    return toAssignment({ assignment }, exam, staff);
  }

  /**
   * Undoes an assignment of a removed exam. The removal checks as well: of two concurrent calls, one sees the other.
   */
  private async undoIfExamRemoved(assignment: AssignmentRecord): Promise<void> {
    const exam = await this.exams.find(assignment.exam);
    if (exam && !exam.removedAt) return;
    await this.assignments.remove(assignment._id);
    throw notFound('The exam');
  }

  /** @returns false if the student has a pending assignment of that exam */
  private async insert(assignment: AssignmentRecord): Promise<boolean> {
    if (await this.assignments.insert(assignment)) return true;
    // The existing assignment may already have its result.
    const { student, exam } = assignment;
    return (await this.states.completeIfGraded(student, exam)) && this.assignments.insert(assignment);
  }
}

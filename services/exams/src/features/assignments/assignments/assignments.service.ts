import { Injectable } from '@nestjs/common';
import type { Assignment } from '@concord/contracts';
import { required, type StaffActor } from '@concord/nest-platform';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { AssignmentStatesService } from './assignment-states.service';
import { toAssignment } from './assignment.view';

/** Shows single assignments to staff. */
@Injectable()
export class AssignmentsService {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly exams: ExamsRepository,
    private readonly states: AssignmentStatesService,
  ) {}

  /** @throws AppError 404. */
  async get(staff: StaffActor, id: string): Promise<Assignment> {
    return this.viewOf(staff, await this.requireAssignment(id));
  }

  /** @throws AppError 404. */
  async requireAssignment(id: string): Promise<AssignmentRecord> {
    return required(await this.assignments.find(id), 'The assignment');
  }

  async viewOf(staff: StaffActor, found: AssignmentRecord): Promise<Assignment> {
    const [exam, attempts] = await Promise.all([
      this.exams.find(found.exam),
      this.attempts.findUngradedOfStudent(String(found.student)),
    ]);
    const [state] = await this.states.statesOf(attempts, [found]);
    return toAssignment(state ?? { assignment: found }, required(exam, 'The exam'), staff);
  }
}

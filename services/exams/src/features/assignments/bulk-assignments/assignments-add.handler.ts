import { Injectable } from '@nestjs/common';
import type { AssignmentsAdded } from '@concord/contracts';
import {
  batchesOf,
  recordIdOf,
  type RunningTask,
  staffRefOf,
  TaskHandler,
  type TaskProgress,
  TaskRegistry,
} from '@concord/nest-platform';
import { requirePresent } from '../../../shared/present-exam';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { AddPlansService, type AssignmentTerms } from './add-plans.service';
import { AddWriter } from './add-writer.service';
import { type AddRequest, addRequest, unnamed } from './requests';

/**
 * Assigns an exam to many students. Ids of assignments derive from task and student, so that a repeated run
 * recognizes them.
 */
@Injectable()
export class AssignmentsAddHandler extends TaskHandler<'assignments-add', AddRequest> {
  constructor(
    registry: TaskRegistry,
    private readonly plans: AddPlansService,
    private readonly writer: AddWriter,
    private readonly exams: ExamsRepository,
  ) {
    super(registry, 'assignments-add', addRequest);
  }

  async run(task: RunningTask<AddRequest>, progress: TaskProgress): Promise<AssignmentsAdded> {
    const { request, staff } = task;
    const idOf = (student: string) => recordIdOf(task.id, student);
    const exam = requirePresent(await this.exams.find(request.exam));
    const { dueDate, extraTime, mail, acceptedOnly } = request;
    const times = { dueDate, extraTime, mail };
    const terms: AssignmentTerms = {
      exam,
      by: staffRefOf(staff),
      role: staff.role,
      ...times,
      acceptedOnly,
      idOf,
    };
    const outcome: AssignmentsAdded = { added: 0, skipped: [] };
    let done = 0;
    for (const students of batchesOf(request.students)) {
      const plan = await this.plans.of(terms, students);
      const late = await this.writer.write(task, exam, plan);
      outcome.added += plan.known.length + plan.added.length - late.length;
      outcome.skipped.push(
        ...plan.skipped.map(unnamed),
        ...late.map(({ student }) => ({ student: String(student), code: 'ALREADY_ASSIGNED' as const })),
      );
      await progress.advance((done += students.length));
    }
    return outcome;
  }
}

import { Injectable } from '@nestjs/common';
import { internalCalls, type SkippedStudent } from '@concord/contracts';
import { recordName } from '@concord/institute';
import { batchesOf, InternalClient, type ObjectId } from '@concord/nest-platform';
import type { AssignmentState } from '../assignments/assignment-states.service';
import { ruleOf } from './change-rule';
import { ExamStatesService } from './exam-states.service';
import type { AssignmentsChange, ChangeRequest } from './requests';

/** Finds the assignments that a request changes: the pending one of each student. */
@Injectable()
export class ChangePlansService {
  constructor(
    private readonly states: ExamStatesService,
    private readonly internal: InternalClient,
  ) {}

  async of(
    exam: ObjectId,
    students: readonly string[],
    change: AssignmentsChange,
  ): Promise<Pick<ChangeRequest, 'assignments' | 'skipped'>> {
    const assignments: string[] = [];
    const skipped: SkippedStudent[] = [];
    for (const some of batchesOf(students)) {
      const stateOf = presentOnes(await this.states.ofStudents(exam, some));
      const left = some.flatMap((student): SkippedStudent[] => {
        const state = stateOf.get(student);
        const code = ruleOf(state, change);
        const name = state && recordName(state.assignment.studentName);
        if (code !== 'change' && code !== 'done') return [{ student, code, ...(name && { name }) }];
        if (state) assignments.push(String(state.assignment._id));
        return [];
      });
      skipped.push(...(await this.named(left)));
    }
    return { assignments, skipped };
  }

  /** Adds names, for students without the exam whom the students service knows. */
  private async named(skipped: readonly SkippedStudent[]): Promise<SkippedStudent[]> {
    const ids = skipped.filter(({ name }) => !name).map(({ student }) => student);
    if (ids.length === 0) return [...skipped];
    const found = await this.internal.call(internalCalls.internalStudentLookup, { body: { ids } });
    const names = new Map(found.map((student) => [student._id, recordName(student)]));
    return skipped.map(({ student, code, name = names.get(student) }) => ({
      student,
      code,
      ...(name && { name }),
    }));
  }
}

/** The pending assignment of each student, or else a completed one. */
function presentOnes(states: readonly AssignmentState[]): Map<string, AssignmentState> {
  const present = new Map<string, AssignmentState>();
  for (const state of states) {
    const student = String(state.assignment.student);
    if (state.assignment.status === 'pending' || !present.has(student)) present.set(student, state);
  }
  return present;
}

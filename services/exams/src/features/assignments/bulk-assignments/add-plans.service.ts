import { Injectable } from '@nestjs/common';
import {
  exclusionOf,
  type FoundStudent,
  internalCalls,
  isUndecided,
  LIMITS,
  type Role,
  type SkippedStudent,
} from '@concord/contracts';
import { recordName } from '@concord/institute';
import { InternalClient, objectIdOf, type StaffRef } from '@concord/nest-platform';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import { ExamAttemptsRepository } from '../../../store/attempts/exam-attempts.repository';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import type { AssignmentState } from '../assignments/assignment-states.service';
import { isUnconfirmed, stepOf } from '../assignments/confirmation';
import { newAssignment } from '../assignments/new-assignment';
import { ExamStatesService } from './exam-states.service';
import type { AddRequest } from './requests';

/** Fields that a request sets on each assignment. */
export interface AssignmentTerms extends Pick<AddRequest, 'dueDate' | 'extraTime' | 'mail' | 'acceptedOnly'> {
  exam: ExamRecord;
  by: StaffRef;
  role: Role;
  /** Id of the assignment for a student. If it exists already, an earlier run of the task stored it. */
  idOf: (student: string) => string;
}

/** Plan for a batch of students. */
export interface AddPlan {
  readonly added: AssignmentRecord[];
  /** Number of students who have completed the exam before. */
  again: number;
  /** Number of planned students whose application has no decision. */
  undecided: number;
  /** Assignments that an earlier run of the same task stored. */
  readonly known: AssignmentRecord[];
  readonly skipped: SkippedStudent[];
  /** Pending assignments whose result exists, but is not copied yet. */
  readonly graded: AssignmentState[];
}

/** Plans the assignments of many students by the rules for a single one, with few reads. */
@Injectable()
export class AddPlansService {
  constructor(
    private readonly states: ExamStatesService,
    private readonly attempts: ExamAttemptsRepository,
    private readonly internal: InternalClient,
  ) {}

  /** @param students at most as many as one lookup allows */
  async of(terms: AssignmentTerms, students: readonly string[]): Promise<AddPlan> {
    const [found, states, sittings] = await Promise.all([
      this.internal.call(internalCalls.internalStudentLookup, { body: { ids: [...students] } }),
      this.states.ofStudents(terms.exam._id, students),
      this.sittingsOf(terms, students),
    ]);
    const [studentOf, statesByStudent] = [
      new Map(found.map((one) => [one._id, one])),
      groupByStudent(states),
    ];
    const plan: AddPlan = { added: [], again: 0, undecided: 0, known: [], skipped: [], graded: [] };
    for (const id of students) {
      const own = statesByStudent.get(id) ?? [];
      const known = own.find(({ assignment }) => String(assignment._id) === terms.idOf(id));
      if (known) plan.known.push(known.assignment);
      else this.decide(terms, id, studentOf.get(id), own, sittings.get(id) ?? 0, plan);
    }
    return plan;
  }

  private decide(
    terms: AssignmentTerms,
    id: string,
    student: FoundStudent | undefined,
    own: readonly AssignmentState[],
    sittings: number,
    plan: AddPlan,
  ): void {
    const name = student && recordName(student);
    const skip = (code: SkippedStudent['code']) =>
      plan.skipped.push({ student: id, code, ...(name && { name }) });
    if (!student) return void skip('NOT_FOUND');
    const exclusion = exclusionOf(student, terms.acceptedOnly);
    if (exclusion) return void skip(exclusion);
    if (own.some(({ assignment }) => assignment.status === 'pending')) return void skip('ALREADY_ASSIGNED');
    if (sittings >= LIMITS.adminSittings) return void skip('SITTINGS_LIMIT');
    if (own.length > 0) plan.again += 1;
    plan.graded.push(...own.filter(({ result }) => result));
    if (isUndecided(student.status)) plan.undecided += 1;
    const { idOf, role, acceptedOnly: _acceptedOnly, ...times } = terms;
    const unconfirmed = isUnconfirmed(student, stepOf({ id: String(terms.by._id), role }));
    plan.added.push(newAssignment({ ...times, _id: objectIdOf(idOf(id)), student, unconfirmed }));
  }

  /** Number of sittings by student; empty if unlimited: see `SittingsLimit`. */
  private sittingsOf(
    { exam, role }: AssignmentTerms,
    students: readonly string[],
  ): Promise<Map<string, number>> {
    return role === 'SUPER_ADMIN' ? Promise.resolve(new Map()) : this.attempts.countsOf(exam._id, students);
  }
}

function groupByStudent(states: readonly AssignmentState[]): Map<string, AssignmentState[]> {
  const found = new Map<string, AssignmentState[]>();
  for (const state of states) {
    const student = String(state.assignment.student);
    found.set(student, [...(found.get(student) ?? []), state]);
  }
  return found;
}

import { Injectable } from '@nestjs/common';
import {
  type Assignment,
  type AssignmentCreateBody,
  type AssignmentUpdateBody,
  type ExamUsage,
  type FoundStudent,
  internalCalls,
} from '@concord/contracts';
import {
  type AuditNote,
  type CandidateActor,
  conflict,
  InternalClient,
  log,
  notFound,
  objectIdOf,
  Page,
  type PageQuery,
  required,
  requireStaffOrSelf,
  type StaffActor,
  staffRefOf,
  unauthenticated,
} from '@concord/nest-platform';
import { requireEligible } from '../../../shared/applicants/eligibility';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { CandidateSessions } from '../../../shared/candidate-sessions/candidate-sessions.service';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { SebLinks } from '../../../shared/seb-links/seb-links';
import { requirePresent } from '../../../shared/present-exam';
import { LiveEventBus } from '../../../shared/live-events/live-event-bus';
import type { RecordedBody } from '../../../shared/lazy-body';
import { noteOf, timesOf } from './assignment-audit';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import { toAssignment } from './assignment.view';
import { AssignmentStatesService } from './assignment-states.service';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { Confirmations } from './confirmations.service';
import { newAssignment } from './new-assignment';
import { SittingsLimit } from './sittings-limit.service';
import { UnconfirmedRecords } from '../../../shared/held-results/unconfirmed-records.service';

@Injectable()
export class AssignmentsService {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly exams: ExamsRepository,
    private readonly internal: InternalClient,
    private readonly events: LiveEventBus,
    private readonly states: AssignmentStatesService,
    private readonly sittings: SittingsLimit,
    private readonly confirmations: Confirmations,
    private readonly unconfirmed: UnconfirmedRecords,
    private readonly sessions: CandidateSessions,
    private readonly sebLinks: SebLinks,
  ) {}

  async add(staff: StaffActor, body: AssignmentCreateBody, audit: AuditNote): Promise<Assignment> {
    const exam = requirePresent(await this.exams.find(body.exam));
    const student = required(await this.fetchStudent(body.student), 'The student');
    requireEligible(student);
    await this.sittings.requireMayGive(staff, { student: objectIdOf(student._id), exam: exam._id });
    const { dueDate, extraTime, mail } = body;
    const unconfirmed = this.confirmations.isNewUnconfirmed(staff, student);
    const by = staffRefOf(staff);
    const assignment = newAssignment({ exam, student, by, dueDate, extraTime, mail, unconfirmed });
    audit.note(noteOf(assignment));
    if (!(await this.insert(assignment)))
      throw conflict('ALREADY_ASSIGNED', 'This exam is already assigned to this student');
    await this.undoIfExamRemoved(assignment);
    return toAssignment({ assignment }, exam, staff);
  }

  async update(
    staff: StaffActor,
    id: string,
    input: RecordedBody<AssignmentUpdateBody>,
  ): Promise<Assignment> {
    const assignment = await this.requireAssignment(id);
    input.audit.note(noteOf(assignment));
    const { dueDate, extraTime } = input.body;
    const attempt = await this.attempts.findOfAssignment(assignment._id, assignment.round);
    if (assignment.status === 'completed' || (attempt && attempt.status !== 'open')) throw completed();
    const change = {
      ...(dueDate && { dueDate: new Date(dueDate) }),
      ...(extraTime !== undefined && { extraTime }),
    };
    if (Object.keys(change).length > 0 && !(await this.assignments.updatePending(id, change)))
      throw completed();
    // Also of an attempt that started after it was looked for.
    if (extraTime !== undefined) {
      await this.attempts.setExtraTime(assignment._id, assignment.round, extraTime);
      if (attempt) this.events.changed(attempt);
    }
    input.audit.note({ before: timesOf(assignment), after: timesOf({ ...assignment, ...change }) });
    return this.viewOf(staff, { ...assignment, ...change });
  }

  /** Checks for an attempt, hides the assignment and checks again, to find an attempt that started meanwhile. */
  async remove(staff: StaffActor, id: string, audit: AuditNote): Promise<{ _id: string }> {
    const assignment = await this.requireAssignment(id);
    audit.note(noteOf(assignment));
    if (await this.isInProgress(assignment)) throw inProgress();
    const sitting = await this.attempts.findOfAssignment(assignment._id, assignment.round);
    await this.confirmations.requireMayUndo(staff, sitting);
    if (assignment.status === 'removed' || !(await this.assignments.hide(id, assignment.status)))
      throw changed();
    if (await this.isInProgress(assignment)) {
      await this.assignments.showAgain(id, assignment.status);
      throw inProgress();
    }
    return { _id: id };
  }

  private async isInProgress({ _id, round }: AssignmentRecord): Promise<boolean> {
    const attempt = await this.attempts.findOfAssignment(_id, round);
    if (!attempt || attempt.status === 'reset') return false;
    if (!(await this.states.isGraded(attempt))) return true;
    // Otherwise the sweeper would complete, and so restore, the removed assignment.
    await this.attempts.setGraded([attempt._id]);
    return false;
  }

  async listOfStudent(
    actor: StaffActor | CandidateActor,
    student: string,
    query: PageQuery,
  ): Promise<Page<Assignment>> {
    requireStaffOrSelf(actor, student);
    const attempts =
      actor.kind === 'candidate'
        ? await this.sessions.require(actor)
        : await this.attempts.findOfStudent(student);
    const { items, total } = await this.assignments.listOfStudent(student, query);
    if (items.length === 0 && actor.kind === 'candidate') await this.requireRegistered(student);
    const [states, exams] = await Promise.all([
      this.states.statesOf(attempts, items),
      this.examsOf(items, actor),
    ]);
    const examOf = new Map(exams.map((exam) => [String(exam._id), exam]));
    const views = states.flatMap((state) => {
      const exam = examOf.get(String(state.assignment.exam));
      if (!exam) return [];
      const view = toAssignment(state, exam, actor);
      const isAsked = actor.kind === 'candidate' && view.needsSeb;
      return [isAsked ? { ...view, sebFile: this.sebLinks.urlOf(view.exam._id) } : view];
    });
    return new Page(views, total);
  }

  private async examsOf(items: readonly AssignmentRecord[], { kind }: StaffActor | CandidateActor) {
    const ids = [...new Map(items.map(({ exam }) => [String(exam), exam])).values()];
    if (kind !== 'candidate') return this.exams.findMany(ids);
    const found = await Promise.all(ids.map((id) => this.exams.findRecent(id)));
    return found.filter((exam) => exam !== null);
  }

  /** Counts an exam's assignments, also of one that is being removed. */
  async usageOf(examId: string): Promise<ExamUsage> {
    const exam = required(await this.exams.find(examId), 'The exam');
    const [waiting, pending, completed, underWay, submitted] = await Promise.all([
      this.unconfirmed.find(exam._id),
      this.assignments.countOfExam(exam._id, 'pending'),
      this.assignments.countOfExam(exam._id, 'completed'),
      this.attempts.countOfExam(exam._id, 'open'),
      this.attempts.countOfExam(exam._id, 'grading'),
    ]);
    // Until the sweeper marks it as completed, the assignment of an open or submitted attempt is stored as pending.
    return {
      pending: Math.max(0, pending - underWay - submitted),
      underWay,
      completed: completed + submitted,
      unconfirmed: waiting.candidates.size,
    };
  }

  /** @throws AppError 404. */
  async get(staff: StaffActor, id: string): Promise<Assignment> {
    return this.viewOf(staff, await this.requireAssignment(id));
  }

  /** @throws AppError 404. */
  async requireAssignment(id: string): Promise<AssignmentRecord> {
    return required(await this.assignments.find(id), 'The assignment');
  }

  /** An archived one too. */
  private async fetchStudent(id: string): Promise<FoundStudent | undefined> {
    const [student] = await this.internal.call(internalCalls.internalStudentLookup, { body: { ids: [id] } });
    return student;
  }

  /** A candidate without assignments may be a removed student, whose token is still valid. */
  private async requireRegistered(student: string): Promise<void> {
    // While the students service is down, the candidate sees an empty list.
    const found = await this.fetchStudent(student).catch((error: unknown) => {
      log.debug({ err: error }, 'a registration could not be looked up');
      return 'unknown' as const;
    });
    const isGone = found !== 'unknown' && (!found || found.isArchived === true);
    if (isGone) throw unauthenticated('Your registration was removed. Please sign in again');
  }

  /** The counterpart of the exam's removal: of two concurrent writes, the second check finds the other one. */
  private async undoIfExamRemoved(assignment: AssignmentRecord): Promise<void> {
    const exam = await this.exams.find(assignment.exam);
    if (exam && !exam.removedAt) return;
    await this.assignments.remove(assignment._id);
    throw notFound('The exam');
  }

  /** @returns false when the student has a pending assignment of that exam. */
  private async insert(assignment: AssignmentRecord): Promise<boolean> {
    if (await this.assignments.insert(assignment)) return true;
    // The existing one may have its result already.
    const { student, exam } = assignment;
    return (await this.states.completeIfGraded(student, exam)) && this.assignments.insert(assignment);
  }

  private async viewOf(staff: StaffActor, found: AssignmentRecord): Promise<Assignment> {
    const [exam, attempts] = await Promise.all([
      this.exams.find(found.exam),
      this.attempts.findUngradedOfStudent(String(found.student)),
    ]);
    const [state] = await this.states.statesOf(attempts, [found]);
    return toAssignment(state ?? { assignment: found }, required(exam, 'The exam'), staff);
  }
}

const completed = () =>
  conflict('ALREADY_COMPLETED', "The student has completed this exam, so you can't change it");
const inProgress = () => conflict('ATTEMPT_IN_PROGRESS', 'The student is sitting this exam right now');
const changed = () => conflict('CONFLICT', 'This assignment has just changed. Please try again');

import { Injectable } from '@nestjs/common';
import type {
  Assignment,
  AssignmentCreateBody,
  AssignmentUpdateBody,
  StudentSummary,
} from '@concord/contracts';
import {
  type Actor,
  AppError,
  conflict,
  InternalClient,
  Listed,
  log,
  notFound,
  requireStaff,
  requireStaffOrSelf,
  unauthenticated,
} from '@concord/nest-platform';
import { Types } from 'mongoose';
import { AttemptsRepository } from '../attempts/attempts.repository';
import type { ExamDoc } from '../exams/exam.schema';
import { ExamsRepository } from '../exams/exams.repository';
import { LiveNews } from '../monitor/live-news';
import type { AssignmentDoc } from './assignment.schema';
import { assignmentView } from './assignment.view';
import { AssignmentsRepository } from './assignments.repository';
import { oneMonthAfter } from './due-date';
import { Standings } from './standings';

@Injectable()
export class AssignmentsService {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly exams: ExamsRepository,
    private readonly internal: InternalClient,
    private readonly news: LiveNews,
    private readonly standings: Standings,
  ) {}

  async add(actor: Actor, body: AssignmentCreateBody): Promise<Assignment> {
    const staff = requireStaff(actor);
    const exam = await this.presentExam(body.exam);
    const student = await this.studentOf(body.student);
    const createdAt = new Date();
    const assignment: AssignmentDoc = {
      _id: new Types.ObjectId(),
      exam: exam._id,
      student: new Types.ObjectId(student._id),
      studentName: {
        surname: student.surname,
        firstName: student.firstName,
        middleName: student.middleName,
        gender: student.gender,
      },
      status: 'pending',
      round: 1,
      score: null,
      dateWritten: null,
      dueDate: body.dueDate ? new Date(body.dueDate) : oneMonthAfter(createdAt),
      extraTime: 0,
      AddedBy: { _id: new Types.ObjectId(staff.id), username: staff.username },
      createdAt,
    };
    if (!(await this.insert(assignment)))
      throw conflict('ALREADY_ASSIGNED', 'This exam is already assigned to this student');
    await this.keepOnlyWithExam(assignment);
    return assignmentView(assignment, exam);
  }

  async update(id: string, body: () => AssignmentUpdateBody): Promise<Assignment> {
    const assignment = await this.present(id);
    const { dueDate, extraTime } = body();
    const attempt = await this.attempts.findOfAssignment(assignment._id, assignment.round);
    if (assignment.status === 'completed' || (attempt && attempt.status !== 'open')) throw completed();
    const change = {
      ...(dueDate && { dueDate: new Date(dueDate) }),
      ...(extraTime !== undefined && { extraTime }),
    };
    if (Object.keys(change).length > 0 && !(await this.assignments.change(id, change))) throw completed();
    // The attempt under way gets it at once, also one that began between the two writes.
    if (extraTime !== undefined) {
      await this.attempts.moveDeadline(assignment._id, assignment.round, extraTime);
      if (attempt) this.news.changed(attempt._id);
    }
    return this.viewOf({ ...assignment, ...change });
  }

  /** Judged, hidden and judged again: an attempt that begins in between is found. */
  async remove(id: string): Promise<{ _id: string }> {
    const assignment = await this.present(id);
    if (await this.isBeingWritten(assignment)) throw beingWritten();
    if (!(await this.assignments.setStatus(id, assignment.status, 'removed'))) throw changed();
    if (await this.isBeingWritten(assignment)) {
      await this.assignments.setStatus(id, 'removed', assignment.status);
      throw beingWritten();
    }
    return { _id: id };
  }

  private async isBeingWritten({ _id, round }: AssignmentDoc): Promise<boolean> {
    const attempt = await this.attempts.findOfAssignment(_id, round);
    if (!attempt || attempt.status === 'reset') return false;
    if (!(await this.standings.isGraded(attempt))) return true;
    // Marked now, so that the mark that would follow does not bring the assignment back.
    await this.attempts.setGraded([attempt._id]);
    return false;
  }

  async listOfStudent(
    actor: Actor,
    student: string,
    { page, pageSize }: { page?: number; pageSize: number },
  ): Promise<Listed<Assignment>> {
    requireStaffOrSelf(actor, student);
    const found = await this.assignments.listOfStudent(student, page, pageSize);
    if (found.length === 0 && actor.kind === 'candidate') await this.checkRegistered(student);
    const [standings, exams] = await Promise.all([
      this.standings.of(student, found),
      this.exams.findMany([...new Set(found.map(({ exam }) => String(exam)))]),
    ]);
    const examOf = new Map(exams.map((exam) => [String(exam._id), exam]));
    const views = standings.flatMap(({ assignment, attempt }) => {
      const exam = examOf.get(String(assignment.exam));
      return exam ? [assignmentView(assignment, exam, attempt)] : [];
    });
    const total = page === undefined ? views.length : await this.assignments.countOfStudent(student);
    return new Listed(views, total);
  }

  /** One as staff see it. @throws AppError 404. */
  async view(id: string): Promise<Assignment> {
    return this.viewOf(await this.present(id));
  }

  private async presentExam(id: string): Promise<ExamDoc> {
    const exam = await this.exams.find(id);
    if (!exam || exam.removedAt) throw notFound('The exam');
    return exam;
  }

  private async studentOf(id: string): Promise<StudentSummary> {
    try {
      return await this.internal.call<StudentSummary>('students', { method: 'GET', path: `/students/${id}` });
    } catch (error) {
      if (error instanceof AppError && error.statusCode === 404) throw notFound('The student');
      throw error;
    }
  }

  /** A candidate without any exam may be one who was removed: the sign-in is void then. */
  private async checkRegistered(student: string): Promise<void> {
    try {
      await this.studentOf(student);
    } catch (error) {
      if (error instanceof AppError && error.statusCode === 404)
        throw unauthenticated('Please sign in again: this registration was removed');
      // Whether the registration stands can wait until its service is back.
      log.debug({ err: error }, 'a registration could not be looked up');
    }
  }

  /** The other half of an exam's removal: whoever comes second gives way. */
  private async keepOnlyWithExam(assignment: AssignmentDoc): Promise<void> {
    const exam = await this.exams.find(assignment.exam);
    if (exam && !exam.removedAt) return;
    await this.assignments.remove(assignment._id);
    throw notFound('The exam');
  }

  private async present(id: string): Promise<AssignmentDoc> {
    const assignment = await this.assignments.find(id);
    if (!assignment) throw notFound('The assignment');
    return assignment;
  }

  /** @returns false when the student has a pending assignment of that exam. */
  private async insert(assignment: AssignmentDoc): Promise<boolean> {
    if (await this.assignments.insert(assignment)) return true;
    // The one that stands in the way may be graded and not marked yet.
    const { student, exam } = assignment;
    return (await this.standings.settle(student, exam)) && this.assignments.insert(assignment);
  }

  private async viewOf(found: AssignmentDoc): Promise<Assignment> {
    const [exam, [standing]] = await Promise.all([
      this.exams.find(found.exam),
      this.standings.of(String(found.student), [found]),
    ]);
    if (!exam) throw notFound('The exam');
    const { assignment, attempt } = standing ?? { assignment: found };
    return assignmentView(assignment, exam, attempt);
  }
}

const completed = () => conflict('ALREADY_COMPLETED', 'This exam is completed, so nothing can be changed');
const beingWritten = () => conflict('ATTEMPT_IN_PROGRESS', 'The student is writing this exam at the moment');
const changed = () => conflict('CONFLICT', 'This assignment has just changed, please try again');

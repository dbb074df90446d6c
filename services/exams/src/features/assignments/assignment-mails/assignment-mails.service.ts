import { Injectable } from '@nestjs/common';
import { type AssignmentMailOrder, internalCalls, LIMITS } from '@concord/contracts';
import { AppError, InternalClient, log, RepeatingTask } from '@concord/nest-platform';
import { GradingQueue } from '../../../shared/grading-queue/grading.queue';
import { LowPriorityGate } from '../../../shared/grading-queue/low-priority.gate';
import {
  AssignmentMailsRepository,
  type DueAssignment,
} from '../../../store/assignments/assignment-mails.repository';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { ExamsRepository } from '../../../store/exams/exams.repository';

const INTERVAL_MS = 3000;
const BATCH = LIMITS.mailBatchMax;
/**
 * Delay after a refusal: a students service of the previous version does not know this call and is asked again until it
 * is replaced.
 */
const POSTPONED_MS = 10 * 60_000;

/** An assignment with the order of its mail. */
interface DueMail {
  readonly assignment: DueAssignment;
  readonly order: AssignmentMailOrder;
}

/**
 * Orders mails about new assignments, and cancels those of removed assignments. Both may be repeated, so several
 * workers may run this, and may be killed at any time. Assignments past their due date get no mail.
 */
@Injectable()
export class AssignmentMailsService extends RepeatingTask {
  private readonly gate: LowPriorityGate;

  constructor(
    private readonly mails: AssignmentMailsRepository,
    private readonly exams: ExamsRepository,
    private readonly internal: InternalClient,
    queue: GradingQueue,
  ) {
    super((signal) => this.orderAll(signal), {
      name: 'assignment-mails',
      intervalMs: INTERVAL_MS,
      failureMessage: 'mails of assignments wait: they could not be ordered',
      logFailures: 'first',
    });
    this.gate = new LowPriorityGate(queue);
  }

  private async orderAll(signal: AbortSignal): Promise<void> {
    if (!(await this.gate.isOpen())) return;
    let due: DueAssignment[];
    do {
      due = await this.mails.findDue(new Date(), BATCH);
      const removed = due.filter(({ status }) => status === 'removed');
      const orders = await this.ordersFor(due);
      const isLeft = new Set([...removed, ...orders.map(({ assignment }) => assignment)]);
      await this.mails.settle(due.filter((assignment) => !isLeft.has(assignment)));
      if (removed.length > 0) await this.cancel(removed);
      if (orders.length > 0) await this.order(orders);
    } while (due.length === BATCH && !signal.aborted);
  }

  private async ordersFor(due: readonly DueAssignment[]): Promise<DueMail[]> {
    const now = new Date();
    const pending = due.filter(({ status, dueDate }) => status === 'pending' && dueDate > now);
    const exams = await this.exams.findMany([...new Set(pending.map(({ exam }) => String(exam)))]);
    const examOf = new Map(exams.map((exam) => [String(exam._id), exam]));
    return pending.flatMap((assignment) => {
      const exam = examOf.get(String(assignment.exam));
      return exam && !exam.removedAt ? [{ assignment, order: toMailOrder(assignment, exam) }] : [];
    });
  }

  private async order(orders: readonly DueMail[]): Promise<void> {
    try {
      const body = { mails: orders.map(({ order }) => order) };
      await this.internal.call(internalCalls.internalAssignmentMails, { body });
    } catch (error) {
      if (!(error instanceof AppError) || ![400, 404].includes(error.statusCode)) throw error;
      return this.afterRefusal(orders, error);
    }
    const assignments = orders.map(({ assignment }) => assignment);
    await this.mails.settle(assignments);
    // Another worker may have cancelled the mail before this order arrived.
    const removed = await this.mails.removedOf(assignments);
    if (removed.length > 0) await this.cancel(removed);
  }

  private async cancel(removed: readonly DueAssignment[]): Promise<void> {
    try {
      const body = { keys: removed.map(mailKeyOf) };
      await this.internal.call(internalCalls.internalAssignmentMailsCancel, { body });
    } catch (error) {
      if (!(error instanceof AppError) || error.statusCode !== 404) throw error;
      return this.mails.postpone(removed, new Date(Date.now() + POSTPONED_MS));
    }
    await this.mails.settle(removed);
  }

  /** Orders mails one by one after a refusal, so that a refused one does not block the others. */
  private async afterRefusal(orders: readonly DueMail[], error: AppError): Promise<void> {
    if (error.statusCode === 400 && orders.length > 1) {
      for (const one of orders) await this.order([one]);
      return;
    }
    log.error(
      { err: error, mails: orders.length },
      'mails of assignments were refused, and are ordered later',
    );
    const later = new Date(Date.now() + POSTPONED_MS);
    await this.mails.postpone(
      orders.map(({ assignment }) => assignment),
      later,
    );
  }
}

/** The key makes an order idempotent. */
const mailKeyOf = ({ _id }: Pick<DueAssignment, '_id'>) => `assignment-${String(_id)}`;

const toMailOrder = (
  { _id, student, dueDate, extraTime }: DueAssignment,
  { examName, examCode, duration, opensAt }: ExamRecord,
): AssignmentMailOrder => ({
  key: mailKeyOf({ _id }),
  student: String(student),
  kind: 'assignment',
  data: {
    examName,
    examCode,
    ...(opensAt && { opensAt: opensAt.toISOString() }),
    dueDate: dueDate.toISOString(),
    duration,
    extraTime,
  },
});

import { Injectable } from '@nestjs/common';
import { type Assignment, type AttemptRecord, LIMITS, type ResetBody } from '@concord/contracts';
import { type Actor, conflict, notFound, requireStaff } from '@concord/nest-platform';
import type { AssignmentDoc } from '../assignments/assignment.schema';
import { AssignmentsRepository } from '../assignments/assignments.repository';
import { AssignmentsService } from '../assignments/assignments.service';
import { oneMonthAfter } from '../assignments/due-date';
import { Standings } from '../assignments/standings';
import type { AttemptDoc } from '../attempts/attempt.schema';
import { AttemptsRepository } from '../attempts/attempts.repository';
import { LiveNews } from '../monitor/live-news';
import { AttemptRecords } from './attempt-records';
import { type InterventionDoc, interventionOf } from './intervention.schema';

/** Rounds of an assignment: a reset begins the next one, and what was written so far stays as history. */
@Injectable()
export class ResetsService {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly views: AssignmentsService,
    private readonly attempts: AttemptsRepository,
    private readonly records: AttemptRecords,
    private readonly standings: Standings,
    private readonly news: LiveNews,
  ) {}

  /**
   * The attempt goes first and the assignment second: whoever is interrupted in between finds an attempt that
   * takes no answers, and may ask again.
   */
  async reset(actor: Actor, id: string, body: () => ResetBody): Promise<Assignment> {
    const staff = requireStaff(actor);
    const assignment = await this.present(id);
    const { reason, dueDate } = body();
    const { round } = assignment;
    const attempt = await this.attempts.findOfAssignment(id, round);
    if (!attempt) throw notStarted();
    if (round > LIMITS.resetsMax)
      throw conflict('CONFLICT', `An exam can be reset ${LIMITS.resetsMax} times; assign it anew instead`);
    await this.leaveBehind(attempt, interventionOf(staff, reason));
    const begun = await this.assignments.beginRound(attempt, dueDateOf(assignment, dueDate));
    if (begun === 'taken')
      throw conflict('ALREADY_ASSIGNED', 'This exam is assigned to this student a second time already');
    if (begun === 'changed') throw conflict('CONFLICT', 'This assignment has just changed, please try again');
    return this.views.view(id);
  }

  async attemptsOf(id: string): Promise<AttemptRecord[]> {
    const { _id } = await this.present(id);
    return this.records.of(await this.attempts.listOfAssignment(_id));
  }

  private async leaveBehind(attempt: AttemptDoc, reset: InterventionDoc): Promise<void> {
    if (attempt.status === 'reset') return;
    if (await this.standings.isGraded(attempt)) return this.attempts.noteReset(attempt._id, reset);
    if (attempt.status === 'open' && (await this.attempts.setReset(attempt._id, reset)))
      return this.news.ended(attempt._id);
    throw conflict('CONFLICT', 'This attempt is being graded, please try again in a moment');
  }

  private async present(id: string): Promise<AssignmentDoc> {
    const assignment = await this.assignments.find(id);
    if (!assignment) throw notFound('The assignment');
    return assignment;
  }
}

/** As given; else as it is, or a month ahead when that has passed: a round that nobody could start is none. */
function dueDateOf({ dueDate }: AssignmentDoc, given: string | undefined): Date {
  if (given) return new Date(given);
  const now = new Date();
  return dueDate > now ? dueDate : oneMonthAfter(now);
}

const notStarted = () =>
  conflict('ATTEMPT_NOT_STARTED', 'This exam has not been started, so there is nothing to reset');

import { Injectable } from '@nestjs/common';
import type { AttemptHistoryEntry } from '@concord/contracts';
import { type ObjectId, required, type StaffActor } from '@concord/nest-platform';
import { HeldExams } from '../../../shared/held-results/held-exams.service';
import { type AttemptRecord, isReset } from '../../../store/attempts/attempt.schema';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { ResultsRepository } from '../../../store/results/results.repository';
import { AssignmentsService } from '../../assignments/assignments/assignments.service';
import { PaperCache } from '../../authoring/papers/paper-cache';
import { maySeeScore } from '../../results/results/score-access';
import { toAttemptHistoryEntry } from './attempt-history.view';

/** Shows staff the attempts of an assignment. */
@Injectable()
export class AttemptHistoryService {
  constructor(
    private readonly assignments: AssignmentsService,
    private readonly attempts: AttemptsRepository,
    private readonly papers: PaperCache,
    private readonly results: ResultsRepository,
    private readonly held: HeldExams,
  ) {}

  async list(staff: StaffActor, assignmentId: string): Promise<AttemptHistoryEntry[]> {
    const { _id } = await this.assignments.requireAssignment(assignmentId);
    return this.entriesOf(staff, await this.attempts.listOfAssignment(_id));
  }

  /** The entry of an attempt. @throws AppError 404. */
  async entryOf(staff: StaffActor, id: ObjectId): Promise<AttemptHistoryEntry> {
    const attempt = required(await this.attempts.find(id), 'The attempt');
    const [entry] = await this.entriesOf(staff, [attempt]);
    return required(entry, 'The attempt');
  }

  /** {@link maySeeScore} hides scores of earlier rounds, because several scores reveal right answers. */
  private async entriesOf(
    staff: StaffActor,
    attempts: readonly AttemptRecord[],
  ): Promise<AttemptHistoryEntry[]> {
    const submitted = attempts.filter(({ submittedAt }) => submittedAt !== null).map(({ _id }) => _id);
    const scores = await this.results.scoresOf(submitted);
    return Promise.all(
      attempts.map(async (attempt) => {
        const { totalQuestions } = await this.papers.get(attempt);
        const held = await this.held.ofSitting(attempt);
        const state = { held, isReset: isReset(attempt) };
        const score = scores.get(String(attempt._id)) ?? null;
        const isHeld = held && score !== null;
        const entry = {
          ...toAttemptHistoryEntry(attempt, totalQuestions, score),
          ...(isHeld && { held }),
        };
        return maySeeScore(staff, state) ? entry : { ...entry, score: null };
      }),
    );
  }
}

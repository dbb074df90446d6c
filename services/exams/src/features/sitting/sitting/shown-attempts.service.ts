import { Injectable } from '@nestjs/common';
import type { Attempt } from '@concord/contracts';
import { type CandidateActor, forbidden, required, ReadyJson } from '@concord/nest-platform';
import { CandidateSessions } from '../../../shared/candidate-sessions/candidate-sessions.service';
import { isResultRecent } from '../../../shared/candidate-sessions/session-end';
import { HeldExams } from '../../../shared/held-results/held-exams.service';
import { isReset } from '../../../store/attempts/attempt.schema';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { ResultsRepository } from '../../../store/results/results.repository';
import { PaperCache } from '../../authoring/papers/paper-cache';
import { toResult } from '../../results/results/result.view';
import { maySeeScore } from '../../results/results/score-access';
import { takenOver } from './attempt.errors';
import { type Outcome, toAttemptJson, toClosedAttemptJson } from './attempt.view';

/** Shows attempts to their candidates, and counts open ones. */
@Injectable()
export class ShownAttempts {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly papers: PaperCache,
    private readonly results: ResultsRepository,
    private readonly sessions: CandidateSessions,
    private readonly held: HeldExams,
  ) {}

  /** An open attempt needs the sign-in that holds it. A closed one has no questions, and after a reset no result. */
  async get(candidate: CandidateActor, id: string): Promise<ReadyJson<Attempt>> {
    const attempt = required(await this.attempts.find(id), 'The attempt');
    if (String(attempt.student) !== candidate.id) throw forbidden();
    const paper = await this.papers.get(attempt);
    if (attempt.status === 'open') {
      if (attempt.sid !== candidate.sid) throw takenOver();
      return new ReadyJson(toAttemptJson(attempt, paper));
    }
    const found = isReset(attempt) ? null : await this.results.find(attempt._id);
    if (!isResultRecent(found)) await this.sessions.require(candidate);
    const held = await this.held.ofSitting(attempt);
    const outcome: Outcome = {
      ...(found && maySeeScore(candidate, { held, isReset: false }) && { result: toResult(found) }),
      ...(held && !isReset(attempt) && { held }),
    };
    return new ReadyJson(toClosedAttemptJson(attempt, paper, outcome));
  }

  async count(limit: number): Promise<{ count: number }> {
    return { count: await this.attempts.countSitting(limit) };
  }
}

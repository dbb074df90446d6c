import { Injectable } from '@nestjs/common';
import type { Result, ResultDetail, ResultListQuery, ResultRow } from '@concord/contracts';
import {
  AppError,
  type CandidateActor,
  forbidden,
  type MemberActor,
  notFound,
  Page,
  required,
  type StaffActor,
} from '@concord/nest-platform';
import { ApplicantsService } from '../../../shared/applicants/applicants.service';

import { CandidateSessions } from '../../../shared/candidate-sessions/candidate-sessions.service';
import { isResultRecent } from '../../../shared/candidate-sessions/session-end';
import { toResult } from './result.view';
import { ResultsRepository } from '../../../store/results/results.repository';
import { maySeeScore } from './score-access';
import { ResultStates } from './result-states.service';
import { ResultDetails } from './result-details.service';

/** Lists results, and shows single ones to those who may see them. */
@Injectable()
export class ResultsService {
  constructor(
    private readonly results: ResultsRepository,
    private readonly details: ResultDetails,
    private readonly states: ResultStates,
    private readonly sessions: CandidateSessions,
    private readonly applicants: ApplicantsService,
  ) {}

  /** Results with the current states of the applications, and whether each result is held. */
  async list(query: ResultListQuery): Promise<Page<ResultRow>> {
    const { items, total } = await this.results.list(query);
    const [standings, held] = await Promise.all([
      this.applicants.standingsOf(items.map(({ student }) => String(student._id))),
      Promise.all(items.map((result) => this.states.heldOf(result))),
    ]);
    const rows = items.map((result, place): ResultRow => {
      const [isHeld, standing] = [held[place], standings.get(String(result.student._id))];
      return { ...toResult(result), ...(isHeld && { held: isHeld }), ...(standing && { standing }) };
    });
    return new Page(rows, total);
  }

  /**
   * Detail for SUPER_ADMIN, the only staff with access. The candidate gets the plain result, unless it is held or the
   * attempt was reset.
   */
  async get(actor: StaffActor | CandidateActor, id: string): Promise<Result | ResultDetail> {
    if (actor.kind === 'staff') return this.details.get(id);
    const result = required(await this.results.find(id), 'The result');
    if (String(result.student._id) !== actor.id) throw forbidden();
    if (!isResultRecent(result)) await this.sessions.require(actor);
    if (!maySeeScore(actor, await this.states.stateOf(result))) throw notFound('The result');
    return toResult(result);
  }

  /**
   * A released result for the member's pages.
   * @throws AppError 404 for one of somebody else, a held or a reset one; 403 for staff who look at the page, as an
   * ADMIN may not open results
   */
  async getOwn(actor: MemberActor, id: string): Promise<Result> {
    if (actor.viewer !== undefined) throw forbidden('Results are in the back office, for SUPER_ADMIN only');
    const result = await this.results.find(id);
    const isOwn = result !== null && actor.student === String(result.student._id);
    if (!isOwn || !maySeeScore(actor, await this.states.stateOf(result))) throw notFound('The result');
    return toResult(result);
  }

  /** The result for printing; the caller checks who asks. Held ones are not printed. */
  async getForPrinting(id: string): Promise<Result & { isReset: boolean }> {
    const result = required(await this.results.find(id), 'The result');
    const state = await this.states.stateOf(result);
    if (state.held) throw new AppError(404, 'NOT_FOUND', 'This result can be printed when it is released');
    return { ...toResult(result), isReset: state.isReset };
  }
}

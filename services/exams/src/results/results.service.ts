import { Injectable } from '@nestjs/common';
import type { Result, ResultDetail } from '@concord/contracts';
import { type Actor, forbidden, isSuper, Listed, notFound, requireCandidate } from '@concord/nest-platform';
import { LateAnswersRepository } from '../attempts/late-answers.repository';
import { ExamsRepository } from '../exams/exams.repository';
import type { ResultRecord } from './result.schema';
import { toResult, toResultDetail } from './result.view';
import { ResultsRepository } from './results.repository';

export interface ResultListQuery {
  page: number;
  pageSize: number;
  search?: string;
}

@Injectable()
export class ResultsService {
  constructor(
    private readonly results: ResultsRepository,
    private readonly exams: ExamsRepository,
    private readonly lateAnswers: LateAnswersRepository,
  ) {}

  async list({ page, pageSize, search }: ResultListQuery): Promise<Listed<Result>> {
    const { items, total } = await this.results.list(page, pageSize, search);
    return new Listed(items.map(toResult), total);
  }

  /** The detail for SUPER_ADMIN, the plain result for its candidate. */
  async get(actor: Actor, id: string): Promise<Result | ResultDetail> {
    if (isSuper(actor)) return this.getDetail(id);
    const candidate = requireCandidate(actor);
    const result = await this.requireResult(id);
    if (String(result.student._id) !== candidate.id) throw forbidden();
    return toResult(result);
  }

  /** With the right answers: for SUPER_ADMIN only. */
  async getDetail(id: string): Promise<ResultDetail> {
    const result = await this.requireResult(id);
    const [version, lateChoices] = await Promise.all([
      this.exams.findVersion(result.version),
      this.lateAnswers.findChoices(result._id),
    ]);
    return toResultDetail(result, version?.questions ?? [], lateChoices);
  }

  /** For the service that prints results. */
  async getForPrinting(id: string): Promise<Result> {
    return toResult(await this.requireResult(id));
  }

  private async requireResult(id: string): Promise<ResultRecord> {
    const result = await this.results.find(id);
    if (!result) throw notFound('The result');
    return result;
  }
}

import { Injectable } from '@nestjs/common';
import type { Result, ResultDetail } from '@concord/contracts';
import { type Actor, forbidden, isSuper, Listed, notFound, requireCandidate } from '@concord/nest-platform';
import { LateAnswersRepository } from '../attempts/late-answers.repository';
import { ExamsRepository } from '../exams/exams.repository';
import type { ResultDoc } from './result.schema';
import { resultDetailView, resultView } from './result.view';
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
    private readonly late: LateAnswersRepository,
  ) {}

  async list({ page, pageSize, search }: ResultListQuery): Promise<Listed<Result>> {
    const { items, total } = await this.results.list(page, pageSize, search);
    return new Listed(items.map(resultView), total);
  }

  async get(actor: Actor, id: string): Promise<Result | ResultDetail> {
    const result = await this.results.find(id);
    if (!isSuper(actor)) {
      const candidate = requireCandidate(actor);
      if (result && String(result.student._id) !== candidate.id) throw forbidden();
    }
    if (!result) throw notFound('The result');
    return isSuper(actor) ? this.detailOf(result) : resultView(result);
  }

  /** With every right answer: only for SUPER_ADMIN. @throws AppError 404. */
  async detail(id: string): Promise<ResultDetail> {
    const result = await this.results.find(id);
    if (!result) throw notFound('The result');
    return this.detailOf(result);
  }

  private async detailOf(result: ResultDoc): Promise<ResultDetail> {
    const [version, late] = await Promise.all([
      this.exams.findVersion(result.version),
      this.late.choicesOf(result._id),
    ]);
    return resultDetailView(result, version?.questions ?? [], late);
  }

  /** For another service, which prints it. */
  async view(id: string): Promise<Result> {
    const result = await this.results.find(id);
    if (!result) throw notFound('The result');
    return resultView(result);
  }
}

import { Injectable } from '@nestjs/common';
import type { Result, ResultDetail } from '@concord/contracts';
import {
  type CandidateActor,
  forbidden,
  required,
  type Page,
  type PageQuery,
  type StaffActor,
} from '@concord/nest-platform';
import { LateAnswersRepository } from '../attempts/late-answers.repository';
import { ExamsRepository } from '../exams/exams.repository';
import { toResult, toResultDetail } from './result.view';
import { ResultsRepository } from './results.repository';

@Injectable()
export class ResultsService {
  constructor(
    private readonly results: ResultsRepository,
    private readonly exams: ExamsRepository,
    private readonly lateAnswers: LateAnswersRepository,
  ) {}

  async list(query: PageQuery): Promise<Page<Result>> {
    return (await this.results.list(query)).map(toResult);
  }

  /** The detail for SUPER_ADMIN, who alone among staff may call it; the plain result for its candidate. */
  async get(actor: StaffActor | CandidateActor, id: string): Promise<Result | ResultDetail> {
    if (actor.kind === 'staff') return this.getDetail(id);
    const result = required(await this.results.find(id), 'The result');
    if (String(result.student._id) !== actor.id) throw forbidden();
    return toResult(result);
  }

  /** With the right answers: for SUPER_ADMIN only. */
  async getDetail(id: string): Promise<ResultDetail> {
    const result = required(await this.results.find(id), 'The result');
    const [version, lateChoices] = await Promise.all([
      this.exams.findVersion(result.version),
      this.lateAnswers.findChoices(result._id),
    ]);
    return toResultDetail(result, version?.questions ?? [], lateChoices);
  }

  /** For the service that prints results. */
  async getForPrinting(id: string): Promise<Result> {
    return toResult(required(await this.results.find(id), 'The result'));
  }
}

import { Injectable } from '@nestjs/common';
import type { LateAnswers } from '@concord/contracts';
import { Page, type PageQuery } from '@concord/nest-platform';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { LateAnswersRepository } from '../../../store/late-answers/late-answers.repository';
import { ResultsRepository } from '../../../store/results/results.repository';
import { toLateAnswers } from './late-answers.view';

/** Lists late answers that wait for a decision. */
@Injectable()
export class UndecidedAnswers {
  constructor(
    private readonly lateAnswers: LateAnswersRepository,
    private readonly attempts: AttemptsRepository,
    private readonly results: ResultsRepository,
    private readonly exams: ExamsRepository,
  ) {}

  async list(query: PageQuery): Promise<Page<LateAnswers>> {
    const { items, total } = await this.lateAnswers.listUndecided(query);
    const ids = items.map(({ _id }) => _id);
    const [attempts, results] = await Promise.all([this.attempts.findMany(ids), this.results.findMany(ids)]);
    const exams = await this.exams.findMany(attempts.map(({ exam }) => exam));
    const [attemptOf, resultOf, examOf] = [byId(attempts), byId(results), byId(exams)];
    const views = items.flatMap((late) => {
      const attempt = attemptOf.get(String(late._id));
      const result = resultOf.get(String(late._id));
      const exam = result?.exam ?? examOf.get(String(attempt?.exam));
      return attempt && exam ? [toLateAnswers(late, attempt, exam, result)] : [];
    });
    return new Page(views, total);
  }
}

const byId = <T extends { _id: unknown }>(records: readonly T[]): Map<string, T> =>
  new Map(records.map((record) => [String(record._id), record]));

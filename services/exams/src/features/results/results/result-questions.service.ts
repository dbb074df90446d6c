import { Injectable } from '@nestjs/common';
import type { VersionQuestion } from '../../../store/exam-versions/exam-version.schema';
import { ExamVersionsRepository } from '../../../store/exam-versions/exam-versions.repository';
import type { ResultRecord } from '../../../store/results/result.schema';
import { ExamViews } from '../../authoring/exams/exam-views';
import { drawPaper } from '../../authoring/papers/draw';
import type { PartsOf } from '../../authoring/papers/picture-links';

/** Questions of a paper, and the function for their pictures and formatting. */
interface ShownQuestions {
  readonly questions: readonly VersionQuestion[];
  readonly partsOf: PartsOf;
}

/** Draws the questions by which a result was graded. */
@Injectable()
export class ResultQuestions {
  constructor(
    private readonly versions: ExamVersionsRepository,
    private readonly views: ExamViews,
  ) {}

  /** Empty if the version is gone. */
  async of({ version: id, seed }: Pick<ResultRecord, 'version' | 'seed'>): Promise<ShownQuestions> {
    const version = await this.versions.find(id);
    const questions = version ? drawPaper(version, seed).map(({ question }) => question) : [];
    return { questions, partsOf: await this.views.partsOf({ questions }) };
  }
}

import { Injectable } from '@nestjs/common';
import type { BoardSummary } from '@concord/contracts';
import { type ObjectId, objectIdOf } from '@concord/nest-platform';
import { heldOf } from '../../../shared/held-results/release-state';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { CountedResultsRepository } from '../../../store/results/counted-results.repository';
import { BoardFigures } from './board-figures';

/** Summarizes exams for the board, by final rounds only. */
@Injectable()
export class BoardSummaries {
  constructor(
    private readonly results: CountedResultsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly exams: ExamsRepository,
  ) {}

  /** @returns undefined if the exam does not exist */
  async of(id: string): Promise<BoardSummary | undefined> {
    const exam = await this.exams.find(id);
    if (!exam) return undefined;
    const figures = new BoardFigures();
    for await (const batch of this.results.batchesOfExam(objectIdOf(id)))
      for (const result of await this.finalAmong(batch)) figures.add(result);
    const held = heldOf(exam);
    return {
      exam: { examName: exam.examName, examCode: exam.examCode },
      ...figures.get(),
      ...(held && { held }),
    };
  }

  /** The results without those of reset rounds. */
  async finalAmong<R extends { _id: ObjectId }>(results: readonly R[]): Promise<R[]> {
    const reset = await this.attempts.resetAmong(results.map(({ _id }) => _id));
    return results.filter(({ _id }) => !reset.has(String(_id)));
  }
}

import { Injectable } from '@nestjs/common';
import {
  type BoardSummary,
  EXPORT_QUERIES,
  exportColumns,
  type ExportQuery,
  type ExportRows,
  type ListRowsBody,
  type ResultCount,
  type ResultListQuery,
} from '@concord/contracts';
import { objectIdOf } from '@concord/nest-platform';
import { HeldExams } from '../../../shared/held-results/held-exams.service';
import { heldOf } from '../../../shared/held-results/release-state';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { CountedResultsRepository } from '../../../store/results/counted-results.repository';
import { type ResultRow, ResultsRepository } from '../../../store/results/results.repository';
import { BoardFigures } from './board-figures';
import { byName } from './by-name';
import { CandidateDetails } from './candidate-details';
import { resultCells } from './result-cells';

const FIRST = { page: 1, pageSize: 1 };

/** True if the query asks for all results of one exam: that file is the board's, with final rounds only. */
const isBoard = ({ exam, student, search, from, to }: ResultListQuery): boolean =>
  exam !== undefined && [student, from, to].every((limit) => limit === undefined) && !search?.trim();

/** Serves the list of results to the media service, which writes files. */
@Injectable()
export class ResultExportService {
  constructor(
    private readonly results: ResultsRepository,
    private readonly counted: CountedResultsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly exams: ExamsRepository,
    private readonly details: CandidateDetails,
    private readonly held: HeldExams,
  ) {}

  /** @throws ZodError when the query does not belong to this list. */
  async count(query: ExportQuery): Promise<ResultCount> {
    const asked = EXPORT_QUERIES.results.parse(query);
    const board = isBoard(asked) && asked.exam ? await this.boardOf(asked.exam) : undefined;
    if (board) return { count: board.results, board };
    return { count: (await this.results.list({ ...asked, ...FIRST })).total };
  }

  /** @throws ZodError as {@link count} does. */
  async rows({ query, columns, after, limit }: ListRowsBody): Promise<ExportRows> {
    const asked = EXPORT_QUERIES.results.parse(query);
    const names = exportColumns('results', columns).map(({ name }) => name);
    const { items, next } = await this.results.listAfter(asked, after, limit);
    const shown = isBoard(asked) ? await this.finalAmong(items) : items;
    // The board's file is in the order of names, unless the exam has more results than one page.
    if (isBoard(asked) && !after && !next) shown.sort(byName);
    const cards = await this.details.of(shown.map(({ student }) => String(student._id)));
    const held = await Promise.all(
      shown.map(({ exam, unconfirmed }) => this.held.ofSitting({ exam: exam._id, unconfirmed })),
    );
    const rows = shown.map((result, place) => {
      const cells = resultCells(result, cards.get(String(result.student._id)), held[place]);
      return names.map((name) => cells[name] ?? null);
    });
    return { rows, ...(next && { next }) };
  }

  private async boardOf(id: string): Promise<BoardSummary | undefined> {
    const exam = await this.exams.find(id);
    if (!exam) return undefined;
    const figures = new BoardFigures();
    for await (const batch of this.counted.batchesOfExam(objectIdOf(id)))
      for (const result of await this.finalAmong(batch)) figures.add(result);
    const held = heldOf(exam);
    return {
      exam: { examName: exam.examName, examCode: exam.examCode },
      ...figures.get(),
      ...(held && { held }),
    };
  }

  private async finalAmong<R extends Pick<ResultRow, '_id'>>(results: readonly R[]): Promise<R[]> {
    const reset = await this.attempts.resetAmong(results.map(({ _id }) => _id));
    return results.filter(({ _id }) => !reset.has(String(_id)));
  }
}

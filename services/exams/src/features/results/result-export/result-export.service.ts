import { Injectable } from '@nestjs/common';
import {
  EXPORT_QUERIES,
  type ExportQuery,
  type ExportRows,
  type ListRowsBody,
  type ResultCount,
  type ResultListQuery,
} from '@concord/contracts';
import { exportRowOf } from '@concord/nest-platform';
import { HeldExams } from '../../../shared/held-results/held-exams.service';
import { ResultsRepository } from '../../../store/results/results.repository';
import { BoardSummaries } from './board-summaries.service';
import { byName } from './by-name';
import { CandidateDetails } from './candidate-details';
import { resultCells } from './result-cells';

const FIRST = { page: 1, pageSize: 1 };

/** True for a query of all results of one exam: that is the board's file, with final rounds only. */
const isBoard = ({ exam, student, search, from, to }: ResultListQuery): boolean =>
  exam !== undefined && [student, from, to].every((limit) => limit === undefined) && !search?.trim();

/** Serves the list of results to the media service, which writes files. */
@Injectable()
export class ResultExportService {
  constructor(
    private readonly results: ResultsRepository,
    private readonly boards: BoardSummaries,
    private readonly details: CandidateDetails,
    private readonly held: HeldExams,
  ) {}

  /** @throws ZodError if the query does not fit this list */
  async count(query: ExportQuery): Promise<ResultCount> {
    const asked = EXPORT_QUERIES.results.parse(query);
    const board = isBoard(asked) && asked.exam ? await this.boards.of(asked.exam) : undefined;
    if (board) return { count: board.results, board };
    return { count: (await this.results.list({ ...asked, ...FIRST })).total };
  }

  /** @throws ZodError as {@link count} does. */
  async rows({ query, columns, after, limit }: ListRowsBody): Promise<ExportRows> {
    const asked = EXPORT_QUERIES.results.parse(query);
    const { items, next } = await this.results.listAfter(asked, after, limit);
    const shown = isBoard(asked) ? await this.boards.finalAmong(items) : items;
    // The board's file is sorted by name, unless the exam has more results than one page.
    if (isBoard(asked) && !after && !next) shown.sort(byName);
    const cards = await this.details.of(shown.map(({ student }) => String(student._id)));
    const held = await Promise.all(
      shown.map(({ exam, unconfirmed }) => this.held.ofSitting({ exam: exam._id, unconfirmed })),
    );
    const rowOf = exportRowOf('results', columns);
    const rows = shown.map((result, place) =>
      rowOf(resultCells(result, cards.get(String(result.student._id)), held[place])),
    );
    return { rows, ...(next && { next }) };
  }
}

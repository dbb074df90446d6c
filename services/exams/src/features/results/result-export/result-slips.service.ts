import { Injectable } from '@nestjs/common';
import {
  EXPORT_PAPERS,
  EXPORT_QUERIES,
  type PrintedRowsBody,
  type ResultListQuery,
  type SlipCount,
  type Slips,
} from '@concord/contracts';
import { AppError, objectIdOf } from '@concord/nest-platform';
import { HeldExams } from '../../../shared/held-results/held-exams.service';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { type ResultRow, ResultsRepository } from '../../../store/results/results.repository';
import { toResult } from '../results/result.view';
import { byName } from './by-name';

const FIRST = { page: 1, pageSize: 1 };
const { most } = EXPORT_PAPERS.slips;

/** Serves results to the media service, which prints result slips. Held ones are left out. */
@Injectable()
export class ResultSlipsService {
  constructor(
    private readonly results: ResultsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly heldExams: HeldExams,
  ) {}

  /** @throws ZodError if the query does not fit the list of results */
  async count({ query, ids }: PrintedRowsBody): Promise<SlipCount> {
    if (ids) {
      const found = await this.results.findMany(ids.map(objectIdOf));
      const { length } = await this.printable(found);
      return { count: length, held: await this.countHeld(found), ...codeOf(found) };
    }
    const asked = EXPORT_QUERIES.slips.parse(query);
    const { total, items } = await this.results.list({ ...asked, ...FIRST });
    const held = await this.countHeldOf(asked);
    return { count: total - held, held, ...(asked.exam && codeOf(items)) };
  }

  /** @throws ZodError as {@link count} does; AppError 422 for more than one file can hold */
  async read({ query, ids }: PrintedRowsBody): Promise<Slips> {
    const found = ids ? await this.results.findMany(ids.map(objectIdOf)) : await this.find(query);
    return { results: (await this.printable(found)).toSorted(byName).map(toResult) };
  }

  private async find(query: PrintedRowsBody['query']): Promise<ResultRow[]> {
    const { items, next } = await this.results.listAfter(EXPORT_QUERIES.slips.parse(query), undefined, most);
    if (next)
      throw new AppError(422, 'TOO_MANY_ROWS', `One file can hold at most ${most} slips. Narrow the filter`);
    return items;
  }

  private async printable<R extends Pick<ResultRow, '_id' | 'exam' | 'unconfirmed'>>(
    found: readonly R[],
  ): Promise<R[]> {
    const reset = await this.attempts.resetAmong(found.map(({ _id }) => _id));
    const isHeld = await this.areHeld(found);
    return found.filter(({ _id }, at) => !isHeld[at] && !reset.has(String(_id)));
  }

  private async countHeld(found: readonly Pick<ResultRow, 'exam' | 'unconfirmed'>[]): Promise<number> {
    return (await this.areHeld(found)).filter(Boolean).length;
  }

  private areHeld(found: readonly Pick<ResultRow, 'exam' | 'unconfirmed'>[]) {
    return Promise.all(
      found.map(({ exam, unconfirmed }) => this.heldExams.ofSitting({ exam: exam._id, unconfirmed })),
    );
  }

  /** Counts held results by exam, because few exams hold theirs, and unconfirmed results of the other exams. */
  private async countHeldOf(asked: ResultListQuery): Promise<number> {
    const ids = await this.heldExams.ids();
    const counted = ids.filter((id) => asked.exam === undefined || asked.exam === id);
    const [unconfirmed, ...totals] = await Promise.all([
      this.results.countUnconfirmed(asked, counted),
      ...counted.map(async (exam) => (await this.results.list({ ...asked, exam, ...FIRST })).total),
    ]);
    return totals.reduce((sum, total) => sum + total, unconfirmed);
  }
}

/** The exam code, if all results belong to one exam. */
function codeOf(found: readonly Pick<ResultRow, 'exam'>[]): Pick<SlipCount, 'examCode'> {
  const [first, ...others] = new Set(found.map(({ exam }) => exam.examCode));
  return first !== undefined && others.length === 0 ? { examCode: first } : {};
}

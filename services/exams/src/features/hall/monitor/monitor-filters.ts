import { Injectable } from '@nestjs/common';
import type { MonitorRow } from '@concord/contracts';
import { required } from '@concord/nest-platform';
import { HallsRepository } from '../../../store/halls/halls.repository';

export interface MonitorQuery {
  readonly exam?: string;
  readonly hall?: string;
}

/** Selection of candidates that a stream shows. */
export interface MonitorScope {
  /** Their exams; undefined for all. */
  exams?: ReadonlySet<string>;
  /** Selects rows; undefined if all rows of these exams are shown. */
  filter?: (row: MonitorRow) => boolean;
}

@Injectable()
export class MonitorFilters {
  constructor(private readonly halls: HallsRepository) {}

  /**
   * Resolves the exam or hall session of a page. The members of a session are read once: the page reconnects every
   * hour.
   * @throws AppError 404
   */
  async of({ exam, hall }: MonitorQuery): Promise<MonitorScope> {
    if (hall === undefined)
      return exam === undefined ? {} : { exams: new Set([exam]), filter: (row) => row.exam._id === exam };
    const found = required(await this.halls.find(hall), 'The session');
    const students = new Set(found.students.map(String));
    const exams = new Set(found.exams.map(String).filter((each) => exam === undefined || each === exam));
    return { exams, filter: (row) => students.has(row.student._id) && exams.has(row.exam._id) };
  }
}

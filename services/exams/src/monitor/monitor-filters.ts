import { Injectable } from '@nestjs/common';
import type { MonitorRow } from '@concord/contracts';
import { required } from '@concord/nest-platform';
import { HallsRepository } from '../halls/halls.repository';

export interface MonitorQuery {
  readonly exam?: string;
  readonly hall?: string;
}

/** Which candidates a stream is about. */
@Injectable()
export class MonitorFilters {
  constructor(private readonly halls: HallsRepository) {}

  /** Undefined for all. Who is in a hall session is read once: a page connects anew every hour. @throws AppError 404. */
  async of({ exam, hall }: MonitorQuery): Promise<((row: MonitorRow) => boolean) | undefined> {
    if (hall === undefined) return exam === undefined ? undefined : (row) => row.exam._id === exam;
    const { students, exams } = required(await this.halls.find(hall), 'The session');
    const [inHall, ofHall] = [new Set(students.map(String)), new Set(exams.map(String))];
    return (row) =>
      inHall.has(row.student._id) &&
      ofHall.has(row.exam._id) &&
      (exam === undefined || row.exam._id === exam);
  }
}

import { Injectable } from '@nestjs/common';
import { internalCalls, type StudentCard } from '@concord/contracts';
import { InternalClient } from '@concord/nest-platform';

/** Number of students in one look-up. */
const BATCH_SIZE = 500;

/** Looks up details that distinguish namesakes in a file, because results have names only. */
@Injectable()
export class CandidateDetails {
  constructor(private readonly internal: InternalClient) {}

  /** Cards of existing students by id, including archived ones. */
  async of(students: readonly string[]): Promise<ReadonlyMap<string, StudentCard>> {
    const ids = [...new Set(students)];
    const found = new Map<string, StudentCard>();
    for (let start = 0; start < ids.length; start += BATCH_SIZE) {
      const body = { ids: ids.slice(start, start + BATCH_SIZE) };
      for (const card of await this.internal.call(internalCalls.internalStudentCards, { body }))
        found.set(card._id, card);
    }
    return found;
  }
}

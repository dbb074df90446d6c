import { Injectable } from '@nestjs/common';
import { type AnyTask, internalCalls } from '@concord/contracts';
import { recordName } from '@concord/institute';
import { log } from '../core/logger';
import { InternalClient } from '../http/internal-client';

/** Maximum number of names; pages show fewer. */
const NAMED_MAX = 500;

/** A student who was skipped. */
interface Skipped {
  readonly student?: string | undefined;
}

/**
 * Adds names to the students in an outcome when it is read. Tasks store none, because they would outlive a destroyed
 * record.
 */
@Injectable()
export class OutcomeNames {
  constructor(private readonly internal: InternalClient) {}

  async addTo(task: AnyTask): Promise<AnyTask> {
    const { outcome } = task;
    if (!outcome || !('skipped' in outcome) || outcome.skipped.length === 0) return task;
    const skipped = await this.named(outcome.skipped);
    return { ...task, outcome: { ...outcome, skipped } } as AnyTask;
  }

  /** The first entries, with the names that the students service knows. */
  private async named(skipped: readonly Skipped[]): Promise<Skipped[]> {
    const students = skipped.flatMap(({ student }) => student ?? []);
    const ids = [...new Set(students)].slice(0, NAMED_MAX);
    const found = await this.internal
      .call(internalCalls.internalStudentLookup, { body: { ids } })
      .catch((error: unknown) => {
        log.debug({ err: error }, 'the names of students in an outcome could not be read');
        return [];
      });
    const names = new Map(found.map((student) => [student._id, recordName(student)]));
    return skipped.map((one) => {
      const name = one.student && names.get(one.student);
      return { ...one, ...(name && { name }) };
    });
  }
}

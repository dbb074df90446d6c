import { Injectable } from '@nestjs/common';
import { internalCalls, type Task } from '@concord/contracts';
import { recordName } from '@concord/institute';
import { InternalClient, log } from '@concord/nest-platform';

/** Limit of one look-up: pages show fewer. */
const NAMED_MAX = 500;

/** An entry of an outcome about somebody who is left out. */
interface Skipped {
  readonly student?: string | undefined;
}

/**
 * Names the students in an outcome when it is read. Tasks do not store names, which would outlive a destroyed record of
 * a student.
 */
@Injectable()
export class OutcomeNames {
  constructor(private readonly internal: InternalClient) {}

  async addTo(task: Task): Promise<Task> {
    const { outcome } = task;
    if (!outcome || !('skipped' in outcome) || outcome.skipped.length === 0) return task;
    const skipped = await this.named(outcome.skipped);
    return { ...task, outcome: { ...outcome, skipped } } as Task;
  }

  /** The first entries with their names, if the students service knows them. */
  private async named(skipped: readonly Skipped[]): Promise<Skipped[]> {
    const students = skipped.flatMap(({ student }) => student ?? []);
    const ids = [...new Set(students)].slice(0, NAMED_MAX);
    const found = await this.internal
      .call(internalCalls.internalStudentLookup, { body: { ids } })
      .catch((error: unknown) => {
        log.debug({ err: error }, 'the students of an outcome could not be named');
        return [];
      });
    const names = new Map(found.map((student) => [student._id, recordName(student)]));
    return skipped.map((one) => {
      const name = one.student && names.get(one.student);
      return { ...one, ...(name && { name }) };
    });
  }
}

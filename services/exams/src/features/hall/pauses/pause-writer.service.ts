import { Injectable } from '@nestjs/common';
import { AuditTrail, type ChangeOfMany } from '@concord/nest-platform';
import { LiveEventBus } from '../../../shared/live-events/live-event-bus';
import type { AttemptWithoutAnswers } from '../../../store/attempts/attempts.repository';

/** Pauses or resumes many attempts, with an audit record for each. */
@Injectable()
export class PauseWriter {
  constructor(
    private readonly audit: AuditTrail,
    private readonly events: LiveEventBus,
  ) {}

  /**
   * @param recordOf audit record of an attempt, with the same id when a change is repeated
   * @param write makes the changes, and returns the ids of changed attempts
   * @returns these ids
   */
  async write(
    attempts: readonly AttemptWithoutAnswers[],
    recordOf: (attempt: AttemptWithoutAnswers) => ChangeOfMany,
    write: () => Promise<Set<string>>,
  ): Promise<Set<string>> {
    const records = attempts.map(recordOf);
    let done = new Set<string>();
    await this.audit.changeMany(records, async () => {
      done = await write();
      const refused = attempts.flatMap(({ _id }, at) => {
        const record = records[at];
        return record && !done.has(String(_id)) ? [[record.recordId, 'CONFLICT'] as const] : [];
      });
      return new Map(refused);
    });
    for (const attempt of attempts) if (done.has(String(attempt._id))) this.events.changed(attempt);
    return done;
  }
}

import { Injectable } from '@nestjs/common';
import { AuditTrail, type ChangeOfMany } from '@concord/nest-platform';
import type { AttemptWithoutAnswers } from '../../../store/attempts/attempts.repository';
import { LivePauses } from './live-pauses';

/** Pauses or resumes many attempts, with an audit record for each. */
@Injectable()
export class PauseWriter {
  constructor(
    private readonly audit: AuditTrail,
    private readonly live: LivePauses,
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
    this.live.changed(attempts.filter(({ _id }) => done.has(String(_id))));
    return done;
  }
}

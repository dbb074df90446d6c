import { Injectable } from '@nestjs/common';
import type { AttemptHistoryEntry, CloseBody } from '@concord/contracts';
import { conflict, required, type StaffActor } from '@concord/nest-platform';
import { attemptTarget } from '../../../shared/attempt-target';
import { GradingQueue } from '../../../shared/grading-queue/grading.queue';
import type { RecordedBody } from '../../../shared/lazy-body';
import { LiveEventBus } from '../../../shared/live-events/live-event-bus';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { interventionOf } from '../../../store/parts/intervention.schema';
import { AttemptHistoryService } from './attempt-history.service';

/** Closes attempts before their deadline. */
@Injectable()
export class ClosingsService {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly history: AttemptHistoryService,
    private readonly queue: GradingQueue,
    private readonly events: LiveEventBus,
  ) {}

  async close(staff: StaffActor, id: string, input: RecordedBody<CloseBody>): Promise<AttemptHistoryEntry> {
    const open = required(await this.attempts.findWithoutAnswers(id), 'The attempt');
    input.audit.note(attemptTarget(open));
    const closed = interventionOf(staff, input.body.reason);
    input.audit.note({ reason: closed.reason });
    if (!(await this.attempts.closeByStaff(id, closed)))
      throw conflict('ATTEMPT_CLOSED', 'This attempt has already ended');
    void this.queue.add(id);
    this.events.ended(open);
    return this.history.entryOf(staff, open._id);
  }
}

import { Injectable } from '@nestjs/common';
import type { AttemptRecord as AttemptHistoryEntry, CloseBody } from '@concord/contracts';
import { type Actor, conflict, notFound, requireStaff } from '@concord/nest-platform';
import { AttemptsRepository } from '../attempts/attempts.repository';
import { GradingQueue } from '../grading/grading.queue';
import { LiveEventBus } from '../live-events/live-event-bus';
import { interventionOf } from '../shared/intervention.schema';
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

  async close(actor: Actor, id: string, body: () => CloseBody): Promise<AttemptHistoryEntry> {
    const staff = requireStaff(actor);
    if (!(await this.attempts.findWithoutAnswers(id))) throw notFound('The attempt');
    const closed = interventionOf(staff, body().reason);
    if (!(await this.attempts.closeByStaff(id, closed)))
      throw conflict('ATTEMPT_CLOSED', 'This attempt has ended already');
    void this.queue.add(id);
    this.events.ended(id);
    const attempt = await this.attempts.find(id);
    const [entry] = attempt ? await this.history.entriesOf([attempt]) : [];
    if (!entry) throw notFound('The attempt');
    return entry;
  }
}

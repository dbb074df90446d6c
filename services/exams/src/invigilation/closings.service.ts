import { Injectable } from '@nestjs/common';
import type { AttemptRecord, CloseBody } from '@concord/contracts';
import { type Actor, conflict, notFound, requireStaff } from '@concord/nest-platform';
import { AttemptsRepository } from '../attempts/attempts.repository';
import { GradingQueue } from '../grading/grading.queue';
import { LiveNews } from '../monitor/live-news';
import { AttemptRecords } from './attempt-records';
import { interventionOf } from './intervention.schema';

/** Ends attempts by hand: as the clock would, only earlier. */
@Injectable()
export class ClosingsService {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly records: AttemptRecords,
    private readonly queue: GradingQueue,
    private readonly news: LiveNews,
  ) {}

  async close(actor: Actor, id: string, body: () => CloseBody): Promise<AttemptRecord> {
    const staff = requireStaff(actor);
    if (!(await this.attempts.findHead(id))) throw notFound('The attempt');
    const closed = interventionOf(staff, body().reason);
    if (!(await this.attempts.closeByHand(id, closed)))
      throw conflict('ATTEMPT_CLOSED', 'This attempt has ended already');
    void this.queue.add(id);
    this.news.ended(id);
    const attempt = await this.attempts.find(id);
    const [record] = attempt ? await this.records.of([attempt]) : [];
    if (!record) throw notFound('The attempt');
    return record;
  }
}

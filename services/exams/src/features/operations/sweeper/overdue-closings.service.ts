import { Injectable } from '@nestjs/common';
import { log, type ObjectId } from '@concord/nest-platform';
import { OUTAGE_GRACE_MAX_MS, overdueBefore } from '../../../store/attempts/deadline';
import { DueAttemptsRepository } from '../../../store/attempts/due-attempts.repository';
import { HeartbeatRepository } from '../../../store/heartbeats/heartbeat.repository';
import { isInOutageGrace } from '../../../store/heartbeats/outage-grace';
import { GradingJobs } from './grading-jobs.service';

const BATCH = 100;
/** Delay after the deadline, for saves that arrived in time and are still being written. */
export const MARGIN_MS = 2000;

/** Submits attempts past their deadline. */
@Injectable()
export class OverdueClosings {
  constructor(
    private readonly due: DueAttemptsRepository,
    private readonly heartbeats: HeartbeatRepository,
    private readonly jobs: GradingJobs,
  ) {}

  async closeAll(signal: AbortSignal): Promise<void> {
    let found: ObjectId[];
    do {
      const now = new Date();
      // Read for each batch, because an outage may begin meanwhile.
      const heartbeat = await this.heartbeats.read();
      if (signal.aborted || !heartbeat) return;
      // Relative to the last heartbeat, not to now: an outage that has just begun has no grace period yet.
      const before = isInOutageGrace(heartbeat, now)
        ? overdueBefore(now, OUTAGE_GRACE_MAX_MS + MARGIN_MS)
        : overdueBefore(heartbeat.beat, MARGIN_MS);
      found = await this.due.findOverdueIds(before, BATCH);
      const closed: ObjectId[] = [];
      for (const id of found) if (await this.due.closeOverdue(id, before, now)) closed.push(id);
      await this.jobs.add(closed);
      if (closed.length > 0) log.info({ attempts: closed.length }, 'closed attempts whose time was up');
    } while (found.length === BATCH);
  }
}

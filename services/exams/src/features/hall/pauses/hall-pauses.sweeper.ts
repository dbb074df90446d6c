import { Injectable } from '@nestjs/common';
import { log, objectIdOf, RepeatingTask } from '@concord/nest-platform';
import { HallsRepository } from '../../../store/halls/halls.repository';
import { HallAlignment } from './hall-alignment.service';
import { PauseRecords } from './pause-records.service';

const INTERVAL_MS = 5000;

/**
 * Completes interrupted pauses and resumptions of hall sessions, and pauses attempts that started at the same moment.
 * Several workers may run it.
 */
@Injectable()
export class HallPausesSweeper extends RepeatingTask {
  constructor(
    private readonly halls: HallsRepository,
    private readonly pauses: PauseRecords,
    private readonly alignment: HallAlignment,
  ) {
    super((signal) => this.sweep(signal), {
      name: 'hall-pauses-sweeper',
      intervalMs: INTERVAL_MS,
      failureMessage: 'a sweep failed',
    });
  }

  private async sweep(signal: AbortSignal): Promise<void> {
    const attempts = await this.pauses.findPaused();
    const paused = (await this.halls.findPaused()).map(({ _id }) => String(_id));
    const ofAttempts = attempts.flatMap(({ pause }) => (pause?.hall ? [String(pause.hall)] : []));
    let changed = 0;
    for (const id of new Set([...paused, ...ofAttempts])) {
      if (signal.aborted) return;
      changed += await this.alignment.align(objectIdOf(id));
    }
    if (changed > 0) log.info({ attempts: changed }, 'brought attempts in line with their hall sessions');
  }
}

import { Injectable } from '@nestjs/common';
import type { AttemptPause } from '@concord/contracts';
import type { ObjectId } from '@concord/nest-platform';
import { toPause } from '../../../shared/attempts/pause.view';
import { type LiveAttempt, LiveEventBus } from '../../../shared/live-events/live-event-bus';
import { RereadValue } from '../../../shared/reread-value';
import { HallsRepository } from '../../../store/halls/halls.repository';
import { PauseRecords } from './pause-records.service';

interface Paused {
  /** Pauses by attempt. */
  readonly attempts: ReadonlyMap<string, AttemptPause>;
  readonly halls: readonly { readonly students: ReadonlySet<string>; readonly exams: ReadonlySet<string> }[];
}

/**
 * Cache of the current pauses. They are few and read together, so that the polls of a hall do not query the store.
 */
@Injectable()
export class LivePauses {
  private readonly paused = new RereadValue(() => this.read());

  constructor(
    private readonly pauses: PauseRecords,
    private readonly halls: HallsRepository,
    private readonly events: LiveEventBus,
  ) {}

  /** The attempt's pause. */
  async of(attempt: string): Promise<AttemptPause | undefined> {
    return (await this.paused.get()).attempts.get(attempt);
  }

  /** True while the whole hall session of this candidate and exam is paused. */
  async isHallPaused(student: string, exam: ObjectId): Promise<boolean> {
    const { halls } = await this.paused.get();
    return halls.some(({ students, exams }) => students.has(student) && exams.has(String(exam)));
  }

  /** Drops the cache after a change in this process, and notifies monitors of the changed attempts. */
  changed(attempts: readonly LiveAttempt[] = []): void {
    this.paused.forget();
    for (const attempt of attempts) this.events.changed(attempt);
  }

  private async read(): Promise<Paused> {
    const [attempts, halls] = await Promise.all([this.pauses.findPaused(), this.halls.findPaused()]);
    return {
      attempts: new Map(
        attempts.flatMap((attempt) => {
          const { pause } = toPause(attempt);
          return pause ? [[String(attempt._id), pause] as const] : [];
        }),
      ),
      halls: halls.map(({ students, exams }) => ({
        students: new Set(students.map(String)),
        exams: new Set(exams.map(String)),
      })),
    };
  }
}

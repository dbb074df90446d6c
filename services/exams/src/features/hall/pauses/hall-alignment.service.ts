import { Injectable } from '@nestjs/common';
import { batchesOf, type ChangeOfMany, type ObjectId, type Origin, recordIdOf } from '@concord/nest-platform';
import { attemptTarget } from '../../../shared/attempt-target';
import { AttemptPausesRepository, type PauseOf } from '../../../store/attempts/attempt-pauses.repository';
import type { AttemptWithoutAnswers } from '../../../store/attempts/attempts.repository';
import type { HallRecord } from '../../../store/halls/hall.schema';
import { HallsRepository } from '../../../store/halls/halls.repository';
import type { InterventionRecord } from '../../../store/parts/intervention.schema';
import { nextMoment } from '../../../store/parts/next-moment';
import { PauseRecords } from './pause-records.service';
import { PauseWriter } from './pause-writer.service';

/** Maximum number of concurrent changes to follow; the sweeper does the rest. */
const ROUNDS_MAX = 5;

/**
 * Pauses or resumes all attempts of a hall session to match the session's record, which is the truth. Interruptions,
 * repetitions and concurrent runs are harmless.
 */
@Injectable()
export class HallAlignment {
  constructor(
    private readonly halls: HallsRepository,
    private readonly attempts: AttemptPausesRepository,
    private readonly pauses: PauseRecords,
    private readonly writer: PauseWriter,
  ) {}

  /** @returns number of changed attempts */
  async align(id: ObjectId, origin?: Origin): Promise<number> {
    let changed = 0;
    let hall = await this.halls.find(id);
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      changed += hall?.pause
        ? await this.pauseAll(hall, hall.pause, origin)
        : await this.resumeAll(id, hall?.resumed, origin);
      // A concurrent call may have changed the session after its own run ended.
      const now = await this.halls.find(id);
      if (now?.pause?.at.getTime() === hall?.pause?.at.getTime()) return changed;
      hall = now;
    }
    return changed;
  }

  /** @returns attempts that the pause of this session holds */
  async pausedBy(id: ObjectId): Promise<AttemptWithoutAnswers[]> {
    return (await this.pauses.findPaused()).filter(({ pause }) => pause?.hall?.equals(id));
  }

  private async pauseAll(hall: HallRecord, given: InterventionRecord, origin?: Origin): Promise<number> {
    let changed = 0;
    for (const students of batchesOf(hall.students)) {
      const running = await this.attempts.findRunning(students, hall.exams);
      const changes = running.map((attempt): PauseOf => ({
        attempt,
        // Counts from the start of the session's pause, so that all candidates get the same time.
        pause: { ...given, at: latest(given.at, attempt.startedAt, attempt.resumedAt), hall: hall._id },
      }));
      const open = changes.filter(({ attempt, pause }) => attempt.deadline > pause.at);
      const done = await this.writer.write(
        open.map(({ attempt }) => attempt),
        (attempt) => recordOf('pause', hall._id, attempt, given, origin),
        () => this.pauses.pause(open),
      );
      changed += done.size;
    }
    return changed;
  }

  private async resumeAll(id: ObjectId, given?: InterventionRecord, origin?: Origin): Promise<number> {
    let changed = 0;
    for (const attempts of batchesOf(await this.pausedBy(id))) {
      const done = await this.writer.write(
        attempts,
        (attempt) => recordOf('resume', id, attempt, given, origin),
        () => this.pauses.resume(attempts, nextMoment()),
      );
      changed += done.size;
    }
    return changed;
  }
}

const latest = (...moments: (Date | undefined)[]) =>
  new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)));

/** Audit record with a deterministic id, so that each pause and each resumption is recorded once. */
function recordOf(
  verb: 'pause' | 'resume',
  hall: ObjectId,
  attempt: AttemptWithoutAnswers,
  given?: InterventionRecord,
  origin?: Origin,
): ChangeOfMany {
  const since = (attempt.pause ?? given)?.at.getTime() ?? 0;
  return {
    recordId: recordIdOf(
      String(hall),
      `${verb}-${since}-${attempt.deadline.getTime()}-${String(attempt._id)}`,
    ),
    action: `attempt.${verb}`,
    actor: given
      ? { kind: 'staff', id: String(given.by._id), username: given.by.username }
      : { kind: 'system' },
    ...origin,
    target: attemptTarget(attempt),
    ...(given && { reason: given.reason }),
    details: { hall: String(hall) },
  };
}

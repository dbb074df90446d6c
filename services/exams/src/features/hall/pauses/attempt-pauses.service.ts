import { Injectable } from '@nestjs/common';
import type { AttemptHistoryEntry, PauseBody } from '@concord/contracts';
import { type AuditNote, conflict, required, type StaffActor, unavailable } from '@concord/nest-platform';
import { attemptTarget } from '../../../shared/attempt-target';
import type { RecordedBody } from '../../../shared/lazy-body';
import { AttemptsRepository, type AttemptWithoutAnswers } from '../../../store/attempts/attempts.repository';
import { HallsRepository } from '../../../store/halls/halls.repository';
import { interventionOf } from '../../../store/parts/intervention.schema';
import { nextMoment } from '../../../store/parts/next-moment';
import { AttemptHistoryService } from '../invigilation/attempt-history.service';
import { hallPaused } from './hall-paused';
import { isInHall } from './is-in-hall';
import { LivePauses } from './live-pauses';
import { PauseRecords } from './pause-records.service';

const TRIES = 3;

/** Pauses and resumes the attempt of one candidate. */
@Injectable()
export class AttemptPausesService {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly pauses: PauseRecords,
    private readonly halls: HallsRepository,
    private readonly history: AttemptHistoryService,
    private readonly live: LivePauses,
  ) {}

  /** @throws AppError 404, 409 if it is paused or has ended */
  async pause(staff: StaffActor, id: string, input: RecordedBody<PauseBody>): Promise<AttemptHistoryEntry> {
    let attempt = await this.require(id);
    input.audit.note(attemptTarget(attempt));
    const pause = interventionOf(staff, input.body.reason);
    input.audit.note({ reason: pause.reason });
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (attempt.status !== 'open' || attempt.deadline <= pause.at) throw ended();
      if (attempt.pause) throw conflict('CONFLICT', 'This attempt is already paused');
      if ((await this.pauses.pause([{ attempt, pause }])).size > 0) return this.changed(staff, attempt);
      attempt = await this.require(id);
    }
    throw changing();
  }

  /** @throws AppError 404, 409 if it is not paused or has ended, 409 HALL_PAUSED */
  async resume(staff: StaffActor, id: string, audit: AuditNote): Promise<AttemptHistoryEntry> {
    let attempt = await this.require(id);
    audit.note(attemptTarget(attempt));
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (attempt.status !== 'open') throw ended();
      if (!attempt.pause) throw conflict('CONFLICT', 'This attempt is not paused');
      await this.requireHallRuns(attempt);
      const now = nextMoment();
      audit.note({
        details: { pausedSeconds: Math.round((now.getTime() - attempt.pause.at.getTime()) / 1000) },
      });
      if ((await this.pauses.resume([attempt], now)).size > 0) return this.changed(staff, attempt);
      attempt = await this.require(id);
    }
    throw changing();
  }

  /** Otherwise the sweeper would pause it again. */
  private async requireHallRuns(attempt: AttemptWithoutAnswers): Promise<void> {
    const paused = await this.halls.findPaused();
    const hall = paused.find((each) => isInHall(each, attempt));
    if (hall) throw hallPaused(`The session ${hall.name} is paused. Resume all of it`);
  }

  private async require(id: string): Promise<AttemptWithoutAnswers> {
    return required(await this.attempts.findWithoutAnswers(id), 'The attempt');
  }

  private changed(staff: StaffActor, attempt: AttemptWithoutAnswers): Promise<AttemptHistoryEntry> {
    this.live.changed([attempt]);
    return this.history.entryOf(staff, attempt._id);
  }
}

const ended = () => conflict('ATTEMPT_CLOSED', 'This attempt has already ended');
const changing = () => unavailable('This attempt is changing right now. Please try again');

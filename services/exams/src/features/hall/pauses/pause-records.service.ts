import { Injectable } from '@nestjs/common';
import { AttemptPausesRepository, type PauseOf } from '../../../store/attempts/attempt-pauses.repository';
import type { AttemptRecord } from '../../../store/attempts/attempt.schema';
import type { AttemptWithoutAnswers } from '../../../store/attempts/attempts.repository';
import { pauseEnd } from '../../../store/attempts/deadline';
import { ListedPausesRepository, type PauseAt } from '../../../store/listed-pauses/listed-pauses.repository';

const toPauseAt = ({ _id, pause }: Pick<AttemptRecord, '_id' | 'pause'>): PauseAt[] =>
  pause ? [{ attempt: _id, at: pause.at }] : [];

/** Pauses and resumes attempts, and maintains the list of pauses by which they are found. */
@Injectable()
export class PauseRecords {
  constructor(
    private readonly attempts: AttemptPausesRepository,
    private readonly listed: ListedPausesRepository,
  ) {}

  /** Adds pauses of earlier versions, which had an index instead of the list. */
  async listAll(): Promise<void> {
    await this.listed.add((await this.attempts.findAllPaused()).flatMap(toPauseAt));
  }

  /** All paused attempts, earliest pause first. */
  async findPaused(): Promise<AttemptWithoutAnswers[]> {
    const now = Date.now();
    const earliest = new Date(now - (pauseEnd(new Date(now)).getTime() - now));
    return this.attempts.findPausedAmong(await this.listed.attemptsSince(earliest));
  }

  /**
   * Pauses attempts as {@link AttemptPausesRepository.pause} does. The list is written first, so that it misses no
   * pause.
   */
  async pause(changes: readonly PauseOf[]): Promise<Set<string>> {
    await this.listed.add(changes.map(({ attempt, pause }) => ({ attempt: attempt._id, at: pause.at })));
    return this.attempts.pause(changes);
  }

  /** Resumes attempts as {@link AttemptPausesRepository.resume} does. */
  async resume(attempts: readonly AttemptWithoutAnswers[], now: Date): Promise<Set<string>> {
    const resumed = await this.attempts.resume(attempts, now);
    await this.listed.remove(attempts.filter(({ _id }) => resumed.has(String(_id))).flatMap(toPauseAt));
    return resumed;
  }
}

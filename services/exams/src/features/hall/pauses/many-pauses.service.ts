import { Injectable } from '@nestjs/common';
import type { AttemptPauseManyBody, AttemptResumeManyBody, BulkOutcome } from '@concord/contracts';
import { recordName } from '@concord/institute';
import {
  batchesOf,
  type ChangeOfMany,
  newObjectId,
  type Origin,
  recordIdOf,
  type StaffActor,
} from '@concord/nest-platform';
import { attemptTarget } from '../../../shared/attempt-target';
import type { RecordedBody } from '../../../shared/lazy-body';
import { AttemptPausesRepository } from '../../../store/attempts/attempt-pauses.repository';
import type { AttemptWithoutAnswers } from '../../../store/attempts/attempts.repository';
import { HallsRepository } from '../../../store/halls/halls.repository';
import { interventionOf } from '../../../store/parts/intervention.schema';
import { nextMoment } from '../../../store/parts/next-moment';
import { isInHall } from './is-in-hall';
import { PauseRecords } from './pause-records.service';
import { PauseWriter } from './pause-writer.service';

const TRIES = 3;
const CHANGING = 'The attempt is changing right now. Please try again';

/** Returns the reason to leave an attempt unchanged, or undefined. */
type Refusal = (attempt: AttemptWithoutAnswers) => string | undefined;

interface Change {
  readonly staff: StaffActor;
  readonly origin: Origin;
  readonly verb: 'pause' | 'resume';
  readonly reason?: string;
  readonly refusalOf: Refusal;
  readonly write: (attempts: readonly AttemptWithoutAnswers[]) => Promise<Set<string>>;
}

/** Pauses and resumes attempts of many candidates, by the rules of {@link AttemptPausesService}. */
@Injectable()
export class ManyPausesService {
  constructor(
    private readonly attempts: AttemptPausesRepository,
    private readonly pauses: PauseRecords,
    private readonly halls: HallsRepository,
    private readonly writer: PauseWriter,
  ) {}

  pause(staff: StaffActor, input: RecordedBody<AttemptPauseManyBody>, origin: Origin): Promise<BulkOutcome> {
    const { attempts, reason } = input.body;
    const pause = interventionOf(staff, reason);
    input.audit.note({ reason });
    return this.change(attempts, input, {
      staff,
      origin,
      verb: 'pause',
      reason,
      refusalOf: (attempt) => {
        if (attempt.status !== 'open' || attempt.deadline <= pause.at) return ENDED;
        return attempt.pause ? 'It is already paused' : undefined;
      },
      write: (some) => this.pauses.pause(some.map((attempt) => ({ attempt, pause }))),
    });
  }

  async resume(
    staff: StaffActor,
    input: RecordedBody<AttemptResumeManyBody>,
    origin: Origin,
  ): Promise<BulkOutcome> {
    const { attempts } = input.body;
    const halls = await this.halls.findPaused();
    return this.change(attempts, input, {
      staff,
      origin,
      verb: 'resume',
      refusalOf: (attempt) => {
        if (attempt.status !== 'open') return ENDED;
        if (!attempt.pause) return 'It is not paused';
        // Otherwise the sweeper would pause it again.
        const hall = halls.find((each) => isInHall(each, attempt));
        return hall && `The session ${hall.name} is paused. Resume all of it`;
      },
      write: (some) => this.pauses.resume(some, nextMoment()),
    });
  }

  private async change(
    ids: readonly string[],
    { audit }: RecordedBody<unknown>,
    change: Change,
  ): Promise<BulkOutcome> {
    const outcome: BulkOutcome = { batch: String(newObjectId()), done: 0, refused: [] };
    for (const some of batchesOf([...new Set(ids)])) {
      const { done, refused } = await this.changeSome(some, outcome.batch, change);
      outcome.done += done;
      outcome.refused.push(...refused);
    }
    audit.note({
      label: `${outcome.done} of ${outcome.done + outcome.refused.length} candidates`,
      details: { attempts: outcome.done },
    });
    return outcome;
  }

  /** Retries attempts that were saved, or got extra time, between the read and the write. */
  private async changeSome(
    ids: readonly string[],
    batch: string,
    { staff, origin, verb, reason, refusalOf, write }: Change,
  ): Promise<Pick<BulkOutcome, 'done' | 'refused'>> {
    const recordOf = (attempt: AttemptWithoutAnswers): ChangeOfMany => ({
      recordId: recordIdOf(batch, `${verb}-${attempt.deadline.getTime()}-${String(attempt._id)}`),
      action: `attempt.${verb}`,
      actor: { kind: 'staff', id: staff.id, username: staff.username },
      ...origin,
      target: attemptTarget(attempt),
      ...(reason && { reason }),
    });
    const refused: BulkOutcome['refused'] = [];
    let left = ids;
    for (let tries = 0; tries < TRIES && left.length > 0; tries += 1) {
      const found = new Map((await this.attempts.findMany(left)).map((each) => [String(each._id), each]));
      const ready: AttemptWithoutAnswers[] = [];
      for (const id of left) {
        const attempt = found.get(id);
        const refusal = attempt ? refusalOf(attempt) : 'There is no such attempt';
        if (refusal) refused.push({ _id: id, name: attempt ? nameOf(attempt) : null, reason: refusal });
        else if (attempt) ready.push(attempt);
      }
      const done = await this.writer.write(ready, recordOf, () => write(ready));
      left = ready.map(({ _id }) => String(_id)).filter((id) => !done.has(id));
    }
    for (const id of left) refused.push({ _id: id, name: null, reason: CHANGING });
    return { done: ids.length - refused.length, refused };
  }
}

const ENDED = 'It has already ended';

const nameOf = ({ studentName }: AttemptWithoutAnswers) => recordName(studentName);

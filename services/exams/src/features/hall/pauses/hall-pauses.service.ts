import { Injectable } from '@nestjs/common';
import type { HallChanged, PauseBody } from '@concord/contracts';
import { type AuditNote, conflict, type Origin, type StaffActor } from '@concord/nest-platform';
import type { RecordedBody } from '../../../shared/lazy-body';
import type { HallRecord } from '../../../store/halls/hall.schema';
import { HallsRepository } from '../../../store/halls/halls.repository';
import { interventionOf } from '../../../store/parts/intervention.schema';
import { HallsService } from '../halls/halls.service';
import { HallAlignment } from './hall-alignment.service';
import { LivePauses } from './live-pauses';

/** Pauses and resumes a whole hall session: first its record, which is the truth, then its attempts. */
@Injectable()
export class HallPausesService {
  constructor(
    private readonly halls: HallsService,
    private readonly repository: HallsRepository,
    private readonly alignment: HallAlignment,
    private readonly live: LivePauses,
  ) {}

  /** Pauses a session; if it is paused already, the first reason stays. @throws AppError 404, 409 if it has ended */
  async pause(
    staff: StaffActor,
    id: string,
    input: RecordedBody<PauseBody>,
    origin: Origin,
  ): Promise<HallChanged> {
    const hall = await this.halls.require(id);
    input.audit.note({ label: hall.name });
    const pause = interventionOf(staff, input.body.reason);
    input.audit.note({ reason: pause.reason });
    const isPaused = await this.repository.pause(hall._id, pause);
    if (!isPaused && !(await this.halls.require(id)).pause)
      throw conflict('CONFLICT', "This session has ended, so it can't be paused");
    const countPaused = async () => (isPaused ? (await this.alignment.pausedBy(hall._id)).length : 0);
    return this.align(hall, input.audit, origin, countPaused);
  }

  /** @throws AppError 404. */
  async resume(staff: StaffActor, id: string, audit: AuditNote, origin: Origin): Promise<HallChanged> {
    const hall = await this.halls.require(id);
    const { _id, pause } = hall;
    audit.note({ label: hall.name });
    const held = pause ? (await this.alignment.pausedBy(_id)).length : 0;
    const isResumed =
      pause !== undefined &&
      (await this.repository.resume(_id, pause.at, interventionOf(staff, pause.reason)));
    return this.align(hall, audit, origin, () => Promise.resolve(isResumed ? held : 0));
  }

  /** @param countChanged all attempts that this call changes: the sweeper may have been first for some of them */
  private async align(
    { _id }: HallRecord,
    audit: AuditNote,
    origin: Origin,
    countChanged: () => Promise<number>,
  ): Promise<HallChanged> {
    this.live.changed();
    const aligned = await this.alignment.align(_id, origin);
    const changed = Math.max(aligned, await countChanged());
    audit.note({ details: { attempts: changed } });
    return { hall: await this.halls.get(String(_id)), changed };
  }
}

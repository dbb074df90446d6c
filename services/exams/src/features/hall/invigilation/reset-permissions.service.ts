import { Injectable } from '@nestjs/common';
import { LIMITS } from '@concord/contracts';
import { conflict, type StaffActor } from '@concord/nest-platform';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import type { AttemptRecord } from '../../../store/attempts/attempt.schema';
import { Confirmations } from '../../assignments/assignments/confirmations.service';
import { SittingsLimit } from '../../assignments/assignments/sittings-limit.service';

/** Decides whether staff may reset an assignment. */
@Injectable()
export class ResetPermissions {
  constructor(
    private readonly sittings: SittingsLimit,
    private readonly confirmations: Confirmations,
  ) {}

  /**
   * @returns true if the next round becomes unconfirmed by the reset
   * @throws AppError 409 after too many rounds, 403 if only a SUPER_ADMIN may reset it
   */
  async requireMayReset(
    staff: StaffActor,
    assignment: AssignmentRecord,
    attempt: AttemptRecord,
  ): Promise<boolean> {
    if (assignment.round > LIMITS.resetsMax)
      throw conflict(
        'CONFLICT',
        `An exam can be reset at most ${LIMITS.resetsMax} times. Assign it again instead`,
      );
    await this.sittings.requireMayGive(staff, assignment);
    return this.confirmations.requireMayUndo(staff, attempt);
  }
}

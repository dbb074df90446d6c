import { Injectable } from '@nestjs/common';
import {
  addressKey,
  badRequest,
  conflict,
  type StaffActor,
  unauthenticated,
  type Origin,
} from '@concord/nest-platform';
import type { Staff } from '../../../store/staff/staff';
import { StaffRepository } from '../../../store/staff/staff.repository';
import { AccountAudit } from '../account-records/account-audit';
import { FactorsService } from '../factors/factors.service';
import { Passwords } from '../passwords/passwords';
import { SignInLimits } from '../sign-in/sign-in-limits';
import { WRONG_CODE } from '../sign-in/sign-in-check';

/** A change to one's own sign-in, for which password or code are checked again. */
export interface OwnChange {
  actor: StaffActor;
  origin: Origin;
  /** Name of the change in the audit log. */
  action: string;
}

/**
 * Checks the password or code of signed-in staff again. A wrong one counts as a failed sign-in, and is a 400 at its
 * field, because a 401 would mean that the session has ended.
 */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly staff: StaffRepository,
    private readonly passwords: Passwords,
    private readonly limits: SignInLimits,
    private readonly factors: FactorsService,
    private readonly audit: AccountAudit,
  ) {}

  /** @returns the account @throws AppError 400 at the field, 401 if the account is removed, 429, 503 */
  async requirePassword(change: OwnChange, password: string, field = 'password'): Promise<Staff> {
    const { actor, origin } = change;
    const found = await this.staff.findHash(actor.id);
    if (!found) throw unauthenticated();
    const key = addressKey(origin.address);
    const isRight = await this.limits.check({ email: found.staff.email, addressKey: key }, () =>
      this.passwords.matches(found.passwordHash, password, { key }),
    );
    if (!isRight) await this.refuse(change, field, 'This is not your current password');
    return found.staff;
  }

  /** @throws AppError 400 at `code`, 409 without a factor, 429, 503 */
  async requireCode(change: OwnChange, code: string): Promise<void> {
    const { actor, origin } = change;
    const outcome = await this.factors.check(actor.id, code);
    if (outcome === 'off') throw conflict('CONFLICT', 'Your account has no second factor');
    if (outcome === 'recovery-code') await this.audit.recoveryUsed(actor, origin);
    if (outcome === 'wrong') await this.refuseCode(change);
  }

  /** @throws AppError 400 at `code` */
  refuseCode(change: OwnChange): Promise<never> {
    return this.refuse(change, 'code', WRONG_CODE);
  }

  private async refuse({ actor, origin, action }: OwnChange, path: string, message: string): Promise<never> {
    await this.audit.ownChangeRefused(action, actor, message, origin);
    throw badRequest('VALIDATION', message, [{ path, message }]);
  }
}

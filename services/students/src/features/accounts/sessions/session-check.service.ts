import { Inject, Injectable } from '@nestjs/common';
import type { SessionStateAnswer } from '@concord/contracts';
import { buildOf } from '@concord/contracts/environment';
import { type StaffActor, unauthenticated } from '@concord/nest-platform';
import type { StudentsEnv } from '../../../env';
import { STUDENTS_ENV } from '../../../shared/config.module';
import { StaffRepository } from '../../../store/staff/staff.repository';
import { FactorsService } from '../factors/factors.service';
import { toSessionUser } from '../staff/staff.view';
import { StaffTokens } from './staff-tokens';

/** Reports the current account to open pages. */
@Injectable()
export class SessionCheckService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly factors: FactorsService,
    private readonly tokens: StaffTokens,
    @Inject(STUDENTS_ENV) private readonly env: StudentsEnv,
  ) {}

  /**
   * Renews the token if its claims are outdated: after an approval, with a new permission, or a change of whether a
   * second factor is required.
   * @throws AppError 401 if the account was removed or changed
   */
  async check(actor: StaffActor): Promise<SessionStateAnswer> {
    const [account, isOn] = await Promise.all([this.staff.findById(actor.id), this.factors.isOn(actor.id)]);
    // A newer version has voided the token, so it is not renewed.
    if (account?.ver !== actor.ver) throw unauthenticated();
    const isNeeded = !isOn && this.factors.isRequired(account.role);
    const user = {
      ...toSessionUser(account, isOn ? 'on' : isNeeded ? 'needed' : undefined),
      ...(account.role !== 'PENDING' && { build: buildOf(this.env) }),
    };
    const hasInitialPassword = account.initialPasswordUntil !== undefined;
    const isSame =
      account.role === actor.role &&
      account.hasFinance === Boolean(actor.hasFinance) &&
      isNeeded === Boolean(actor.needsFactor) &&
      hasInitialPassword === Boolean(actor.hasInitialPassword);
    if (isSame) return user;
    const token = await this.tokens.renew(account, actor, { confirmedAt: actor.confirmedAt, isNeeded });
    return { ...user, token };
  }
}

import { Injectable } from '@nestjs/common';
import type { calls, StaffAccount } from '@concord/contracts';
import { conflict, type HandlerInput, required, originOf } from '@concord/nest-platform';
import { RoleLock } from '../../../store/locks/role-lock.repository';
import type { Staff } from '../../../store/staff/staff';
import { StaffRepository } from '../../../store/staff/staff.repository';
import { targetOf } from '../account-records/account-audit';
import { AccountNotices } from '../account-records/account-notices';
import { FactorsService } from '../factors/factors.service';
import { Revocations } from '../revocations/revocations.service';
import { requireOtherSuperAdmin } from '../staff/last-super-admin';
import { toStaffAccount } from '../staff/staff.view';

/** Suspends accounts: they keep their data, but cannot sign in. */
@Injectable()
export class SuspensionsService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly factors: FactorsService,
    private readonly lock: RoleLock,
    private readonly revocations: Revocations,
    private readonly notices: AccountNotices,
  ) {}

  /**
   * Ends all sessions of the account at once.
   * @throws AppError 404, 409 for one's own or a suspended account, LAST_SUPER_ADMIN
   */
  async suspend(input: HandlerInput<typeof calls.adminSuspend>): Promise<StaffAccount> {
    const { actor, params } = input;
    // First, because an unknown account is a 404 even if the body is invalid.
    await this.find(input);
    const { reason } = input.body;
    input.audit.note({ reason });
    if (params.id === actor.id) throw conflict('CONFLICT', "You can't suspend your own account");
    const by = { id: actor.id, username: actor.username };
    const account = await this.lock.run(async () => {
      const found = await this.find(input);
      await requireOtherSuperAdmin(this.staff, found);
      if (!(await this.staff.suspend(found.id, { by, at: new Date(), reason })))
        throw conflict('CONFLICT', 'This account is already suspended');
      return found;
    });
    await this.revocations.accountChanged(account.id);
    await this.notices.tell('account-suspended', account, originOf(input));
    return this.view(account.id);
  }

  /** The owner can sign in as before. @throws AppError 404, 409 for an account that is not suspended */
  async lift(input: HandlerInput<typeof calls.adminLift>): Promise<StaffAccount> {
    const account = await this.find(input);
    input.audit.note({ reason: input.body.reason });
    if (!(await this.staff.lift(account.id))) throw conflict('CONFLICT', 'This account is not suspended');
    await this.notices.tell('account-lifted', account, originOf(input));
    return this.view(account.id);
  }

  private async find({
    params,
    audit,
  }: HandlerInput<typeof calls.adminSuspend | typeof calls.adminLift>): Promise<Staff> {
    const account = required(await this.staff.findById(params.id), 'This account');
    audit.note(targetOf(account));
    return account;
  }

  private async view(id: string): Promise<StaffAccount> {
    const account = required(await this.staff.findById(id), 'This account');
    return toStaffAccount(account, await this.factors.isOn(id));
  }
}

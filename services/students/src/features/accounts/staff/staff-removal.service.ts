import { Injectable } from '@nestjs/common';
import type { calls } from '@concord/contracts';
import { type HandlerInput, notFound, originOf, required } from '@concord/nest-platform';
import { RoleLock } from '../../../store/locks/role-lock.repository';
import { StaffRepository } from '../../../store/staff/staff.repository';
import { targetOf } from '../account-records/account-audit';
import { AccountNotices } from '../account-records/account-notices';
import { Revocations } from '../revocations/revocations.service';
import { AccountData } from './account-data';
import { requireOtherSuperAdmin } from './last-super-admin';

/** Removes staff accounts with their sessions and data, and notifies their owners. */
@Injectable()
export class StaffRemovalService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly data: AccountData,
    private readonly lock: RoleLock,
    private readonly revocations: Revocations,
    private readonly notices: AccountNotices,
  ) {}

  /** @throws AppError 404, 409 LAST_SUPER_ADMIN */
  async remove(input: HandlerInput<typeof calls.adminRemove>): Promise<{ _id: string }> {
    const { id } = input.params;
    const removed = await this.lock.run(async () => {
      const found = required(await this.staff.findById(id), 'This account');
      input.audit.note({ ...targetOf(found), before: { role: found.role } });
      await requireOtherSuperAdmin(this.staff, found);
      if (!(await this.staff.remove(id))) throw notFound('This account');
      return found;
    });
    await this.revocations.accountChanged(id);
    await this.data.remove(id);
    await this.notices.tell('account-removed', removed, originOf(input));
    return { _id: id };
  }
}

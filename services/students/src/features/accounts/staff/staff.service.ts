import { Injectable } from '@nestjs/common';
import type { AdminListQuery, calls, StaffAccount } from '@concord/contracts';
import { type HandlerInput, notFound, type Page, originOf, required } from '@concord/nest-platform';
import { RoleLock } from '../../../store/locks/role-lock.repository';
import type { Staff } from '../../../store/staff/staff';
import { StaffRepository } from '../../../store/staff/staff.repository';
import { targetOf } from '../account-records/account-audit';
import { AccountNotices } from '../account-records/account-notices';
import { FactorsService } from '../factors/factors.service';
import { Revocations } from '../revocations/revocations.service';
import { initialPasswordEnd } from './initial-password';
import { requireOtherSuperAdmin } from './last-super-admin';
import { toStaffAccount } from './staff.view';

/** Lists staff accounts, and changes their roles. */
@Injectable()
export class StaffService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly factors: FactorsService,
    private readonly lock: RoleLock,
    private readonly revocations: Revocations,
    private readonly notices: AccountNotices,
  ) {}

  async list(query: AdminListQuery): Promise<Page<StaffAccount>> {
    const page = await this.staff.list(query);
    const withFactor = await this.factors.enabledAmong(page.items.map(({ id }) => id));
    return page.map((account) => toStaffAccount(account, withFactor.has(account.id)));
  }

  async count(): Promise<{ count: number }> {
    return { count: await this.staff.count() };
  }

  async countPending(): Promise<{ count: number }> {
    return { count: await this.staff.countPending() };
  }

  /** @throws AppError 404, 409 LAST_SUPER_ADMIN */
  async changeRole(input: HandlerInput<typeof calls.adminUpdate>): Promise<StaffAccount> {
    const { id } = input.params;
    // First, because an unknown account is a 404 even if the body is invalid.
    input.audit.note(targetOf(await this.get(id)));
    const { role } = input.body;
    const before = await this.lock.run(async () => {
      const account = await this.get(id);
      input.audit.note({ before: { role: account.role }, after: { role } });
      if (account.role === role) return account;
      await requireOtherSuperAdmin(this.staff, account);
      if (!(await this.staff.setRole(account, role))) throw notFound('This account');
      return account;
    });
    await this.revocations.accountChanged(id);
    if (before.role === 'PENDING' && role !== 'PENDING')
      await this.notices.tell('account-approved', before, originOf(input));
    return toStaffAccount({ ...before, role }, await this.factors.isOn(id));
  }

  /** Marks the password as initial: its owner must replace it first, and before it expires. @throws AppError 404 */
  async noteInitialPassword(email: string): Promise<Record<string, never>> {
    if (!(await this.staff.setInitialPassword(email, initialPasswordEnd()))) throw notFound('This account');
    return {};
  }

  private async get(id: string): Promise<Staff> {
    return required(await this.staff.findById(id), 'This account');
  }
}

import { Injectable } from '@nestjs/common';
import type { AdminListQuery, calls, StaffAccount } from '@concord/contracts';
import { type HandlerInput, notFound, type Page, originOf, required } from '@concord/nest-platform';
import { RoleLock } from '../../../store/locks/role-lock.repository';
import type { Staff, StaffRights } from '../../../store/staff/staff';
import { StaffRepository } from '../../../store/staff/staff.repository';
import { targetOf } from '../account-records/account-audit';
import { AccountNotices } from '../account-records/account-notices';
import { FactorsService } from '../factors/factors.service';
import { Revocations } from '../revocations/revocations.service';
import { initialPasswordEnd } from './initial-password';
import { requireOtherSuperAdmin } from './last-super-admin';
import { rightsAfter } from './staff-rights';
import { toStaffAccount } from './staff.view';

/** Lists staff accounts, and changes their roles and permissions. */
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

  /** @throws AppError 404, 409 LAST_SUPER_ADMIN, 409 for a permission that this role cannot have */
  async changeRights(input: HandlerInput<typeof calls.adminUpdate>): Promise<StaffAccount> {
    const { id } = input.params;
    // First, because an unknown account is a 404 even if the body is invalid.
    input.audit.note(targetOf(await this.get(id)));
    const { body } = input;
    const { before, after } = await this.lock.run(async () => {
      const account = await this.get(id);
      const rights = rightsAfter(account, body);
      input.audit.note({ before: onRecord(account), after: onRecord(rights) });
      if (account.role !== rights.role) await requireOtherSuperAdmin(this.staff, account);
      if (!(await this.staff.setRights(account, rights))) throw notFound('This account');
      return { before: account, after: { ...account, ...rights } };
    });
    await this.revocations.accountChanged(id);
    if (before.role === 'PENDING' && after.role !== 'PENDING')
      await this.notices.tell('account-approved', before, originOf(input));
    return toStaffAccount(after, await this.factors.isOn(id));
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

const onRecord = ({ role, hasFinance }: StaffRights) => ({ role, finance: hasFinance });

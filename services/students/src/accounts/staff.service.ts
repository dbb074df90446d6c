import { Injectable } from '@nestjs/common';
import type { AdminListQuery, calls, StaffAccount } from '@concord/contracts';
import { conflict, type HandlerInput, notFound, type Page, StaffVersionCache } from '@concord/nest-platform';
import { FactorsService } from '../factors/factors.service';
import { targetOf } from './account-audit';
import { initialPasswordEnd } from './initial-password';
import { RoleLock } from './role-lock.repository';
import { StaffRepository } from './staff.repository';
import { type Staff, toStaffAccount } from './staff.view';
import { refreshVersions } from './staff-versions';

/** Manages staff accounts for a SUPER_ADMIN. */
@Injectable()
export class StaffService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly factors: FactorsService,
    private readonly lock: RoleLock,
    private readonly versions: StaffVersionCache,
  ) {}

  async list(query: AdminListQuery): Promise<Page<StaffAccount>> {
    const page = await this.staff.list(query);
    const withFactor = await this.factors.enabledAmong(page.items.map(({ id }) => id));
    return page.map((account) => toStaffAccount(account, withFactor.has(account.id)));
  }

  async count(): Promise<{ count: number }> {
    return { count: await this.staff.count() };
  }

  /** @throws AppError 404, 409 LAST_SUPER_ADMIN. */
  async changeRole(input: HandlerInput<typeof calls.adminUpdate>): Promise<StaffAccount> {
    const { id } = input.params;
    // An unknown account is a 404 also when the body is invalid.
    input.audit.note(targetOf(await this.get(id)));
    const { role } = input.body;
    const before = await this.lock.run(async () => {
      const account = await this.get(id);
      input.audit.note({ before: { role: account.role }, after: { role } });
      if (account.role === role) return account;
      await this.requireOtherSuperAdmin(account);
      if (!(await this.staff.setRole(id, role))) throw notFound('This account');
      return account;
    });
    await refreshVersions(this.versions);
    return toStaffAccount({ ...before, role }, await this.factors.isOn(id));
  }

  /** @throws AppError 404, 409 LAST_SUPER_ADMIN. */
  async remove(input: HandlerInput<typeof calls.adminRemove>): Promise<{ _id: string }> {
    const { id } = input.params;
    await this.lock.run(async () => {
      const found = await this.get(id);
      input.audit.note({ ...targetOf(found), before: { role: found.role } });
      await this.requireOtherSuperAdmin(found);
      if (!(await this.staff.remove(id))) throw notFound('This account');
    });
    await this.factors.remove(id);
    await refreshVersions(this.versions);
    return { _id: id };
  }

  /** Its owner must replace the password before anything else, and in time. @throws AppError 404. */
  async noteInitialPassword(email: string): Promise<Record<string, never>> {
    if (!(await this.staff.setInitialPassword(email, initialPasswordEnd()))) throw notFound('This account');
    return {};
  }

  private async get(id: string): Promise<Staff> {
    const account = await this.staff.findById(id);
    if (!account) throw notFound('This account');
    return account;
  }

  private async requireOtherSuperAdmin({ id, role }: Staff): Promise<void> {
    if (role === 'SUPER_ADMIN' && !(await this.staff.hasSuperAdmin(id)))
      throw conflict('LAST_SUPER_ADMIN', 'This is the last SUPER_ADMIN; make another one first');
  }
}

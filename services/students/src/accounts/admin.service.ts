import { Injectable } from '@nestjs/common';
import type { Paging, Role, StaffAccount } from '@concord/contracts';
import { conflict, Listed, notFound, StaffVersionCache } from '@concord/nest-platform';
import { readVersions } from './auth.service';
import { RoleLock } from './role-lock.repository';
import { StaffRepository } from './staff.repository';
import { type Staff, toStaffAccount } from './staff-view';

/** What a SUPER_ADMIN does with staff accounts. */
@Injectable()
export class AdminService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly lock: RoleLock,
    private readonly versions: StaffVersionCache,
  ) {}

  async list(page: Paging): Promise<Listed<StaffAccount>> {
    const [accounts, total] = await Promise.all([this.staff.list(page), this.staff.count()]);
    return new Listed(accounts.map(toStaffAccount), total);
  }

  async count(): Promise<{ count: number }> {
    return { count: await this.staff.count() };
  }

  /** @throws AppError 404, 409 LAST_SUPER_ADMIN. */
  async changeRole(id: string, body: () => { role: Role }): Promise<StaffAccount> {
    await this.get(id);
    const { role } = body();
    const changed = await this.lock.run(async () => {
      const account = await this.get(id);
      if (account.role === role) return account;
      await this.refuseForLastSuperAdmin(account);
      if (!(await this.staff.setRole(id, role))) throw notFound('This account');
      return { ...account, role };
    });
    await readVersions(this.versions);
    return toStaffAccount(changed);
  }

  /** @throws AppError 404, 409 LAST_SUPER_ADMIN. */
  async remove(id: string): Promise<{ _id: string }> {
    await this.lock.run(async () => {
      await this.refuseForLastSuperAdmin(await this.get(id));
      if (!(await this.staff.remove(id))) throw notFound('This account');
    });
    await readVersions(this.versions);
    return { _id: id };
  }

  private async get(id: string): Promise<Staff> {
    const account = await this.staff.findById(id);
    if (!account) throw notFound('This account');
    return account;
  }

  private async refuseForLastSuperAdmin({ id, role }: Staff): Promise<void> {
    if (role === 'SUPER_ADMIN' && !(await this.staff.hasSuperAdmin(id)))
      throw conflict('LAST_SUPER_ADMIN', 'This is the last SUPER_ADMIN; make another one first');
  }
}

import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import { OrganisationStaffRepository } from '../../../store/organisation-staff/organisation-staff.repository';
import type { NamedPerson } from './own-staff.view';

/** Reads the people whom an organisation names, with memberships and accounts. */
@Injectable()
export class NamedPeople {
  constructor(
    private readonly staff: OrganisationStaffRepository,
    private readonly members: LinkedMembersRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  async of(organisation: ObjectId): Promise<NamedPerson[]> {
    const entries = await this.staff.of(organisation);
    const ids = entries.flatMap(({ person }) => person ?? []);
    const [members, accounts] = await Promise.all([this.members.ofIds(ids), this.accounts.ofMany(ids)]);
    const byId = new Map(accounts.map((account) => [account._id.toString(), account]));
    return entries.map((entry) => {
      const id = entry.person?.toString() ?? '';
      return { entry, member: members.get(id), account: byId.get(id) };
    });
  }
}

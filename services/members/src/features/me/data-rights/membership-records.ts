import { Injectable } from '@nestjs/common';
import type { MyRequest } from '@concord/contracts';
import type { ObjectId } from '@concord/nest-platform';
import { peopleOf, toMyRequest } from '../../../shared/member-requests/own-request.view';
import { CpdEntriesRepository } from '../../../store/cpd-entries/cpd-entries.repository';
import type { CpdEntryRecord } from '../../../store/cpd-entries/cpd-entry.schema';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import { memberName } from '../../../store/members/member-search';
import { MemberRequestsRepository } from '../../../store/member-requests/member-requests.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import { OrganisationStaffRepository } from '../../../store/organisation-staff/organisation-staff.repository';
import type { UpgradeRecord } from '../../../store/upgrades/upgrade.schema';
import { UpgradesRepository } from '../../../store/upgrades/upgrades.repository';

/** More than any member has: each is decided before the next one. */
const PAGE = { page: 1, pageSize: 100, search: undefined, status: undefined };

export interface MembershipOfMember {
  readonly upgrades: readonly UpgradeRecord[];
  readonly activities: readonly CpdEntryRecord[];
  readonly requests: readonly MyRequest[];
  /** Names of organisations that name the member as staff. */
  readonly namedBy: readonly string[];
  /** People whom an organisation names: numbers of members, or names. */
  readonly staff: readonly string[];
}

/** Reads the records of a membership besides money. */
@Injectable()
export class MembershipRecords {
  constructor(
    private readonly upgrades: UpgradesRepository,
    private readonly requests: MemberRequestsRepository,
    private readonly staff: OrganisationStaffRepository,
    private readonly members: LinkedMembersRepository,
    private readonly activities: CpdEntriesRepository,
  ) {}

  async of({ _id: member, number }: Pick<MemberProjection, '_id' | 'number'>): Promise<MembershipOfMember> {
    const [upgrades, requests, naming, named, activities] = await Promise.all([
      this.upgrades.list({ ...PAGE, member: member.toString() }),
      this.requests.ofMember(member),
      this.staff.naming(member),
      this.staff.of(member),
      this.activities.ofMember(member),
    ]);
    const people = await this.members.ofIds([
      ...naming,
      ...named.flatMap(({ person }) => person ?? []),
      ...requests.flatMap(peopleOf),
    ]);
    const personOf = (id: ObjectId | undefined) => people.get(id?.toString() ?? '');
    return {
      upgrades: upgrades.items,
      activities,
      requests: requests.map((request) => toMyRequest(request, { files: [], member: { number }, people })),
      namedBy: naming.flatMap((id) => personOf(id) ?? []).map(memberName),
      staff: named.map(({ person, name }) => personOf(person)?.number ?? name ?? ''),
    };
  }
}

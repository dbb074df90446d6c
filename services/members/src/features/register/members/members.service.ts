import { Injectable } from '@nestjs/common';
import type {
  Member,
  MemberListQuery,
  MemberRow,
  MemberStanding,
  MemberStandingQuery,
} from '@concord/contracts';
import { dayOf, type Page, required } from '@concord/nest-platform';
import { memberStandingOn } from '../../../shared/members/member-index';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import { MergingMembersRepository } from '../../../store/members/merging-members.repository';
import { MembersRepository } from '../../../store/members/members.repository';
import { toMember, toMemberRow } from './member.view';

/** Reads the register. */
@Injectable()
export class MembersService {
  constructor(
    private readonly members: MembersRepository,
    private readonly merging: MergingMembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly settings: SettingsInForce,
  ) {}

  async list(query: MemberListQuery): Promise<Page<MemberRow>> {
    return (await this.members.list(query)).map(toMemberRow);
  }

  async count(): Promise<{ count: number }> {
    return { count: await this.members.count() };
  }

  /** The id of a merged member finds the kept one. @throws AppError 404. */
  async get(id: string): Promise<Member> {
    const found = (await this.members.find(id)) ?? (await this.merging.keptFor(id));
    return this.viewOf(required(found, 'This member'));
  }

  /** @throws AppError 404. */
  async standing(id: string, { on }: MemberStandingQuery): Promise<MemberStanding> {
    const member = await this.require(id);
    const [account, settings] = await Promise.all([this.accounts.of(id), this.settings.values()]);
    return memberStandingOn(member, account, settings, on ?? dayOf(new Date()));
  }

  /** @throws AppError 404. */
  async require(id: string): Promise<MemberProjection> {
    return required(await this.members.find(id), 'This member');
  }

  async viewOf(member: MemberProjection): Promise<Member> {
    const id = member._id.toString();
    const [account, settings] = await Promise.all([this.accounts.of(id), this.settings.values()]);
    return toMember(member, account, settings);
  }
}

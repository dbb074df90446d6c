import { Injectable } from '@nestjs/common';
import type { Member, MemberEventBody, MemberGradeBody, MemberUpdateBody } from '@concord/contracts';
import { GRADE_FEES, MEMBER_LIMITS } from '@concord/contracts';
import {
  badRequest,
  conflict,
  dayOf,
  type StaffActor,
  staffRefOf,
  type RecordedBody,
} from '@concord/nest-platform';
import { requireUnerased } from '../../../shared/erasure/require-unerased';
import { memberIndexOf } from '../../../shared/members/member-index';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { gradeOn } from '../../../shared/standing/grades';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { memberName } from '../../../store/members/member-search';
import type { MemberIndex, MemberProjection } from '../../../store/members/member.schema';
import { memberChanged, MembersRepository } from '../../../store/members/members.repository';
import { ChargingService } from '../../money/charging/charging.service';
import { requirePossible } from './event-rules';
import { changedFields } from './changed-fields';
import { MembersService } from './members.service';

/** The subscription of the year was charged for the earlier grade. */
const UPGRADE_FEES = GRADE_FEES.filter((fee) => fee !== 'subscription');

/** Changes members: names and contact by revision, grades and events by adding to their history. */
@Injectable()
export class MemberChangesService {
  constructor(
    private readonly members: MembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly settings: SettingsInForce,
    private readonly charging: ChargingService,
    private readonly views: MembersService,
  ) {}

  /** @throws AppError 400 for fields of the other kind of member, 404, 409 REVISION, 409 for an erased member. */
  async update(id: string, { body, audit }: RecordedBody<MemberUpdateBody>): Promise<Member> {
    const member = await this.views.require(id);
    audit.note({ label: memberName(member) });
    requireUnerased(member);
    if (body.revision !== member.revision) throw memberChanged();
    const change = changedFields(member, body);
    const before = Object.fromEntries(
      Object.keys(change).map((field) => [field, member[field as keyof typeof change]]),
    );
    audit.note({ before, after: { ...change } });
    if (Object.keys(change).length > 0) {
      const index = await this.indexOf({ ...member, ...change });
      if (!(await this.members.change(member, change, index))) throw memberChanged();
    }
    return this.views.get(id);
  }

  /** @throws AppError 400, 404, 409 for the grade that the member has, an erased member, and a change in between. */
  async addGrade(
    staff: StaffActor,
    id: string,
    { body, audit }: RecordedBody<MemberGradeBody>,
  ): Promise<Member> {
    const member = await this.views.require(id);
    const { grade, from, reason, fees = [...UPGRADE_FEES] } = body;
    const before = gradeOn(member.terms, from);
    audit.note({ label: memberName(member), reason, before: { grade: before }, after: { grade, from } });
    requireUnerased(member);
    if (before === grade) throw conflict('CONFLICT', `The grade is ${grade} on that day already`);
    if ((member.kind === 'organisation') !== (grade === 'Corporate'))
      throw badRequest(
        'BAD_REQUEST',
        'Corporate members are organisations, and organisations are corporate members',
      );
    if (from < member.index.inductedOn)
      throw badRequest('BAD_REQUEST', 'A grade cannot begin before the induction');
    requireRoom(member.terms);
    const term = { grade, from, reason, at: new Date(), by: staffRefOf(staff) };
    const index = await this.indexOf({ ...member, terms: [...member.terms, term] });
    const dueFees = { grade, from, kinds: fees, isFirst: false, since: term.at };
    if (!(await this.members.addTerm(member, term, dueFees, index))) throw memberChanged();
    await this.charging.raise(id);
    return this.views.get(id);
  }

  /** @throws AppError 404, 409 for an event that cannot follow, an erased member, and a change in between. */
  async addEvent(
    staff: StaffActor,
    id: string,
    { body, audit }: RecordedBody<MemberEventBody>,
  ): Promise<Member> {
    const member = await this.views.require(id);
    const { kind, at: on, reason } = body;
    audit.note({ label: memberName(member), reason, after: { event: kind, on } });
    requireUnerased(member);
    requirePossible(member, kind, on);
    requireRoom(member.events);
    const event = { kind, on, reason, at: new Date(), by: staffRefOf(staff) };
    const index = await this.indexOf({ ...member, events: [...member.events, event] });
    if (!(await this.members.addEvent(member, event, index))) throw memberChanged();
    return this.views.get(id);
  }

  private async indexOf(member: MemberProjection): Promise<MemberIndex> {
    const [account, settings] = await Promise.all([
      this.accounts.of(member._id.toString()),
      this.settings.version(),
    ]);
    return memberIndexOf(member, account, settings, dayOf(new Date()));
  }
}

function requireRoom(history: readonly unknown[]): void {
  if (history.length >= MEMBER_LIMITS.history)
    throw conflict('CONFLICT', `A member can have at most ${MEMBER_LIMITS.history} entries of this kind`);
}

import { Injectable } from '@nestjs/common';
import { type MyStaff, REBATE_ABOVE_STAFF } from '@concord/contracts';
import { dayOf, forbidden, type MemberActor } from '@concord/nest-platform';
import { OwnRequests } from '../../../shared/member-requests/own-requests';
import { OwnMember } from '../../../shared/members/own-member';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import type { MemberProjection } from '../../../store/members/member.schema';
import { NamedPeople } from './named-people';
import { onePerMember, sponsoredCount, toMyStaffPerson } from './own-staff.view';

/** Named staff of the organisation that is signed in. */
@Injectable()
export class OwnStaff {
  constructor(
    private readonly own: OwnMember,
    private readonly people: NamedPeople,
    private readonly settings: SettingsInForce,
    private readonly requests: OwnRequests,
  ) {}

  /** @throws AppError 403 for a person and for an applicant, 404. */
  async get(actor: MemberActor): Promise<MyStaff> {
    const organisation = await this.require(actor);
    const [people, settings, requests, bills] = await Promise.all([
      this.people.of(organisation._id),
      this.settings.values(),
      this.requests.ofKind(organisation, 'staff'),
      this.requests.ofKind(organisation, 'bill'),
    ]);
    const today = dayOf(new Date());
    const sponsored = sponsoredCount(people);
    return {
      staff: onePerMember(people).map((person) => toMyStaffPerson(person, settings, today)),
      sponsored,
      rebate: sponsored > REBATE_ABOVE_STAFF,
      requests,
      bills,
    };
  }

  /** @throws AppError 403 for a person and for an applicant, 404. */
  async require(actor: MemberActor): Promise<MemberProjection> {
    const member = await this.own.require(actor);
    if (member.kind !== 'organisation') throw forbidden('Only organisations name staff');
    return member;
  }
}

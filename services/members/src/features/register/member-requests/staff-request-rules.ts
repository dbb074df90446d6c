import { Injectable } from '@nestjs/common';
import { MEMBER_LIMITS } from '@concord/contracts';
import { conflict, type ObjectId, required } from '@concord/nest-platform';
import { isErased } from '../../../shared/erasure/require-unerased';
import { OpenBills } from '../../../shared/member-requests/open-bills';
import type { MemberRequestRecord } from '../../../store/member-requests/member-request.schema';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import { OrganisationStaffRepository } from '../../../store/organisation-staff/organisation-staff.repository';

/** Conditions of an acceptance. */
@Injectable()
export class StaffRequestRules {
  constructor(
    private readonly members: LinkedMembersRepository,
    private readonly staff: OrganisationStaffRepository,
    private readonly bills: OpenBills,
  ) {}

  /** @throws AppError 409 */
  async requireAcceptable(request: MemberRequestRecord): Promise<void> {
    const { kind, member, staff, bill } = request;
    if (kind === 'erasure')
      throw conflict('CONFLICT', 'Erase the data on the page of the member. That accepts the request');
    if (staff?.action === 'add') await this.requireNameable(member, staff.person);
    if (bill) await this.requirePaid(request);
  }

  /** A bill moves no money: the parts of the transfer pay the charges of the people, and then it is paid. */
  private async requirePaid(request: MemberRequestRecord): Promise<void> {
    const [owed] = await this.bills.asOwed([request]);
    const { bill: open = [] } = required(owed, 'This bill');
    if (open.length > 0)
      throw conflict(
        'CONFLICT',
        `${open.length} of ${request.bill?.length} charges are still open. Divide the transfer among the people first`,
      );
  }

  private async requireNameable(organisation: ObjectId, person: ObjectId | undefined): Promise<void> {
    const member = person && (await this.members.ofIds([person])).get(person.toString());
    if (!member || isErased(member)) throw conflict('CONFLICT', 'This person is no longer in the register');
    const named = await this.staff.of(organisation);
    if (named.length >= MEMBER_LIMITS.organisationStaff)
      throw conflict(
        'CONFLICT',
        `An organisation can name at most ${MEMBER_LIMITS.organisationStaff} people`,
      );
  }
}

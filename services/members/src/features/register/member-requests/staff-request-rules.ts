import { Injectable } from '@nestjs/common';
import { MEMBER_LIMITS } from '@concord/contracts';
import { conflict, type ObjectId } from '@concord/nest-platform';
import { isErased } from '../../../shared/erasure/require-unerased';
import { openOf } from '../../../shared/ledger/account-sums';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import type { BilledCharge, MemberRequestRecord } from '../../../store/member-requests/member-request.schema';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import { OrganisationStaffRepository } from '../../../store/organisation-staff/organisation-staff.repository';

/** Conditions of an acceptance. */
@Injectable()
export class StaffRequestRules {
  constructor(
    private readonly members: LinkedMembersRepository,
    private readonly staff: OrganisationStaffRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  /** @throws AppError 409 */
  async requireAcceptable({ kind, member, staff, bill }: MemberRequestRecord): Promise<void> {
    if (kind === 'erasure')
      throw conflict('CONFLICT', 'Erase the data on the page of the member. That accepts the request');
    if (staff?.action === 'add') await this.requireNameable(member, staff.person);
    if (bill) await this.requirePaid(bill);
  }

  /** A bill moves no money: the parts of the transfer pay the charges of the people, and then it is paid. */
  private async requirePaid(bill: readonly BilledCharge[]): Promise<void> {
    const accounts = await this.accounts.ofMany(bill.map(({ person }) => person));
    const open = bill.filter(({ charge: id }) =>
      accounts.some((account) => {
        const charge = account.charges.find(({ _id }) => _id === id);
        return charge !== undefined && openOf(account, charge) > 0;
      }),
    );
    if (open.length > 0)
      throw conflict(
        'CONFLICT',
        `${open.length} of ${bill.length} charges are still open. Divide the transfer among the people first`,
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

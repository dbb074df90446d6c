import { Injectable } from '@nestjs/common';
import { type ObjectId, objectIdOf } from '@concord/nest-platform';
import { AccountsRepository } from '../../store/accounts/accounts.repository';
import type { MemberRequestRecord } from '../../store/member-requests/member-request.schema';
import { OrganisationStaffRepository } from '../../store/organisation-staff/organisation-staff.repository';
import { billLeft } from './bill-left';

/** Bills as they are owed now: charges are paid, reduced and voided, and people leave, while a bill is open. */
@Injectable()
export class OpenBills {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly staff: OrganisationStaffRepository,
  ) {}

  /** @returns the requests, those that are open bills with what is left of them; closed ones are history */
  async asOwed(requests: readonly MemberRequestRecord[]): Promise<MemberRequestRecord[]> {
    const open = requests.filter(({ state, bill }) => state === 'open' && bill);
    if (open.length === 0) return [...requests];
    const [accounts, named] = await Promise.all([
      this.accounts.ofMany(distinct(open.flatMap(({ bill = [] }) => bill.map(({ person }) => person)))),
      this.staff.sponsoredBy(distinct(open.map(({ member }) => member))),
    ]);
    const byId = new Map(accounts.map((account) => [account._id.toString(), account]));
    return requests.map((request) => {
      if (request.state !== 'open' || !request.bill) return request;
      const own = named.filter(({ organisation }) => organisation.equals(request.member));
      const sponsored = new Set(own.flatMap(({ person }) => person?.toString() ?? []));
      return { ...request, bill: billLeft(request.bill, { accounts: byId, sponsored }) };
    });
  }
}

const distinct = (ids: readonly ObjectId[]): ObjectId[] =>
  [...new Set(ids.map((id) => id.toString()))].map(objectIdOf);

import { Injectable } from '@nestjs/common';
import type { StatementBill, StatementLine } from '@concord/contracts';
import { objectIdOf } from '@concord/nest-platform';
import { sumOf } from '../../../shared/ledger/account-sums';
import { OpenBills } from '../../../shared/member-requests/open-bills';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import type { MemberRequestRecord } from '../../../store/member-requests/member-request.schema';
import { MemberRequestsRepository } from '../../../store/member-requests/member-requests.repository';
import { type LineMember, toLineMember } from './line.view';

/** Finds the open bills that lines may pay, so that staff need not divide a transfer by hand. */
@Injectable()
export class LineBills {
  constructor(
    private readonly requests: MemberRequestsRepository,
    private readonly members: LinkedMembersRepository,
    private readonly open: OpenBills,
  ) {}

  /** @returns the lines, with the bills of the organisations that are suggested for them */
  async addTo(lines: readonly StatementLine[]): Promise<readonly StatementLine[]> {
    const payers = new Map(
      lines.flatMap(({ suggestions }) => suggestions.map(({ member }) => [member._id, member])),
    );
    if (payers.size === 0) return lines;
    const stored = await this.requests.openBills([...payers.keys()].map(objectIdOf));
    const requests = (await this.open.asOwed(stored)).filter(({ bill = [] }) => bill.length > 0);
    if (requests.length === 0) return lines;
    const ids = requests.flatMap(({ bill = [] }) => bill.map(({ person }) => person));
    const people = new Map(
      [...(await this.members.ofIds(ids))].map(([id, member]) => [id, toLineMember(member)]),
    );
    const bills = new Map<string, StatementBill>();
    for (const request of requests) {
      const organisation = payers.get(request.member.toString());
      if (organisation) bills.set(organisation._id, toBill(request, organisation, people));
    }
    return lines.map((line) => {
      const found = line.suggestions.flatMap(({ member }) => bills.get(member._id) ?? []);
      return found.length > 0 ? { ...line, bills: found } : line;
    });
  }
}

function toBill(
  { _id, bill = [] }: MemberRequestRecord,
  organisation: LineMember,
  people: ReadonlyMap<string, LineMember>,
): StatementBill {
  const payees = new Set(bill.map(({ person }) => person.toString()));
  return {
    _id: _id.toString(),
    organisation: facts(organisation),
    total: sumOf(bill),
    parts: [...payees].flatMap((id) => {
      const member = people.get(id);
      if (!member) return [];
      const own = bill.filter(({ person }) => person.equals(id));
      return [
        {
          member: { ...facts(member), balance: member.balance },
          allocations: own.map(({ charge, amount }) => ({ charge, amount })),
        },
      ];
    }),
  };
}

const facts = ({ _id, number, name }: LineMember) => ({ _id, number, name });

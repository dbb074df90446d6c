import { Injectable } from '@nestjs/common';
import type { MyRequest, MyStaffBillBody } from '@concord/contracts';
import { conflict, type MemberActor, type RecordedBody, required } from '@concord/nest-platform';
import { sumOf } from '../../../shared/ledger/account-sums';
import { OwnRequests } from '../../../shared/member-requests/own-requests';
import type { BilledCharge } from '../../../store/member-requests/member-request.schema';
import { NamedPeople } from './named-people';
import { type NamedPerson, onePerMember, unpaidSubscriptions } from './own-staff.view';
import { OwnStaff } from './own-staff.service';

const OPEN = 'One of your bills is still open. Pay it, or withdraw it and make another one';

/**
 * Bills for the subscriptions of several people. A bill lists charges that stay with the people's accounts: staff divide
 * the transfer among them, so each account adds up by itself.
 */
@Injectable()
export class StaffBills {
  constructor(
    private readonly own: OwnStaff,
    private readonly people: NamedPeople,
    private readonly requests: OwnRequests,
  ) {}

  /** @throws AppError 403, 404 for an entry of others, 409 for somebody who isn't sponsored or owes nothing, or a second one */
  async make(actor: MemberActor, { body, audit }: RecordedBody<MyStaffBillBody>): Promise<MyRequest> {
    const organisation = await this.own.require(actor);
    audit.note({ entity: 'member', id: organisation._id.toString(), label: organisation.number });
    const named = await this.people.of(organisation._id);
    const entries = [...new Set(body.people)].map((id) =>
      required(
        named.find(({ entry }) => entry._id.toString() === id),
        'This person',
      ),
    );
    const chosen = onePerMember(entries);
    const bill = chosen.flatMap(chargesOf);
    const reason = `${bill.length} charges of ${chosen.length} people`;
    audit.note({ after: { people: chosen.length, charges: bill.length, total: sumOf(bill) } });
    return this.requests.send(organisation, { kind: 'bill', reason, bill, files: [] }, OPEN);
  }
}

function chargesOf({ entry, account }: NamedPerson): BilledCharge[] {
  const { person, sponsored } = entry;
  const charges = account ? unpaidSubscriptions(account) : [];
  if (!person || !sponsored || charges.length === 0)
    throw conflict('CONFLICT', 'You can pay for people whom you sponsor and who owe a subscription');
  return charges.map(({ _id, title, open }) => ({ person, charge: _id, title, amount: open }));
}

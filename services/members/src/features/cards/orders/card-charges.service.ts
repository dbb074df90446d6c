import { Injectable } from '@nestjs/common';
import { dayOf } from '@concord/nest-platform';
import { addCharges } from '../../../shared/ledger/account-changes';
import { invoiceOf } from '../../../shared/ledger/due-documents';
import type { ChargeEntry } from '../../../store/accounts/account-entries';
import type { CardOrderRecord } from '../../../store/card-orders/card-order.schema';
import { CardOrdersRepository } from '../../../store/card-orders/card-orders.repository';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import { AccountWriter } from '../../money/accounts/account-writer';

/** Charges ordered cards. May run twice: the period of a charge names its order. */
@Injectable()
export class CardCharges {
  constructor(
    private readonly orders: CardOrdersRepository,
    private readonly members: LinkedMembersRepository,
    private readonly writer: AccountWriter,
  ) {}

  /** Charges an order, unless that is done. */
  async raise(id: string): Promise<void> {
    const order = await this.orders.find(id);
    if (!order?.dueSince) return;
    const owner = order.member.toString();
    const member = (await this.members.ofIds([owner])).get(owner);
    if (member) {
      const charge = chargeOf(order, member.index.grade);
      await this.writer.change(owner, (account) => {
        const changed = addCharges(account, [charge]);
        return {
          account: changed,
          due: changed === account ? [] : invoiceOf(charge._id, [charge], charge.raisedOn),
        };
      });
    }
    await this.orders.charged(id);
  }
}

function chargeOf(
  { _id, charge, amount, orderedAt }: CardOrderRecord,
  grade: ChargeEntry['grade'],
): ChargeEntry {
  const day = dayOf(orderedAt);
  return {
    _id: charge,
    fee: 'card',
    period: `${day} ${_id.toString().slice(-6)}`,
    grade,
    title: 'Membership card',
    amount,
    raisedOn: day,
    due: day,
    covers: null,
    reductions: [],
    voided: null,
  };
}

import { Injectable } from '@nestjs/common';
import type { CardOrder, CardOrderListQuery } from '@concord/contracts';
import {
  type AuditNote,
  conflict,
  Page,
  required,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import type { CardOrderRecord } from '../../../store/card-orders/card-order.schema';
import { CardOrdersRepository } from '../../../store/card-orders/card-orders.repository';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import { toCardOrder } from './card-order.view';

/** Orders of plastic cards, for staff who send them. */
@Injectable()
export class CardOrdersService {
  constructor(
    private readonly orders: CardOrdersRepository,
    private readonly accounts: AccountsRepository,
    private readonly members: LinkedMembersRepository,
  ) {}

  async list(query: CardOrderListQuery): Promise<Page<CardOrder>> {
    const { items, total } = await this.orders.list(query);
    return new Page(await this.viewsOf(items), total);
  }

  /** @throws AppError 404, 409 until the card is paid, and for an order that was sent or cancelled. */
  async send(staff: StaffActor, id: string, audit: AuditNote): Promise<CardOrder> {
    const { name, member, state } = await this.get(id);
    audit.note({ entity: 'member', id: member, label: name, details: { order: id } });
    if (state === 'unpaid') throw conflict('CONFLICT', 'This card is not paid yet');
    if (state !== 'paid' || !(await this.orders.send(id, staffRefOf(staff), new Date())))
      throw conflict(
        'CONFLICT',
        state === 'cancelled' ? 'This order is cancelled' : 'This card was sent already',
      );
    return this.get(id);
  }

  private async get(id: string): Promise<CardOrder> {
    const order = required(await this.orders.find(id), 'This order');
    const [view] = await this.viewsOf([order]);
    return required(view, 'The member of this order');
  }

  private async viewsOf(orders: readonly CardOrderRecord[]): Promise<CardOrder[]> {
    const ids = orders.map(({ member }) => member);
    const [accounts, members] = await Promise.all([this.accounts.ofMany(ids), this.members.ofIds(ids)]);
    return orders.flatMap((order, at) => {
      const account = accounts[at];
      const member = members.get(order.member.toString());
      return account && member ? [toCardOrder(order, account, member)] : [];
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { MyCardOrder, MyCardOrderBody } from '@concord/contracts';
import {
  AppError,
  conflict,
  dayOf,
  type MemberActor,
  newObjectId,
  type RecordedBody,
} from '@concord/nest-platform';
import { memberStandingOn } from '../../../shared/members/member-index';
import { OwnMember } from '../../../shared/members/own-member';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { isGood } from '../../../shared/standing/standing';
import type { AccountProjection } from '../../../store/accounts/account.schema';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import type { CardOrderRecord } from '../../../store/card-orders/card-order.schema';
import { CardOrdersRepository } from '../../../store/card-orders/card-orders.repository';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import { CardCharges } from './card-charges.service';
import { cardOrderStateOf, toMyCardOrder } from './card-order.view';

type OrderRequest = RecordedBody<MyCardOrderBody> & { readonly requestKey: string | undefined };

/** Orders of plastic cards by the member who signed in. */
@Injectable()
export class OwnCardOrders {
  constructor(
    private readonly own: OwnMember,
    private readonly accounts: AccountsRepository,
    private readonly settings: SettingsInForce,
    private readonly orders: CardOrdersRepository,
    private readonly charges: CardCharges,
  ) {}

  /** @throws AppError 403, 404, 409 for a second open order and without good standing, 422 for a key of another order. */
  async order(actor: MemberActor, { body, audit, requestKey: given }: OrderRequest): Promise<MyCardOrder> {
    const member = await this.own.require(actor);
    const id = member._id.toString();
    audit.note({ entity: 'member', id, label: memberName(member) });
    const { address } = body;
    const requestKey = given && `${id} ${given}`;
    const earlier = requestKey ? await this.orders.ofRequest(requestKey) : undefined;
    const order = earlier ?? (await this.insert(member, address, requestKey));
    if (order.address !== address)
      throw new AppError(422, 'IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used for another order');
    audit.note({ after: { order: order._id.toString(), amount: order.amount } });
    await this.charges.raise(order._id.toString());
    return toMyCardOrder(order, await this.accounts.of(id));
  }

  private async insert(
    member: MemberProjection,
    address: string,
    requestKey: string | undefined,
  ): Promise<CardOrderRecord> {
    const [account, { values }] = await Promise.all([
      this.accounts.of(member._id.toString()),
      this.settings.version(),
    ]);
    const orderedAt = new Date();
    const { standing } = memberStandingOn(member, account, values, dayOf(orderedAt));
    if (!isGood(standing)) throw conflict('CONFLICT', 'You can order a card once you are in good standing');
    if (values.cardFee === null)
      throw conflict(
        'CONFLICT',
        'Plastic cards cannot be ordered at present. Your digital card is always here',
      );
    await this.endCancelled(member, account);
    const order = await this.orders.insert({
      member: member._id,
      charge: newObjectId().toString(),
      amount: values.cardFee,
      address,
      orderedAt,
      ...(requestKey && { requestKey }),
    });
    // The later one of two requests at once with one key answers with the order of the other.
    const stored = order ?? (requestKey ? await this.orders.ofRequest(requestKey) : undefined);
    if (!stored)
      throw conflict('CONFLICT', 'You have ordered a card already. It is on its way once it is paid');
    return stored;
  }

  /** An order whose charge staff voided does not stand in the way of another one. */
  private async endCancelled({ _id }: MemberProjection, account: AccountProjection): Promise<void> {
    const open = await this.orders.openOf(_id);
    if (open && cardOrderStateOf(open, account) === 'cancelled') await this.orders.cancel(open);
  }
}

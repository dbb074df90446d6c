import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { CardOrdersService } from './card-orders.service';
import { OwnCardOrders } from './own-orders.service';

@Controller()
export class CardOrdersController {
  constructor(
    private readonly orders: CardOrdersService,
    private readonly own: OwnCardOrders,
  ) {}

  @Handles(calls.myCardOrder)
  order({ actor, body, audit, headers }: HandlerInput<typeof calls.myCardOrder>) {
    return this.own.order(actor, { body, audit, requestKey: headers['idempotency-key'] });
  }

  @Handles(calls.cardOrderList)
  list({ query }: HandlerInput<typeof calls.cardOrderList>) {
    return this.orders.list(query);
  }

  @Handles(calls.cardOrderSent)
  send({ actor, params, audit }: HandlerInput<typeof calls.cardOrderSent>) {
    return this.orders.send(actor, params.id, audit);
  }
}

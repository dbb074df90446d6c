import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { MailOrdersService } from './mail-orders.service';
import { OutboxService } from './outbox.service';

@Controller()
export class MailController {
  constructor(
    private readonly outbox: OutboxService,
    private readonly orders: MailOrdersService,
  ) {}

  @Handles(calls.outboxList)
  list({ query }: HandlerInput<typeof calls.outboxList>) {
    return this.outbox.list(query);
  }

  @Handles(calls.outboxGet)
  get({ actor, params }: HandlerInput<typeof calls.outboxGet>) {
    return this.outbox.get(actor, params.id);
  }

  @Handles(calls.outboxSendAgain)
  sendAgain({ actor, params, audit }: HandlerInput<typeof calls.outboxSendAgain>) {
    return this.outbox.sendAgain(actor, params.id, audit);
  }

  @Handles(calls.outboxSendManyAgain)
  sendManyAgain(input: HandlerInput<typeof calls.outboxSendManyAgain>) {
    return this.outbox.sendManyAgain(input, input.body);
  }

  @Handles(internalCalls.internalMailOrder)
  order({ body }: HandlerInput<typeof internalCalls.internalMailOrder>) {
    return this.orders.order(body.mails);
  }

  @Handles(internalCalls.internalAssignmentMails)
  orderOfAssignments({ body }: HandlerInput<typeof internalCalls.internalAssignmentMails>) {
    return this.orders.order(body.mails);
  }

  @Handles(internalCalls.internalCertificateMails)
  orderOfCertificates({ body }: HandlerInput<typeof internalCalls.internalCertificateMails>) {
    return this.orders.order(body.mails);
  }

  @Handles(internalCalls.internalAssignmentMailsCancel)
  cancelOfAssignments({ body }: HandlerInput<typeof internalCalls.internalAssignmentMailsCancel>) {
    return this.orders.cancel(body.keys);
  }
}

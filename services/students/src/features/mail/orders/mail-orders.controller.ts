import { Controller } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { MailOrdersService } from './mail-orders.service';

@Controller()
export class MailOrdersController {
  constructor(private readonly orders: MailOrdersService) {}

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

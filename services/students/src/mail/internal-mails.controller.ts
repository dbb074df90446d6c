import { Controller } from '@nestjs/common';
import { type MailOrdersBody, mailOrdersBody } from '@concord/contracts';
import { Internal, ValidBody } from '@concord/nest-platform';
import { MailOrdersService } from './mail-orders.service';

/** Where other services order mails. */
@Controller()
export class InternalMailsController {
  constructor(private readonly orders: MailOrdersService) {}

  @Internal('POST', '/mails')
  order(@ValidBody(mailOrdersBody) { mails }: MailOrdersBody) {
    return this.orders.order(mails);
  }
}

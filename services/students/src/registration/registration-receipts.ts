import { Injectable } from '@nestjs/common';
import { MailOrdersService } from '../mail/mail-orders.service';

/** The mail that tells an applicant of the registration. */
@Injectable()
export class RegistrationReceipts {
  constructor(private readonly orders: MailOrdersService) {}

  /** Orders the receipt; however often, it is one mail. */
  async order(student: string, registeredAt: Date): Promise<void> {
    const data = { registeredAt: registeredAt.toISOString() };
    await this.orders.order([{ key: `receipt-${student}`, kind: 'registration-receipt', student, data }]);
  }
}

import { Injectable } from '@nestjs/common';
import { log } from '@concord/nest-platform';
import { type DueMail, StudentReviewsRepository } from '../../../store/students/student-reviews.repository';
import { MailOrdersService } from '../../mail/orders/mail-orders.service';

/** Orders the mails of decisions. After a crash the sweeper orders them again; each key gives one mail. */
@Injectable()
export class DecisionMails {
  constructor(
    private readonly reviews: StudentReviewsRepository,
    private readonly orders: MailOrdersService,
  ) {}

  /** Never throws: a failed order is repeated by the sweeper. */
  async order(due: DueMail): Promise<void> {
    const { id, decision, reason } = due.mail;
    try {
      await this.orders.order([
        { key: `decision-${id}`, kind: 'decision', student: due.student, data: { decision, reason } },
      ]);
      await this.reviews.mailOrdered(due);
    } catch (error) {
      log.warn({ err: error, student: due.student }, 'the mail of a decision is left to the sweeper');
    }
  }

  async sweep(now: Date): Promise<void> {
    for (const due of await this.reviews.findDueMails(now)) await this.order(due);
  }
}

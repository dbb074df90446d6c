import { Injectable } from '@nestjs/common';
import { log } from '@concord/nest-platform';
import { type DueMail, StudentReviewsRepository } from '../../../store/students/student-reviews.repository';
import { MailRequestsService } from '../../mail/requests/mail-requests.service';

/** Requests the mails of decisions. After a crash the sweeper requests them again; each key gives one mail. */
@Injectable()
export class DecisionMails {
  constructor(
    private readonly reviews: StudentReviewsRepository,
    private readonly requests: MailRequestsService,
  ) {}

  /** Never throws: a failed request is repeated by the sweeper. */
  async request(due: DueMail): Promise<void> {
    const { id, decision, reason } = due.mail;
    try {
      await this.requests.request([
        { key: `decision-${id}`, kind: 'decision', student: due.student, data: { decision, reason } },
      ]);
      await this.reviews.markMailRequested(due);
    } catch (error) {
      log.warn({ err: error, student: due.student }, 'the mail of a decision is left to the sweeper');
    }
  }

  async sweep(now: Date): Promise<void> {
    for (const due of await this.reviews.findDueMails(now)) await this.request(due);
  }
}

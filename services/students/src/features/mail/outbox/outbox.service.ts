import { Inject, Injectable } from '@nestjs/common';
import type { BulkOutcome, Mail, MailSummary, OutboxListQuery, SendManyAgainBody } from '@concord/contracts';
import {
  type AuditNote,
  BULK_PAGE,
  type BulkInput,
  BulkRunner,
  confirmedIds,
  conflict,
  forbidden,
  isSuper,
  notFound,
  type Page,
  type StaffActor,
} from '@concord/nest-platform';
import type { StudentsEnv } from '../../../env';
import { STUDENTS_ENV } from '../../../shared/config.module';
import { MailStatesRepository } from '../../../store/mails/mail-states.repository';
import type { MailRecord } from '../../../store/mails/mail.schema';
import { MailsRepository } from '../../../store/mails/mails.repository';
import { MailQueue } from '../queue/mail.queue';
import { toMail, toMailSummary } from './mail.view';

/** Shows the outbox to staff, and sends mails again. */
@Injectable()
export class OutboxService {
  private readonly hasMailServer: boolean;

  constructor(
    private readonly mails: MailsRepository,
    private readonly states: MailStatesRepository,
    private readonly queue: MailQueue,
    private readonly bulk: BulkRunner,
    @Inject(STUDENTS_ENV) env: Pick<StudentsEnv, 'SMTP_URL'>,
  ) {
    this.hasMailServer = env.SMTP_URL !== undefined;
  }

  async list(query: OutboxListQuery): Promise<Page<MailSummary>> {
    return (await this.mails.list(query)).map(toMailSummary);
  }

  /** A mail with its text. Mails with results are for SUPER_ADMIN, like the results. @throws AppError 403, 404 */
  async get(staff: StaffActor, id: string): Promise<Mail> {
    const mail = await this.mails.find(id);
    if (!mail) throw notFound('This e-mail');
    if (mail.kind === 'result' && !isSuper(staff))
      throw forbidden('Only a SUPER_ADMIN can read e-mails with results');
    return toMail(mail, this.hasMailServer);
  }

  /** @throws AppError 404, 409 if the mail was sent or is queued, or there is no mail server */
  async sendAgain(staff: StaffActor, id: string, audit: AuditNote): Promise<Mail> {
    const isQueued = await this.states.requeue(id, this.hasMailServer, new Date());
    const mail = await this.get(staff, id);
    audit.note({ label: labelOf(mail) });
    if (!isQueued) throw conflict('CONFLICT', refusalText(mail));
    await this.queue.add(id);
    return mail;
  }

  /** @throws AppError 400 for too many, 409 if the number of matches differs from the confirmed one */
  async sendManyAgain(input: BulkInput, { ids, filter, count }: SendManyAgainBody): Promise<BulkOutcome> {
    const wanted = filter
      ? confirmedIds(await this.mails.list({ ...filter, ...BULK_PAGE }), count, 'e-mails')
      : [...new Set(ids)];
    return this.bulk.run(input, wanted, {
      action: 'mail.send-again',
      entity: 'mail',
      batch: this.bulk.newBatch(),
      find: (id) => this.mails.find(id),
      nameOf: labelOf,
      write: async (mail) => {
        const id = mail._id.toString();
        const isQueued = await this.states.requeue(id, this.hasMailServer, new Date());
        if (!isQueued) throw conflict('CONFLICT', refusalText((await this.mails.find(id)) ?? mail));
        await this.queue.add(id);
      },
    });
  }
}

const labelOf = ({ subject, to }: Pick<Mail, 'subject' | 'to'>) => `${subject}, to ${to}`;

type Refused = Pick<Mail, 'status' | 'error' | 'cancelled'> & Pick<MailRecord, 'cancelledAt'>;

function refusalText({ status, error, cancelled, cancelledAt }: Refused): string {
  if (error && (cancelled || cancelledAt)) return error;
  if (status === 'sent') return 'This e-mail has already been sent';
  return status === 'kept' ? 'No mail server is set up to send this e-mail' : 'This e-mail is being sent';
}

import { Inject, Injectable } from '@nestjs/common';
import type { MailRequestsAccepted, MemberMailRequest } from '@concord/contracts';
import { searchFields } from '@concord/nest-platform';
import { LOCAL_ORIGIN, type StudentsEnv } from '../../../env';
import { STUDENTS_ENV } from '../../../shared/config.module';
import { MailsRepository, type NewMail } from '../../../store/mails/mails.repository';
import { renderMail } from '../content/mail-content';
import { MailQueue } from '../queue/mail.queue';

/** The printed document of a mail; mails about reversed payments and decisions have none. */
function documentOf({ kind, data }: MemberMailRequest): NewMail['document'] {
  switch (kind) {
    case 'invoice':
    case 'receipt':
    case 'credit-note':
      return { kind, id: data.document };
    case 'payment-reminder':
      return data.document ? { kind: 'invoice', id: data.document } : undefined;
    default:
      return undefined;
  }
}

/** Accepts requests for mails to members, whose records another service has. Idempotent: one mail per key. */
@Injectable()
export class MemberMailsService {
  constructor(
    private readonly mails: MailsRepository,
    private readonly queue: MailQueue,
    @Inject(STUDENTS_ENV) private readonly env: Pick<StudentsEnv, 'PUBLIC_URL' | 'SMTP_URL'>,
  ) {}

  async request(requests: readonly MemberMailRequest[]): Promise<MailRequestsAccepted> {
    const now = new Date();
    const added = await this.mails.insert(requests.map((request) => this.toMail(request, now)));
    if (this.env.SMTP_URL) await Promise.all(added.map((id) => this.queue.add(id)));
    return { accepted: requests.length };
  }

  private toMail(request: MemberMailRequest, now: Date): NewMail {
    const { key, member, to, kind, recipient } = request;
    const content = renderMail(request, recipient, this.env.PUBLIC_URL ?? LOCAL_ORIGIN);
    const document = documentOf(request);
    return {
      key,
      student: member,
      isToMember: true,
      to,
      kind,
      ...content,
      ...(document && { document }),
      status: this.env.SMTP_URL ? 'queued' : 'kept',
      tries: 0,
      createdAt: now,
      dueAt: now,
      claim: null,
      claimedAt: null,
      sentAt: null,
      error: null,
      ...searchFields([content.name, to]),
    };
  }
}

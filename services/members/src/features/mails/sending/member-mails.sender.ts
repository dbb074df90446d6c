import { Injectable } from '@nestjs/common';
import { internalCalls, type MemberMailRequest } from '@concord/contracts';
import { dayOf, InternalClient, log } from '@concord/nest-platform';
import type { MemberMailRecord } from '../../../store/member-mails/member-mail.schema';
import { MemberMailsRepository } from '../../../store/member-mails/member-mails.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import { mailDecision } from './mail-decision';
import { MailFactsReader } from './mail-facts.reader';

interface ReadyMail {
  readonly mail: MemberMailRecord;
  readonly request: MemberMailRequest;
}

/** Requests due mails from the outbox of the students service, which sends one for a key however often it is asked. */
@Injectable()
export class MemberMailsSender {
  constructor(
    private readonly mails: MemberMailsRepository,
    private readonly facts: MailFactsReader,
    private readonly internal: InternalClient,
  ) {}

  /** Settles the mails that are due, at most one batch of them. @throws AppError without the students service. */
  async send(now = new Date()): Promise<void> {
    const ready: ReadyMail[] = [];
    for (const mail of await this.mails.due()) {
      const found = await this.decide(mail, dayOf(now)).catch((error: unknown) => {
        log.warn({ err: error, mail: mail._id }, 'a mail to a member is left to the next round');
        return undefined;
      });
      if (found) ready.push(found);
    }
    if (ready.length === 0) return;
    const requests = ready.map(({ request }) => request);
    await this.internal.call(internalCalls.internalMemberMails, { body: { mails: requests } });
    for (const { mail } of ready) await this.mails.settle(mail._id, 'requested');
  }

  /** Looks at everything again, because money may have arrived since the mail became due. */
  private async decide(mail: MemberMailRecord, today: string): Promise<ReadyMail | undefined> {
    const facts = await this.facts.of(mail);
    const decision = facts ? mailDecision(mail, facts, today) : { skip: 'the member is gone' };
    if (decision === 'later') return undefined;
    if ('skip' in decision) return void (await this.mails.settle(mail._id, 'skipped', decision.skip));
    if (!facts) return undefined;
    return { mail, request: requestOf(mail, facts.member, decision.content) };
  }
}

const requestOf = (
  { _id, member }: MemberMailRecord,
  { organisation, surname, firstName, middleName, title, email }: MemberProjection,
  content: Pick<MemberMailRequest, 'kind' | 'data'>,
): MemberMailRequest =>
  ({
    key: _id,
    member: member.toString(),
    to: email ?? '',
    recipient: organisation
      ? { surname: organisation, firstName: '', middleName: null, title: null }
      : { surname: surname ?? '', firstName: firstName ?? '', middleName, title },
    ...content,
  }) as MemberMailRequest;

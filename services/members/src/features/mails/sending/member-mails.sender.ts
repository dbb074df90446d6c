import { Injectable } from '@nestjs/common';
import { internalCalls, type MemberMailRequest } from '@concord/contracts';
import { AppError, dayOf, InternalClient, log } from '@concord/nest-platform';
import type { MemberMailRecord } from '../../../store/member-mails/member-mail.schema';
import { MemberMailsRepository } from '../../../store/member-mails/member-mails.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import { mailDecision } from './mail-decision';
import { MailFactsReader } from './mail-facts.reader';

/** Answers of the outbox to a mail that it cannot take, whatever the others are. */
const REFUSALS = [400, 413];
/** Delay before a refused mail is requested again. */
const RETRY_MS = 60_000;
/** Age at which a refused mail is left out: no upgrade of the product takes that long. */
const PATIENCE_MS = 7 * 24 * 60 * 60 * 1000;

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
      const found = await this.decide(mail, now).catch((error: unknown) => {
        log.warn({ err: error, mail: mail._id }, 'a mail to a member is left to the next round');
        return undefined;
      });
      if (found) ready.push(found);
    }
    if (ready.length === 0 || (await this.request(ready))) return;
    for (const one of ready) if (!(await this.request([one]))) await this.leave(one.mail, now);
  }

  /** @returns false if the outbox refuses one of them, as one of the previous version does with a newer kind */
  private async request(ready: readonly ReadyMail[]): Promise<boolean> {
    const mails = ready.map(({ request }) => request);
    try {
      await this.internal.call(internalCalls.internalMemberMails, { body: { mails } });
    } catch (error) {
      if (error instanceof AppError && REFUSALS.includes(error.statusCode)) return false;
      throw error;
    }
    for (const { mail } of ready) await this.mails.settle(mail._id, 'requested');
    return true;
  }

  /** Lets a refused mail wait, so that it holds up no other. */
  private async leave({ _id, createdAt }: MemberMailRecord, now: Date): Promise<void> {
    log.warn({ mail: _id }, 'the outbox refused a mail to a member');
    if (now.getTime() - createdAt.getTime() > PATIENCE_MS)
      await this.mails.settle(_id, 'skipped', 'the outbox refuses it');
    else await this.mails.postpone(_id, new Date(now.getTime() + RETRY_MS));
  }

  /** Looks at everything again, because money may have arrived since the mail became due. */
  private async decide(mail: MemberMailRecord, now: Date): Promise<ReadyMail | undefined> {
    const facts = await this.facts.of(mail);
    const decision = facts ? mailDecision(mail, facts, dayOf(now)) : { skip: 'the member is gone' };
    // Behind the others, so that many of these hold up none.
    if (decision === 'later') return void (await this.mails.postpone(mail._id, now));
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

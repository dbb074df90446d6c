import { Inject, Injectable } from '@nestjs/common';
import type { CodeChannel } from '@concord/contracts';
import { log } from '@concord/nest-platform';
import type { AccessCodeRecord } from '../../../store/access-codes/access-code.schema';
import { AccessCodesRepository } from '../../../store/access-codes/access-codes.repository';
import { newCode } from '../codes/new-code';
import { idsOf } from '../people/person';
import { PeopleService } from '../people/people.service';
import { CODE_SENDERS, type CodeSender } from './code-sender';

/** Waits in seconds before the next attempts; nobody waits longer for a code. */
const RETRY_SECONDS = [5, 15, 40, 90, 180];

/** Makes and sends codes, each attempt with a new one, because codes are stored as hashes only. */
@Injectable()
export class CodeDelivery {
  constructor(
    private readonly codes: AccessCodesRepository,
    private readonly people: PeopleService,
    @Inject(CODE_SENDERS) private readonly senders: Readonly<Partial<Record<CodeChannel, CodeSender>>>,
  ) {}

  /** @returns false if another worker has it, or this one has no road for it */
  async deliver(request: AccessCodeRecord): Promise<boolean> {
    const sender = this.senders[request.channel];
    if (!sender || !(await this.codes.claim(request))) return false;
    try {
      await this.send(request, sender);
    } catch (error) {
      log.warn({ error }, 'a sign-in code could not be made');
      await this.retry(request);
    }
    return true;
  }

  private async send(request: AccessCodeRecord, sender: CodeSender): Promise<void> {
    const everyone = await this.people.withEmail(request.email);
    if (everyone.length === 0) return;
    const reached = sender.reached?.(everyone);
    const code = newCode();
    await this.codes.setCode(request._id, code, reached?.flatMap(idsOf));
    const failure = await sender.send({ request, people: reached ?? everyone, code });
    if (!failure) return;
    log.warn({ channel: request.channel, ...failure }, 'a sign-in code was not sent');
    if (failure.status === 'temporary') await this.retry(request);
  }

  private async retry({ _id, sends }: AccessCodeRecord): Promise<void> {
    const seconds = RETRY_SECONDS[sends];
    if (seconds !== undefined) await this.codes.reschedule(_id, new Date(Date.now() + seconds * 1000));
  }
}

import { Injectable } from '@nestjs/common';
import { mailsOfRefusals, mailsOfReversals } from '../../../shared/mails/mail-keys';
import type { AccountProjection } from '../../../store/accounts/account.schema';
import { MemberMailsRepository } from '../../../store/member-mails/member-mails.repository';
import { StatementLinesRepository } from '../../../store/statement-lines/statement-lines.repository';

/** Opens the lines of banks whose payments were reversed again, and notes mails about reversals and refused transfers. */
@Injectable()
export class PaymentFollowUp {
  constructor(
    private readonly lines: StatementLinesRepository,
    private readonly mails: MemberMailsRepository,
  ) {}

  async note(account: AccountProjection): Promise<void> {
    const reversed = account.payments.filter(({ state }) => state === 'reversed');
    if (reversed.length > 0) await this.lines.reversed(reversed.map(({ _id }) => _id));
    await this.mails.add([...mailsOfReversals(account), ...mailsOfRefusals(account)]);
  }
}

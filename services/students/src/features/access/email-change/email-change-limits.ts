import { Injectable } from '@nestjs/common';
import { FailureLimiters } from '@concord/nest-platform';

const HOUR = 3600;

/** Limits codes to new addresses: a member cannot fill the boxes of others. */
@Injectable()
export class EmailChangeLimits {
  private readonly byMember;
  private readonly byEmail;
  private readonly wrong;

  constructor(limiters: FailureLimiters) {
    this.byMember = limiters.get('email-change-member', 5, HOUR);
    this.byEmail = limiters.get('email-change-email', 5, HOUR);
    this.wrong = limiters.get('email-change-wrong', 15, HOUR);
  }

  /** @throws AppError 429 */
  async countRequest(member: string, email: string): Promise<void> {
    await this.byMember.consume(member);
    await this.byEmail.consume(email);
  }

  /** @throws AppError 429 */
  countWrong(member: string): Promise<void> {
    return this.wrong.consume(member);
  }
}

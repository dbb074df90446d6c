import { Injectable } from '@nestjs/common';
import { type StaffActor, unauthenticated } from '@concord/nest-platform';
import type { Staff } from '../../../store/staff/staff';
import { StaffRepository } from '../../../store/staff/staff.repository';
import { Revocations } from '../revocations/revocations.service';
import { StaffTokens, type TokenFactor } from '../sessions/staff-tokens';

/** Manages the sessions of an account whose owner changes its sign-in. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly staff: StaffRepository,
    private readonly tokens: StaffTokens,
    private readonly revocations: Revocations,
  ) {}

  /**
   * Ends all other sessions of the account, renews the actor's token, and may replace the password.
   * @throws AppError 401 if the account changed meanwhile
   */
  async keepOnly(actor: StaffActor, factor: TokenFactor, passwordHash?: string): Promise<string> {
    const account = await this.accountOf(actor);
    const raised = await this.staff.raiseVersion(account, passwordHash);
    if (!raised) throw unauthenticated();
    await this.revocations.accountChanged(actor.id);
    return this.tokens.renew(raised, actor, factor);
  }

  /** @returns a new token of the same session, with the current time as that of its code */
  async confirm(actor: StaffActor): Promise<string> {
    return this.tokens.renew(await this.accountOf(actor), actor, { confirmedAt: Date.now() });
  }

  private async accountOf({ id, ver }: StaffActor): Promise<Staff> {
    const account = await this.staff.findById(id);
    if (account?.ver !== ver) throw unauthenticated();
    return account;
  }
}

import { Injectable } from '@nestjs/common';
import type { PasswordChangeBody, RenewedToken } from '@concord/contracts';
import {
  addressKey,
  badRequest,
  confirmationNeeded,
  isConfirmed,
  type StaffActor,
  type Origin,
} from '@concord/nest-platform';
import { AccountAudit } from '../account-records/account-audit';
import { AccountNotices } from '../account-records/account-notices';
import { refuseWeak } from '../passwords/password-rules';
import { Passwords } from '../passwords/passwords';
import { OwnSessions } from './own-sessions';
import { type OwnChange, Reauthentication } from './reauthentication';

/** Changes the password of one's own account. */
@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly reauthentication: Reauthentication,
    private readonly passwords: Passwords,
    private readonly sessions: OwnSessions,
    private readonly audit: AccountAudit,
    private readonly notices: AccountNotices,
  ) {}

  /** @throws AppError 400 for a wrong or weak password or a wrong code, 403 for a missing code, 429, 503 */
  async change(actor: StaffActor, body: PasswordChangeBody, origin: Origin): Promise<RenewedToken> {
    const { current, next, code } = body;
    const action = 'staff.password-change';
    const { username, email } = actor;
    refuseWeak({ username, email, password: next }, 'next');
    refuseSame(current, next);
    await this.reauthentication.requirePassword({ actor, origin, action }, current, 'current');
    const confirmedAt = await this.confirm({ actor, origin, action }, code);
    const passwordHash = await this.passwords.hash(next, { key: addressKey(origin.address) });
    const isNeeded = actor.needsFactor;
    const answer = await this.audit.ownChange(action, actor, origin, async () => ({
      token: await this.sessions.keepOnly(actor, { confirmedAt, isNeeded }, passwordHash),
    }));
    await this.notices.tell('password-changed', actor, origin);
    return answer;
  }

  /** @returns the time of the last code; undefined for an account without a factor */
  private async confirm(change: OwnChange, code: string | undefined): Promise<number | undefined> {
    const { actor } = change;
    if (isConfirmed(actor)) return actor.confirmedAt;
    if (code === undefined) throw confirmationNeeded();
    await this.reauthentication.requireCode(change, code);
    return Date.now();
  }
}

/** @throws AppError 400 */
function refuseSame(current: string, next: string): void {
  if (current !== next) return;
  const message = 'This is your current password. Please choose another';
  throw badRequest('VALIDATION', message, [{ path: 'next', message }]);
}

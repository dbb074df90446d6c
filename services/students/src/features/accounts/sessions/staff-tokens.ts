import { Injectable } from '@nestjs/common';
import { type StaffActor, staffSignIn, TokenSigner, type Origin } from '@concord/nest-platform';
import { SessionsRepository } from '../../../store/sessions/sessions.repository';
import type { Staff } from '../../../store/staff/staff';
import { AccountAudit } from '../account-records/account-audit';
import { toEndedSignIn } from '../revocations/ended-sign-in';
import { Revocations } from '../revocations/revocations.service';
import { deviceName } from './device-name';

/** Browser from which somebody signs in or signs up. */
export interface Client extends Origin {
  /** Id of a device that signed in to this account before. */
  device?: string;
  /** Session of the browser until now. */
  before?: StaffActor;
  userAgent?: string;
}

/** Claims of a token that concern the second factor. */
export interface TokenFactor {
  /** Time of the last code, in ms since 1970; absent without a factor. */
  confirmedAt?: number;
  /** True if a factor must be set up before anything else. */
  isNeeded?: boolean;
}

/** Signs the tokens of staff. */
@Injectable()
export class StaffTokens {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly signer: TokenSigner,
    private readonly revocations: Revocations,
    private readonly audit: AccountAudit,
  ) {}

  /** Ends the browser's previous session, and the oldest one above the limit. @returns token of a new session */
  async open(account: Staff, client: Client, factor: TokenFactor = {}): Promise<string> {
    const { id: staff, ver } = account;
    const { address, userAgent } = client;
    const sid = await this.sessions.insert({ staff, ver, address, device: deviceName(userAgent) });
    if (client.before) await this.end(client.before, client);
    await this.endBeyondMax(staff, sid);
    return this.sign(account, sid, factor);
  }

  /** @returns a new token of the actor's session, with the current version and the same expiry */
  async renew(account: Staff, { sid, ver, endsAt }: StaffActor, factor: TokenFactor): Promise<string> {
    if (sid && account.ver !== ver) await this.sessions.setVersion(sid, account.ver);
    const secondsLeft = Math.max(1, Math.floor((endsAt - Date.now()) / 1000));
    return this.sign(account, sid, factor, secondsLeft);
  }

  private async end(before: StaffActor, client: Client): Promise<void> {
    const { id, sid } = before;
    if (!sid) return;
    const isEnded = await this.audit.replaceSession(before, client, () => this.sessions.end(id, sid));
    if (isEnded) await this.revocations.endSignIns([toEndedSignIn(id, sid)]);
  }

  /** Voids all sessions up to a moment by one revocation, as many sign-ins would otherwise leave one each. */
  private async endBeyondMax(staff: string, newest: string): Promise<void> {
    const ended = await this.sessions.endBeyondMax(staff);
    if (!ended) return;
    const [last, kept] = [ended.id, newest].map((sid) => staffSignIn(staff, sid).startedAt ?? 0);
    // Session ids have a precision of one second, so sessions of the newest one's second cannot be ended together.
    if (last !== undefined && kept !== undefined && last < kept)
      await this.revocations.endBefore(staff, last);
    else await this.revocations.endSignIns([toEndedSignIn(staff, ended.id)]);
  }

  private sign(
    { id, role, hasFinance, ver, username, email, initialPasswordUntil }: Staff,
    sid: string | undefined,
    { confirmedAt, isNeeded }: TokenFactor,
    seconds?: number,
  ): string {
    return this.signer.sign(
      {
        typ: 'staff',
        sub: id,
        role,
        ver,
        username,
        email,
        ...(sid && { sid }),
        ...(confirmedAt !== undefined && { cfa: Math.floor(confirmedAt / 1000) }),
        ...(isNeeded && { factor: 'needed' }),
        ...(initialPasswordUntil && { password: 'initial' }),
        ...(hasFinance && { finance: true }),
      },
      seconds,
    );
  }
}

import { Injectable } from '@nestjs/common';
import { type StaffActor, TokenSigner } from '@concord/nest-platform';
import type { Origin } from './account-audit';
import { deviceName } from './device-name';
import { SessionsRepository } from './sessions.repository';
import type { Staff } from './staff.view';

/** The browser that signs in or up. */
export interface Client extends Origin {
  /** The id of a device that signed in to this account before. */
  device?: string;
  userAgent?: string;
}

/** What a token says about the second factor. */
export interface TokenFactor {
  /** When a code was given last, in ms since 1970; none for an account without a factor. */
  confirmedAt?: number;
  /** One must be set up before anything else can be done. */
  isNeeded?: boolean;
}

/** Signs the tokens of staff. */
@Injectable()
export class StaffTokens {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly signer: TokenSigner,
  ) {}

  /** @returns the token of a new session. */
  async open(account: Staff, { address, userAgent }: Client, factor: TokenFactor = {}): Promise<string> {
    const { id: staff, ver } = account;
    const sid = await this.sessions.insert({ staff, ver, address, device: deviceName(userAgent) });
    return this.sign(account, sid, factor);
  }

  /** @returns another token of the actor's session, which ends when that does; the session goes on with a later version. */
  async renew(account: Staff, { sid, ver, endsAt }: StaffActor, factor: TokenFactor): Promise<string> {
    if (sid && account.ver !== ver) await this.sessions.setVersion(sid, account.ver);
    const secondsLeft = Math.max(1, Math.floor((endsAt - Date.now()) / 1000));
    return this.sign(account, sid, factor, secondsLeft);
  }

  private sign(
    { id, role, ver, username, email }: Staff,
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
      },
      seconds,
    );
  }
}

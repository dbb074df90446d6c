import { Injectable } from '@nestjs/common';
import type { SessionsEnded } from '@concord/contracts';
import type { Origin } from '@concord/nest-platform';
import { AccessCookies, type Exchange } from '../codes/access-cookies';
import { lastKnownOf } from '../people/person';
import { AccessAudit } from './access-audit';
import { EndedAccess } from './ended-access';
import { RenewalService } from './renewal.service';

/** Ends the session of the browser that asks. */
@Injectable()
export class SignOutService {
  constructor(
    private readonly renewal: RenewalService,
    private readonly ended: EndedAccess,
    private readonly cookies: AccessCookies,
    private readonly audit: AccessAudit,
  ) {}

  /** Signing out twice is harmless. */
  async signOut(exchange: Exchange, origin: Origin): Promise<SessionsEnded> {
    const session = await this.renewal.sessionOf(exchange);
    this.cookies.clearSession(exchange);
    if (!session) return { ended: 0 };
    await this.ended.endMany([session]);
    this.audit.signedOut(lastKnownOf(session), origin);
    return { ended: 1 };
  }
}

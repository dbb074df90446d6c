import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AccessToken } from '@concord/contracts';
import type { Origin } from '@concord/nest-platform';
import {
  ACCESS_SESSIONS_MAX,
  AccessSessionsRepository,
  type PersonIds,
} from '../../../store/access-sessions/access-sessions.repository';
import { deviceName } from '../../accounts/sessions/device-name';
import { AccessCookies, newSecret } from '../codes/access-cookies';
import type { Asker } from '../codes/codes.service';
import { knownOf, type Person } from '../people/person';
import { AccessAudit } from './access-audit';
import { AccessTokens } from './access-tokens';
import { EndedAccess } from './ended-access';

/** Somebody who signs in, with the origin of the request. */
export type SigningIn = Asker & Origin;

/** Hash of a session's secret, as stored. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Begins sessions. The device's cookie renews the short-lived token. */
@Injectable()
export class SessionBegin {
  constructor(
    private readonly sessions: AccessSessionsRepository,
    private readonly ended: EndedAccess,
    private readonly cookies: AccessCookies,
    private readonly tokens: AccessTokens,
    private readonly audit: AccessAudit,
  ) {}

  async begin(person: Person, asker: SigningIn): Promise<AccessToken> {
    const secret = newSecret();
    const device = deviceName(asker.request.headers['user-agent']);
    const id = await this.sessions.insert({
      ...knownOf(person),
      secret: hashOfSecret(secret),
      device,
      address: asker.address,
    });
    await this.endOldest(person);
    this.audit.signedIn(person, asker, device);
    this.cookies.setSession(asker, id, secret);
    return this.tokens.issue(person, id);
  }

  private async endOldest(person: PersonIds): Promise<void> {
    const tooMany = (await this.sessions.list(person)).slice(ACCESS_SESSIONS_MAX);
    await this.ended.endMany(tooMany);
  }
}

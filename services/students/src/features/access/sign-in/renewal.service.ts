import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AccessToken } from '@concord/contracts';
import { AppError, log, unauthenticated } from '@concord/nest-platform';
import type { AccessSessionRecord } from '../../../store/access-sessions/access-session.schema';
import { AccessSessionsRepository } from '../../../store/access-sessions/access-sessions.repository';
import { AccessCookies, type Exchange } from '../codes/access-cookies';
import { knownOf, lastKnownOf, type Person } from '../people/person';
import { PeopleService } from '../people/people.service';
import { AccessTokens } from './access-tokens';
import { hashOfSecret } from './session-begin';

/** Renews tokens by the cookie of a session. */
@Injectable()
export class RenewalService {
  constructor(
    private readonly sessions: AccessSessionsRepository,
    private readonly people: PeopleService,
    private readonly cookies: AccessCookies,
    private readonly tokens: AccessTokens,
  ) {}

  /**
   * A token for the person as of now: an applicant may have become a member, a merge may have been undone.
   * @throws AppError 401 if the session has ended, or access is blocked
   */
  async renew(exchange: Exchange): Promise<AccessToken> {
    const session = await this.sessionOf(exchange);
    const person = session && (await this.personOf(session));
    if (!session || !person || (await this.people.isBlocked(person))) {
      this.cookies.clearSession(exchange);
      throw unauthenticated('Your sign-in has ended. Please sign in again');
    }
    await this.sessions.renew(session, knownOf(person));
    return this.tokens.issue(person, session._id.toString());
  }

  /** The running session of the browser's cookie. */
  async sessionOf(exchange: Exchange): Promise<AccessSessionRecord | undefined> {
    const held = this.cookies.sessionOf(exchange);
    const session = held && (await this.sessions.find(held.id));
    if (!session) return undefined;
    const [given, kept] = [Buffer.from(hashOfSecret(held.secret)), Buffer.from(session.secret)];
    return given.length === kept.length && timingSafeEqual(given, kept) ? session : undefined;
  }

  private async personOf(session: AccessSessionRecord): Promise<Omit<Person, 'phoneNumber'> | undefined> {
    try {
      const current = await this.people.current(session);
      if (!current) return undefined;
      const { phoneNumber: _, ...person } = current;
      return person;
    } catch (error) {
      if (!(error instanceof AppError && error.statusCode === 503)) throw error;
      log.warn({ error }, 'the register could not be asked for a member, who stays signed in');
      return lastKnownOf(session);
    }
  }
}

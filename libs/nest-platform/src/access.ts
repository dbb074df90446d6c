import { timingSafeEqual } from 'node:crypto';
import type { Call, Principal } from '@concord/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor';
import { forbidden, unauthenticated } from './app-error';
import type { StaffVersionCache } from './staff-versions';
import type { TokenClaims, TokenVerifier } from './tokens';

/** What a route is: a call of the contracts, a call between services, or a probe. */
export type RouteKind = { call: Call } | { internal: true } | { probe: true };

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
  interface FastifyContextConfig {
    concord?: RouteKind;
  }
}

const ANONYMOUS: Actor = { kind: 'anonymous' };

/** Decides who asks and whether they may, before a byte of the body is read. */
export class AccessHook {
  private readonly secret: Buffer;

  constructor(
    private readonly tokens: TokenVerifier,
    private readonly staff: StaffVersionCache,
    serviceSecret: string,
  ) {
    this.secret = Buffer.from(serviceSecret);
  }

  /** @throws AppError 401 without a token that counts, 403 with one that may not. */
  async check(request: FastifyRequest): Promise<void> {
    const kind = request.routeOptions.config.concord;
    if (!kind || 'probe' in kind) return;
    if ('internal' in kind) return this.checkSecret(request.headers['x-service-secret']);
    const claims = this.claimsOf(request.headers.authorization);
    const actor = claims && (await this.actorOf(claims));
    if (actor && admits(kind.call.access, actor)) request.actor = actor;
    else if (!kind.call.access.includes('public')) throw actor ? forbidden() : unauthenticated();
  }

  private checkSecret(given: string | string[] | undefined): void {
    const sent = Buffer.from(typeof given === 'string' ? given : '');
    if (sent.length !== this.secret.length || !timingSafeEqual(sent, this.secret)) throw forbidden();
  }

  private claimsOf(header: string | undefined): TokenClaims | undefined {
    if (!header || header.length > 4096 || !/^bearer /i.test(header)) return undefined;
    return this.tokens.verify(header.slice(7).trim());
  }

  private async actorOf(claims: TokenClaims): Promise<Actor | undefined> {
    if (claims.typ === 'candidate') return { kind: 'candidate', id: claims.sub, sid: claims.sid };
    if (claims.typ === 'print') return { kind: 'print', id: claims.sub, documentKind: claims.kind };
    if (!(await this.staff.isCurrent(claims.sub, claims.ver))) return undefined;
    return {
      kind: 'staff',
      id: claims.sub,
      role: claims.role,
      username: claims.username,
      email: claims.email,
    };
  }
}

function admits(access: readonly Principal[], actor: Actor): boolean {
  if (actor.kind !== 'staff') return access.includes(actor.kind as Principal);
  if (access.includes('pending')) return true;
  if (actor.role === 'PENDING') return false;
  // A call open to the public serves staff as staff: some show them more.
  return (
    access.includes('staff') ||
    access.includes('public') ||
    (actor.role === 'SUPER_ADMIN' && access.includes('super'))
  );
}

/** The actor before the hook has run. */
export const anonymous = (): Actor => ANONYMOUS;

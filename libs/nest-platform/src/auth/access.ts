import type { Call, Principal } from '@concord/contracts';
import { isOneOf, type SecretList } from '@concord/contracts/environment';
import type { FastifyRequest } from 'fastify';
import { accessHolderOf, type Actor, hasFinance, isConfirmed, type StaffActor } from './actor';
import {
  type AppError,
  confirmationNeeded,
  factorNeeded,
  forbidden,
  passwordChangeNeeded,
  unauthenticated,
} from '../core/app-error';
import type { StaffVersionCache } from './staff-versions';
import type { TokenVerifier, VerifiedClaims } from './tokens';

/** Kind of route: a call of the contracts, or a probe. */
export type RouteKind = { call: Call } | { probe: true };

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
  interface FastifyContextConfig {
    concord?: RouteKind;
  }
}

type StaffClaims = Extract<VerifiedClaims, { typ: 'staff' }>;
type MemberClaims = Extract<VerifiedClaims, { typ: 'member' }>;
type Viewer = NonNullable<MemberClaims['viewer']>;

/** The actor before the hook has run. */
export const ANONYMOUS: Actor = { kind: 'anonymous' };

/** Authenticates and authorises a request before its body is read. */
export class AccessHook {
  constructor(
    private readonly tokens: TokenVerifier,
    private readonly staff: StaffVersionCache,
    private readonly serviceSecrets: SecretList,
  ) {}

  /**
   * Sets the request's actor, or returns a refusal: 401 without a valid token, 403 without
   * permission. Only tokens of staff may be asynchronous (for the account's current version).
   */
  check(request: FastifyRequest): AppError | undefined | Promise<AppError | undefined> {
    const kind = request.routeOptions.config.concord;
    if (!kind || 'probe' in kind) return undefined;
    if (kind.call.access.includes('internal'))
      return this.isOurs(request.headers['x-service-secret']) ? undefined : forbidden();
    const claims = this.claimsOf(request.headers.authorization);
    if (claims?.typ === 'staff')
      return this.staffOf(claims).then((actor) => decide(request, kind.call, actor));
    if (claims?.typ === 'member' && claims.viewer)
      return this.lookOf(claims, claims.viewer).then((actor) => decide(request, kind.call, actor));
    return decide(request, kind.call, claims && this.holderOf(claims, kind.call));
  }

  private isOurs(given: string | string[] | undefined): boolean {
    return isOneOf(given, this.serviceSecrets);
  }

  private claimsOf(header: string | undefined): VerifiedClaims | undefined {
    if (!header || header.length > 4096 || !/^bearer /i.test(header)) return undefined;
    return this.tokens.verify(header.slice(7).trim());
  }

  private async staffOf(claims: StaffClaims): Promise<Actor | undefined> {
    if (!(await this.staff.isCurrent(claims.sub, claims.ver, claims.sid))) return undefined;
    return {
      kind: 'staff',
      id: claims.sub,
      role: claims.role,
      username: claims.username,
      email: claims.email,
      ver: claims.ver,
      sid: claims.sid,
      confirmedAt: claims.cfa === undefined ? undefined : claims.cfa * 1000,
      needsFactor: claims.factor === 'needed',
      hasInitialPassword: claims.password === 'initial',
      hasFinance: claims.finance === true,
      endsAt: claims.endsAt,
    };
  }

  private holderOf(claims: Exclude<VerifiedClaims, StaffClaims>, call: Call): Actor | undefined {
    if (claims.typ === 'print') return { kind: 'print', id: claims.sub, documentKind: claims.kind };
    const { sub: id, sid, signedAt, endsAt } = claims;
    if (claims.typ === 'member') return this.memberOf(claims);
    if (this.staff.hasEnded({ sid, holder: id, startedAt: signedAt }) && !call.afterSignOut) return undefined;
    return { kind: 'candidate', id, sid, signedAt, endsAt };
  }

  /** The look of staff at a person's pages ends with their own sign-in. */
  private async lookOf(claims: MemberClaims, { id, ver, sid }: Viewer): Promise<Actor | undefined> {
    return (await this.staff.isCurrent(id, ver, sid)) ? this.memberOf(claims) : undefined;
  }

  private memberOf({ typ: kind, sub: id, viewer, ...claims }: MemberClaims): Actor | undefined {
    const { sid, member, student, signedAt: startedAt } = claims;
    const people = [member, student].filter((each) => each !== undefined);
    const hasEnded = people.some((each) =>
      this.staff.hasEnded({ sid, holder: accessHolderOf(each), startedAt }),
    );
    return hasEnded ? undefined : { kind, id, ...claims, ...(viewer && { viewer: viewer.id }) };
  }
}

function decide(request: FastifyRequest, call: Call, actor: Actor | undefined): AppError | undefined {
  const isPublic = call.access.includes('public');
  if (!actor) return isPublic ? undefined : unauthenticated();
  const refusal = refusalOf(call, actor);
  if (refusal && isPublic) return undefined;
  // Set before the check, so that the record of a refusal names the actor.
  request.actor = actor;
  return refusal;
}

function refusalOf({ access, confirmed, initialPassword, method }: Call, actor: Actor): AppError | undefined {
  if (actor.kind === 'member' && actor.viewer !== undefined && method !== 'GET')
    return forbidden('You are looking at this page as staff. Only its owner can change something here');
  if (actor.kind !== 'staff') return access.includes(actor.kind as Principal) ? undefined : forbidden();
  if (actor.hasInitialPassword && !initialPassword) return passwordChangeNeeded();
  if (!admits(access, actor)) return actor.needsFactor ? factorNeeded() : forbidden();
  return confirmed && !isConfirmed(actor) ? confirmationNeeded() : undefined;
}

function admits(access: readonly Principal[], actor: StaffActor): boolean {
  if (access.includes('pending')) return true;
  if (actor.role === 'PENDING' || actor.needsFactor) return false;
  // Public calls also accept staff tokens: some show staff more.
  return (
    access.includes('staff') ||
    access.includes('public') ||
    (actor.role === 'SUPER_ADMIN' && access.includes('super')) ||
    (hasFinance(actor) && access.includes('finance'))
  );
}

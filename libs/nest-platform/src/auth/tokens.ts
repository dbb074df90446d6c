import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { DOCUMENT_KINDS, LIMITS, ACCESS_LIMITS, ROLES } from '@concord/contracts';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';

const claims = z.discriminatedUnion('typ', [
  z.object({
    typ: z.literal('staff'),
    sub: z.string(),
    role: z.enum(ROLES),
    /** Version of the account at signing; a change of the account revokes older ones. */
    ver: z.number().int(),
    username: z.string(),
    email: z.string(),
    /** Session id; absent in tokens of earlier versions. */
    sid: z.string().optional(),
    /** Time of the last second-factor code, in seconds since 1970; absent without a second factor. */
    cfa: z.number().int().optional(),
    /** The account must set up a second factor before anything else. */
    factor: z.literal('needed').optional(),
    /** The account must replace its initial password before anything else. */
    password: z.literal('initial').optional(),
    /** Permission of an ADMIN for money. */
    finance: z.literal(true).optional(),
  }),
  z.object({ typ: z.literal('candidate'), sub: z.string(), sid: z.string() }),
  z.object({
    typ: z.literal('member'),
    /** Id of the member, or of the applicant who is no member. */
    sub: z.string(),
    sid: z.string(),
    member: z.string().optional(),
    /** Record of the applicant. */
    student: z.string().optional(),
    /** Account, version and session of staff who look at the person's pages; such a token changes nothing. */
    viewer: z.object({ id: z.string(), ver: z.number().int(), sid: z.string().optional() }).optional(),
  }),
  z.object({ typ: z.literal('print'), sub: z.string(), kind: z.enum(DOCUMENT_KINDS) }),
]);

export type TokenClaims = z.infer<typeof claims>;

/** Claims with the times of signing and expiry, in ms since 1970. */
export type VerifiedClaims = TokenClaims & { signedAt: number; endsAt: number };

const ISSUER = 'concord';
const AUDIENCE = 'concord';
/** Number of cached tokens: enough for several halls of candidates. */
const CACHE_SIZE = 5000;

const LIFETIME = {
  staff: `${LIMITS.staffSignInHours}h`,
  candidate: `${LIMITS.candidateTokenHours}h`,
  member: `${ACCESS_LIMITS.tokenMinutes}m`,
  print: '30m',
} as const;

/** Key id for the header of signed tokens. */
function keyIdOf(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('base64url').slice(0, 16);
}

/** Signs tokens; only the students service holds the private key. */
export class TokenSigner {
  private readonly jwt: JwtService;

  constructor(privateKey: KeyObject) {
    const keyid = keyIdOf(createPublicKey(privateKey));
    this.jwt = new JwtService({
      privateKey,
      signOptions: { algorithm: 'ES256', issuer: ISSUER, audience: AUDIENCE, keyid },
    });
  }

  /** @param seconds lifetime, if shorter than the default of the kind */
  sign(payload: TokenClaims, seconds?: number): string {
    return this.jwt.sign(payload, { expiresIn: seconds ?? LIFETIME[payload.typ] });
  }
}

/** Verifies tokens by signature, algorithm, issuer, audience and time. */
export class TokenVerifier {
  private readonly byKey: ReadonlyMap<string, JwtService>;
  /** Verified tokens: a signature stays valid until expiry, so that a candidate's saves verify it once. */
  private readonly cache = new Map<string, VerifiedClaims>();

  /** @param publicKeys all accepted keys; several during a rotation */
  constructor(publicKeys: readonly KeyObject[]) {
    const verifyOptions = { algorithms: ['ES256' as const], issuer: ISSUER, audience: AUDIENCE };
    this.byKey = new Map(
      publicKeys.map((publicKey) => [keyIdOf(publicKey), new JwtService({ publicKey, verifyOptions })]),
    );
  }

  /** @returns the claims, or undefined for a token that is forged, expired or of another issuer */
  verify(token: string): VerifiedClaims | undefined {
    const cached = this.cache.get(token);
    if (cached) return cached.endsAt > Date.now() ? cached : undefined;
    const payload = this.payloadOf(token);
    const parsed = claims.safeParse(payload);
    const { iat, exp } = payload ?? {};
    if (!parsed.success || typeof iat !== 'number' || typeof exp !== 'number') return undefined;
    return this.store(token, { ...parsed.data, signedAt: iat * 1000, endsAt: exp * 1000 });
  }

  private payloadOf(token: string): Record<string, unknown> | undefined {
    for (const jwt of this.keysFor(token)) {
      try {
        return jwt.verify<Record<string, unknown>>(token);
      } catch {
        // Signed by another key, forged or expired.
      }
    }
    return undefined;
  }

  /** Keys by the token's key id; all keys for tokens of earlier versions without one. */
  private keysFor(token: string): Iterable<JwtService> {
    const [any] = this.byKey.values();
    const decoded = any?.decode<{ header: { kid?: unknown } } | null>(token, { complete: true });
    const kid = decoded?.header.kid;
    if (typeof kid !== 'string') return this.byKey.values();
    const named = this.byKey.get(kid);
    return named ? [named] : [];
  }

  private store(token: string, verified: VerifiedClaims): VerifiedClaims {
    if (this.cache.size >= CACHE_SIZE) {
      const oldest = this.cache.keys().next().value;
      if (oldest !== undefined) this.cache.delete(oldest);
    }
    this.cache.set(token, verified);
    return verified;
  }
}

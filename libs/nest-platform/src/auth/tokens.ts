import type { KeyObject } from 'node:crypto';
import { DOCUMENT_KINDS, LIMITS, ROLES } from '@concord/contracts';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';

const claims = z.discriminatedUnion('typ', [
  z.object({
    typ: z.literal('staff'),
    sub: z.string(),
    role: z.enum(ROLES),
    /** The account's version when the token was made; a change of the account voids older ones. */
    ver: z.number().int(),
    username: z.string(),
    email: z.string(),
  }),
  z.object({ typ: z.literal('candidate'), sub: z.string(), sid: z.string() }),
  z.object({ typ: z.literal('print'), sub: z.string(), kind: z.enum(DOCUMENT_KINDS) }),
]);

/** What a token says of its holder. */
export type TokenClaims = z.infer<typeof claims>;

/** With the moment, in ms, from which the token is no longer taken. */
export type VerifiedClaims = TokenClaims & { endsAt: number };

const ISSUER = 'concord';
const AUDIENCE = 'concord';
/** Verified tokens remembered: several halls of candidates. */
const REMEMBERED = 5000;

/** Lifetimes: a candidate's must outlive any exam (600 minutes and extra time). */
const LIFETIME = { staff: `${LIMITS.staffSignInHours}h`, candidate: '24h', print: '30m' } as const;

/** Signs tokens; only the students service holds the private key. */
export class TokenSigner {
  private readonly jwt: JwtService;

  constructor(privateKey: KeyObject) {
    this.jwt = new JwtService({
      privateKey,
      signOptions: { algorithm: 'ES256', issuer: ISSUER, audience: AUDIENCE },
    });
  }

  /** `seconds` is for a token that is to end earlier than its kind does. */
  sign(payload: TokenClaims, seconds?: number): string {
    return this.jwt.sign(payload, { expiresIn: seconds ?? LIFETIME[payload.typ] });
  }
}

/** Verifies tokens by signature, algorithm, issuer, audience and time. */
export class TokenVerifier {
  private readonly jwt: JwtService;
  /** A signature once found good stays good until the token ends, so a candidate's saves verify it once. */
  private readonly known = new Map<string, VerifiedClaims>();

  constructor(publicKey: KeyObject) {
    this.jwt = new JwtService({
      publicKey,
      verifyOptions: { algorithms: ['ES256'], issuer: ISSUER, audience: AUDIENCE },
    });
  }

  /** @returns the claims, or undefined for a token that is forged, expired or not ours. */
  verify(token: string): VerifiedClaims | undefined {
    const known = this.known.get(token);
    if (known) return known.endsAt > Date.now() ? known : undefined;
    try {
      const payload = this.jwt.verify<Record<string, unknown>>(token);
      const parsed = claims.safeParse(payload);
      if (!parsed.success || typeof payload.exp !== 'number') return undefined;
      return this.remember(token, { ...parsed.data, endsAt: payload.exp * 1000 });
    } catch {
      return undefined;
    }
  }

  private remember(token: string, verified: VerifiedClaims): VerifiedClaims {
    if (this.known.size >= REMEMBERED) {
      const oldest = this.known.keys().next().value;
      if (oldest !== undefined) this.known.delete(oldest);
    }
    this.known.set(token, verified);
    return verified;
  }
}

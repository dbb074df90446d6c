import { createHash, createHmac, hkdfSync, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StudentsEnv } from '../../env';
import { cookieAttributes, cookieNameOf, cookieOf } from './cookies';

const YEAR_SECONDS = 365 * 24 * 3600;

/** A call by which somebody signs in to the account of an e-mail. */
interface SignInInput {
  readonly body: { readonly email: string };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** `path`: browsers send the cookie with no other call. `purpose`: cookies of another purpose prove nothing. */
interface DeviceCookieUse {
  readonly path: string;
  readonly purpose: string;
}

/**
 * Cookies of browsers that signed in before (OWASP's device cookies), so that failures of others do not block the
 * owner. Each is signed, is for one account, and proves nothing else.
 */
export class DeviceCookies {
  /** Keys derived from the signing keys: the first one signs, all of them verify. */
  private readonly keys: readonly Buffer[];
  private readonly attributes: string;

  constructor(
    private readonly env: Pick<StudentsEnv, 'JWT_PRIVATE_KEY' | 'PUBLIC_URL'>,
    { path, purpose }: DeviceCookieUse,
  ) {
    this.keys = env.JWT_PRIVATE_KEY.map((key) => derivedKey(key, purpose));
    this.attributes = cookieAttributes(env, { path, seconds: YEAR_SECONDS });
  }

  /** Signs in with the id of a known device; after success, an unknown device becomes known. */
  async signIn<T>(input: SignInInput, signIn: (device: string | undefined) => Promise<T>): Promise<T> {
    const { email } = input.body;
    const answer = await signIn(this.find(input.request.headers.cookie, email));
    input.reply.header('set-cookie', this.issue(email));
    return answer;
  }

  /** @returns a `Set-Cookie` header that makes a device known for the account */
  issue(email: string, now = Date.now()): string {
    const device = randomBytes(16).toString('base64url');
    const expires = String(Math.floor(now / 1000) + YEAR_SECONDS);
    const [signature] = this.signatures(email, device, expires);
    return `${this.nameOf(email)}=${device}.${expires}.${signature}; ${this.attributes}`;
  }

  /** @returns the id of the device that the header's cookie proves for the account */
  find(header: string | undefined, email: string, now = Date.now()): string | undefined {
    const [device, expires, signature] = cookieOf(header, this.nameOf(email))?.split('.') ?? [];
    if (!device || !expires || !signature) return undefined;
    const isOurs = this.signatures(email, device, expires).some((right) => isSame(signature, right));
    return isOurs && Number(expires) * 1000 > now ? device : undefined;
  }

  /** Signatures by all keys. */
  private signatures(email: string, device: string, expires: string): string[] {
    const text = `${email}\n${device}\n${expires}`;
    return this.keys.map((key) => createHmac('sha256', key).update(text).digest('base64url'));
  }

  /** One cookie per account, because people may share a browser. The name does not reveal the e-mail. */
  private nameOf(email: string): string {
    return cookieNameOf(this.env, `device-${createHash('sha256').update(email).digest('hex').slice(0, 16)}`);
  }
}

function isSame(text: string, right: string): boolean {
  const [given, expected] = [Buffer.from(text), Buffer.from(right)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Derives a key of its own, so that no other signed value is a valid cookie. */
function derivedKey(privateKey: KeyObject, purpose: string): Buffer {
  const secret = privateKey.export({ type: 'pkcs8', format: 'der' });
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

import { createHmac } from 'node:crypto';
import { isOneOf, type SecretList } from '@concord/contracts/environment';

/** Maximum lifetime of a link. */
const LIFETIME_SECONDS = 600;
/** Links signed within one step are equal, so that browsers can cache the picture. */
const STEP_SECONDS = 60;

/** Lifetime and step of links; links signed within one step are equal. */
export interface LinkTimes {
  lifetimeSeconds: number;
  stepSeconds: number;
}

/** Nine to ten minutes. */
const SHORT: LinkTimes = { lifetimeSeconds: LIFETIME_SECONDS, stepSeconds: STEP_SECONDS };

/**
 * Signs and verifies links to stored files. All services share the secrets, so that lists need no
 * call per file. The first secret signs, all are accepted.
 */
export class FileLinks {
  constructor(
    private readonly secrets: SecretList,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * @param times lifetime of the link, which is shorter by up to one step; defaults to nine to ten
   * minutes
   * @returns a root-relative link on the public origin
   */
  sign(publicId: string, { lifetimeSeconds, stepSeconds }: LinkTimes = SHORT): string {
    const seconds = Math.floor(this.now() / 1000);
    const exp = Math.floor((seconds + lifetimeSeconds) / stepSeconds) * stepSeconds;
    return `/api/media/files/${publicId}?exp=${exp}&sig=${signature(this.secrets[0], publicId, String(exp))}`;
  }

  /** True if the signature is valid and the link has not expired. */
  isValid(publicId: string, exp: string | undefined, sig: string | undefined): boolean {
    if (!exp || !sig || !/^\d{1,12}$/.test(exp) || Number(exp) * 1000 < this.now()) return false;
    return isOneOf(
      sig,
      this.secrets.map((secret) => signature(secret, publicId, exp)),
    );
  }
}

const signature = (secret: string, publicId: string, exp: string): string =>
  createHmac('sha256', secret).update(`${publicId}\n${exp}`).digest('base64url');

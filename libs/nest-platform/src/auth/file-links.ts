import { createHmac, timingSafeEqual } from 'node:crypto';

/** Links are good for ten minutes. */
const LIFETIME_SECONDS = 600;
/** Links made within one minute are equal, so that a browser's cache can keep the picture. */
const STEP_SECONDS = 60;

/** Signs and checks links to stored files; every service signs with the one secret, so no call per row is needed. */
export class FileLinks {
  constructor(
    private readonly secret: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** A root-relative link on the public origin, good for nine to ten minutes. */
  sign(publicId: string): string {
    const seconds = Math.floor(this.now() / 1000);
    const exp = Math.floor((seconds + LIFETIME_SECONDS) / STEP_SECONDS) * STEP_SECONDS;
    return `/api/media/files/${publicId}?exp=${exp}&sig=${this.signature(publicId, String(exp))}`;
  }

  /** Whether a link's parts belong together and it has not ended. */
  isValid(publicId: string, exp: string | undefined, sig: string | undefined): boolean {
    if (!exp || !sig || !/^\d{1,12}$/.test(exp) || Number(exp) * 1000 < this.now()) return false;
    const wanted = Buffer.from(this.signature(publicId, exp));
    const given = Buffer.from(sig);
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  }

  private signature(publicId: string, exp: string): string {
    return createHmac('sha256', this.secret).update(`${publicId}\n${exp}`).digest('base64url');
  }
}

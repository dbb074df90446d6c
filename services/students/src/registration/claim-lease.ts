import { log } from '@concord/nest-platform';
import type { ClaimName, SerialClaimsRepository } from '../serials/serial-claims.repository';

/** How long a claim holds a serial when the process that made it is gone. */
export const LEASE_MS = 30_000;
const RENEW_EVERY_MS = 10_000;
/** By so much the clocks of two machines may differ. */
const SKEW_MS = 5000;

export const leaseEnd = (now = Date.now()): Date => new Date(now + LEASE_MS);

/** Renews a registration's claim for as long as the registration is under way. */
export class ClaimLease {
  private readonly timer: NodeJS.Timeout;
  private isLost = false;
  private renewing?: Promise<void>;

  /** @param until the end of the lease that is stored. */
  constructor(
    private readonly claims: Pick<SerialClaimsRepository, 'renew'>,
    private readonly claim: ClaimName,
    private until: Date,
  ) {
    this.timer = setInterval(() => void this.renew(), RENEW_EVERY_MS);
    this.timer.unref();
  }

  /** Whether nobody can have given this registration up yet: others may do that once the stored lease has ended. */
  get isSurelyHeld(): boolean {
    return !this.isLost && Date.now() < this.until.getTime() - SKEW_MS;
  }

  /** Renews now. What fails is tried again the next time: the lease outlasts two failures. */
  renew(): Promise<void> {
    return (this.renewing ??= this.tryToRenew().finally(() => (this.renewing = undefined)));
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async tryToRenew(): Promise<void> {
    const until = leaseEnd();
    try {
      if (await this.claims.renew(this.claim, until)) this.until = until;
      else this.lose();
    } catch (error) {
      log.warn({ err: error, student: this.claim.studentId }, 'a claim was not renewed');
    }
  }

  private lose(): void {
    this.isLost = true;
    this.stop();
  }
}

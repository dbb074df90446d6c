import { log } from '@concord/nest-platform';
import type { ClaimId, SerialClaimsRepository } from '../../../store/serials/serial-claims.repository';

/** A claim that is not renewed holds its serial for this long. */
export const LEASE_MS = 30_000;
const RENEWAL_INTERVAL_MS = 10_000;
/** Largest tolerated difference between the clocks of two machines. */
const CLOCK_SKEW_MS = 5000;

export const leaseEnd = (now = Date.now()): Date => new Date(now + LEASE_MS);

/** The lease of a claim: renewed on a timer until the registration stops it. */
export class ClaimLease {
  private readonly timer: NodeJS.Timeout;
  private isLost = false;
  private renewal?: Promise<void>;

  /** @param until the end of the lease as stored. */
  constructor(
    private readonly claims: Pick<SerialClaimsRepository, 'renew'>,
    private readonly claim: ClaimId,
    private until: Date,
  ) {
    // No RepeatingTask: its interval begins at the end of a round, so that slow failures would use up the lease.
    this.timer = setInterval(() => void this.renew(), RENEWAL_INTERVAL_MS);
    this.timer.unref();
  }

  /** False once another process may have abandoned the claim, which takes an expired lease. */
  get isHeld(): boolean {
    return !this.isLost && Date.now() < this.until.getTime() - CLOCK_SKEW_MS;
  }

  /** Renews now. A failure is logged and retried by the timer: the lease outlasts two failures. */
  renew(): Promise<void> {
    return (this.renewal ??= this.tryRenew().finally(() => (this.renewal = undefined)));
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async tryRenew(): Promise<void> {
    const until = leaseEnd();
    try {
      if (await this.claims.renew(this.claim, until)) {
        this.until = until;
      } else {
        this.isLost = true;
        this.stop();
      }
    } catch (error) {
      log.warn({ err: error, student: this.claim.studentId }, 'a claim was not renewed');
    }
  }
}

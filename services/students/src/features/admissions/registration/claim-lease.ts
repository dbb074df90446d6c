import { log } from '@concord/nest-platform';
import type { ClaimId, SerialClaimsRepository } from '../../../store/serials/serial-claims.repository';

/** Duration of a lease without renewal. */
export const LEASE_MS = 30_000;
const RENEWAL_INTERVAL_MS = 10_000;
/** Maximum tolerated difference between the clocks of two machines. */
const CLOCK_SKEW_MS = 5000;

export const leaseEnd = (now = Date.now()): Date => new Date(now + LEASE_MS);

/** Lease of a claim, renewed by a timer until the registration ends. */
export class ClaimLease {
  private readonly timer: NodeJS.Timeout;
  private isLost = false;
  private renewal?: Promise<void>;

  /** @param until stored end of the lease */
  constructor(
    private readonly claims: Pick<SerialClaimsRepository, 'renew'>,
    private readonly claim: ClaimId,
    private until: Date,
  ) {
    // Not a RepeatingTask: it waits after each round, so that slow failures would use up the lease.
    this.timer = setInterval(() => void this.renew(), RENEWAL_INTERVAL_MS);
    this.timer.unref();
  }

  /** False once the lease may have expired: another process may abandon the claim then. */
  get isHeld(): boolean {
    return !this.isLost && Date.now() < this.until.getTime() - CLOCK_SKEW_MS;
  }

  /** Renews the lease. After a failure, which is logged, the timer tries again: the lease outlasts two failures. */
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

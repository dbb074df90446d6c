import { Injectable } from '@nestjs/common';
import { log, RepeatingTask } from '@concord/nest-platform';
import { SerialClaimsRepository } from '../../../store/serials/serial-claims.repository';
import { CorrectionFollowUp } from '../../admissions/corrections/correction-follow-up';
import { ClaimResolver } from '../../admissions/registration/claim-resolver';
import { DecisionMails } from '../../admissions/reviews/decision-mails';
import { RemovalService } from '../../privacy/removal/removal.service';

/** Completes the work of crashed processes. All steps are idempotent, and may run in several processes. */
@Injectable()
export class SweeperService extends RepeatingTask {
  constructor(
    private readonly claims: SerialClaimsRepository,
    private readonly resolver: ClaimResolver,
    private readonly removal: RemovalService,
    private readonly corrections: CorrectionFollowUp,
    private readonly decisions: DecisionMails,
  ) {
    super(() => this.sweep(), {
      name: 'students-sweeper',
      intervalMs: 15_000,
      failureMessage: 'a sweep failed',
    });
  }

  /** Resolves expired claims, then retries unconfirmed removals, then continues corrections and decisions. */
  async sweep(now = new Date()): Promise<void> {
    for (const claim of await this.claims.findExpired(now))
      // A failure must not stop the remaining claims.
      await this.resolver.resolve(claim, now).catch((error: unknown) => {
        log.warn({ err: error, student: claim.studentId }, 'a claim is left to the next sweep');
      });
    await this.removal.sweep(now);
    await this.corrections.sweep(now);
    await this.decisions.sweep(now);
  }
}

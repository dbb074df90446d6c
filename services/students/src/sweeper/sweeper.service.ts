import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { log, RepeatingTask } from '@concord/nest-platform';
import { ClaimResolver } from '../registration/claim-resolver';
import { RemovalService } from '../removal/removal.service';
import { SerialClaimsRepository } from '../serials/serial-claims.repository';

/** Finishes what a crashed process left. Every step is idempotent and may run in several processes. */
@Injectable()
export class SweeperService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task = new RepeatingTask(() => this.sweep(), {
    intervalMs: 15_000,
    failureMessage: 'a sweep failed',
  });

  constructor(
    private readonly claims: SerialClaimsRepository,
    private readonly resolver: ClaimResolver,
    private readonly removal: RemovalService,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  /** Resolves expired claims, then retries removals that are not confirmed. */
  async sweep(now = new Date()): Promise<void> {
    for (const claim of await this.claims.findExpired(now))
      // One that fails must not stop the others.
      await this.resolver.resolve(claim, now).catch((error: unknown) => {
        log.warn({ err: error, student: claim.studentId }, 'a claim is left to the next sweep');
      });
    await this.removal.sweep(now);
  }
}

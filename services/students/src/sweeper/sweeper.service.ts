import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { log } from '@concord/nest-platform';
import { ClaimSettlement } from '../registration/claim-settlement';
import { RemovalService } from '../removal/removal.service';
import { SerialClaimsRepository } from '../serials/serial-claims.repository';

const EVERY_MS = 15_000;

/** Finishes what a process left undone. Every step may run in several processes at once, and again. */
@Injectable()
export class SweeperService implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;

  constructor(
    private readonly claims: SerialClaimsRepository,
    private readonly settlement: ClaimSettlement,
    private readonly removal: RemovalService,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.tick(), EVERY_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** One round: claims whose lease has ended, then removals that are not confirmed. */
  async sweep(now = new Date()): Promise<void> {
    for (const claim of await this.claims.ended(now))
      // One that cannot be settled must not keep the others.
      await this.settlement.settle(claim, now).catch((error: unknown) => {
        log.warn({ err: error, student: claim.studentId }, 'a claim is left to the next sweep');
      });
    await this.removal.sweep(now);
  }

  private tick(): void {
    this.running ??= this.sweep()
      .catch((error: unknown) => log.warn({ err: error }, 'a sweep failed'))
      .finally(() => (this.running = undefined));
  }
}

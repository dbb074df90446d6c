import { Injectable } from '@nestjs/common';
import { log, RepeatingTask } from '@concord/nest-platform';
import { UpgradesRepository } from '../../../store/upgrades/upgrades.repository';
import { UpgradeGrades } from './upgrade-grades.service';

/** Longer than a request takes to give the grade of its own decision. */
const AGE_MS = 15_000;

/** Gives granted grades whose process was killed before it did. */
@Injectable()
export class UpgradesSweeper extends RepeatingTask {
  constructor(
    private readonly upgrades: UpgradesRepository,
    private readonly grades: UpgradeGrades,
  ) {
    super(() => this.sweep(), {
      name: 'upgrades-sweeper',
      intervalMs: 30_000,
      failureMessage: 'a sweep of granted upgrades failed',
    });
  }

  async sweep(before = new Date(Date.now() - AGE_MS)): Promise<void> {
    for (const upgrade of await this.upgrades.dueBefore(before))
      await this.grades.give(upgrade).catch((error: unknown) => {
        log.warn({ err: error, upgrade }, 'a granted upgrade is left to the next sweep');
      });
  }
}

import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { dayOf, log, RepeatingTask } from '@concord/nest-platform';
import { atScrape, gauge } from '@concord/observability';
import { LedgerChecksRepository } from '../../../store/ledger-checks/ledger-checks.repository';
import { LedgerChecker } from './ledger-checker';

/** Maximum age of the gauges, which change once a day. */
const MAX_AGE_MS = 60_000;

/** Checks the ledger once a day, soon after midnight in Nigeria, and shows the last outcome in metrics. */
@Injectable()
export class LedgerCheckTask extends RepeatingTask implements OnApplicationBootstrap {
  constructor(
    private readonly checker: LedgerChecker,
    private readonly checks: LedgerChecksRepository,
  ) {
    super((signal) => this.checkOnce(dayOf(new Date()), signal), {
      name: 'ledger-check',
      intervalMs: 300_000,
      firstDelayMs: 20_000,
      failureMessage: 'the ledger could not be checked',
    });
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    const differences = gauge('concord_ledger_differences');
    const last = gauge('concord_ledger_check_timestamp_seconds');
    const read = async () => {
      const outcome = await this.checks.last();
      if (!outcome) return;
      differences.set(outcome.differences);
      last.set(outcome.endedAt.getTime() / 1000);
    };
    const forget = () => {
      differences.remove();
      last.remove();
    };
    atScrape({ read, forget, maxAgeMs: MAX_AGE_MS });
  }

  /** Checks unless the day has its outcome. @returns true if it stored one. */
  async checkOnce(day: string, signal?: AbortSignal): Promise<boolean> {
    if ((await this.checks.last())?._id === day) return false;
    const outcome = await this.checker.check(signal);
    if (!outcome) return false;
    await this.checks.store(outcome);
    const { differences, first } = outcome;
    if (differences > 0) log.error({ differences, first }, 'the ledger has differences');
    return true;
  }
}

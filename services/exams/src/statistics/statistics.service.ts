import { Injectable } from '@nestjs/common';
import type { PassRates, StatisticsQuery } from '@concord/contracts';
import { latestWeeks } from '@concord/nest-platform';
import { DayPassesRepository } from './day-passes.repository';
import { toPassRates } from './pass-rates';

/** Tells the chart of pass rates what was counted. */
@Injectable()
export class StatisticsService {
  constructor(private readonly days: DayPassesRepository) {}

  async passRates({ weeks }: StatisticsQuery): Promise<PassRates> {
    const days = await this.days.since(latestWeeks(Number(weeks))[0] ?? '');
    const countedAt = days.at(-1)?.countedAt.toISOString();
    return { ...(countedAt && { countedAt }), exams: toPassRates(days) };
  }
}

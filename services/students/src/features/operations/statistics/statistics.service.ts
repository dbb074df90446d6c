import { Injectable } from '@nestjs/common';
import type { StatisticsQuery, WeeklyCounts } from '@concord/contracts';
import { latestWeeks } from '@concord/nest-platform';
import { DayCountsRepository } from '../../../store/day-counts/day-counts.repository';
import { toWeeks } from './weekly-counts';

/** Serves the counts for charts. */
@Injectable()
export class StatisticsService {
  constructor(private readonly days: DayCountsRepository) {}

  async weekly({ weeks }: StatisticsQuery): Promise<WeeklyCounts> {
    const mondays = latestWeeks(Number(weeks));
    const days = await this.days.since(mondays[0] ?? '');
    const countedAt = days.at(-1)?.countedAt.toISOString();
    return { ...(countedAt && { countedAt }), weeks: toWeeks(mondays, days) };
  }
}

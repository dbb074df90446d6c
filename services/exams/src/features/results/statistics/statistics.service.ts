import { Injectable } from '@nestjs/common';
import type { PassRates, StatisticsQuery } from '@concord/contracts';
import { latestWeeks } from '@concord/nest-platform';
import { HeldExams } from '../../../shared/held-results/held-exams.service';
import { DayPassesRepository } from '../../../store/day-passes/day-passes.repository';
import { toPassRates } from './pass-rates';

/** Serves the counts for the chart of pass rates. */
@Injectable()
export class StatisticsService {
  constructor(
    private readonly days: DayPassesRepository,
    private readonly held: HeldExams,
  ) {}

  async passRates({ weeks }: StatisticsQuery): Promise<PassRates> {
    const days = await this.days.since(latestWeeks(Number(weeks))[0] ?? '');
    const countedAt = days.at(-1)?.countedAt.toISOString();
    const rates = toPassRates(days);
    const held = await Promise.all(rates.map(({ exam }) => this.held.of(exam._id)));
    const exams = rates.map((rate, place) => ({ ...rate, ...(held[place] && { held: held[place] }) }));
    return { ...(countedAt && { countedAt }), exams };
  }
}

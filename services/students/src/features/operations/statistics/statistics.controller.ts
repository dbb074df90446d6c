import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { StatisticsService } from './statistics.service';

@Controller()
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  @Handles(calls.weeklyCounts)
  weekly({ query }: HandlerInput<typeof calls.weeklyCounts>) {
    return this.statistics.weekly(query);
  }
}

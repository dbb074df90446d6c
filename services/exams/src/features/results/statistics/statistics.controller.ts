import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { StatisticsService } from './statistics.service';

@Controller()
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  @Handles(calls.passRates)
  passRates({ query }: HandlerInput<typeof calls.passRates>) {
    return this.statistics.passRates(query);
  }
}

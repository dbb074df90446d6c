import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { ExamStatisticsService } from './exam-statistics.service';

@Controller()
export class ExamStatisticsController {
  constructor(private readonly statistics: ExamStatisticsService) {}

  @Handles(calls.examStatistics)
  get({ params, query }: HandlerInput<typeof calls.examStatistics>) {
    return this.statistics.get(params.id, query);
  }

  @Handles(internalCalls.internalExamStatistics)
  getForFile({ params, query }: HandlerInput<typeof internalCalls.internalExamStatistics>) {
    return this.statistics.get(params.id, query);
  }
}

import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { ReportsService } from './reports.service';

@Controller()
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Handles(calls.memberRegisterReport)
  register() {
    return this.reports.register();
  }

  @Handles(calls.memberMoneyReport)
  money({ query }: HandlerInput<typeof calls.memberMoneyReport>) {
    return this.reports.money(query);
  }
}

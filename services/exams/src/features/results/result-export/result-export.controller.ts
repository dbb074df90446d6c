import { Controller } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { ResultExportService } from './result-export.service';
import { ResultSlipsService } from './result-slips.service';

@Controller()
export class ResultExportController {
  constructor(
    private readonly exports: ResultExportService,
    private readonly printed: ResultSlipsService,
  ) {}

  @Handles(internalCalls.internalResultCount)
  count({ body }: HandlerInput<typeof internalCalls.internalResultCount>) {
    return this.exports.count(body.query);
  }

  @Handles(internalCalls.internalResultRows)
  rows({ body }: HandlerInput<typeof internalCalls.internalResultRows>) {
    return this.exports.rows(body);
  }

  @Handles(internalCalls.internalSlipCount)
  countSlips({ body }: HandlerInput<typeof internalCalls.internalSlipCount>) {
    return this.printed.count(body);
  }

  @Handles(internalCalls.internalSlips)
  slips({ body }: HandlerInput<typeof internalCalls.internalSlips>) {
    return this.printed.read(body);
  }
}

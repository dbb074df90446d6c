import { Controller } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { ResultExportService } from './result-export.service';

@Controller()
export class ResultExportController {
  constructor(private readonly exports: ResultExportService) {}

  @Handles(internalCalls.internalResultCount)
  count({ body }: HandlerInput<typeof internalCalls.internalResultCount>) {
    return this.exports.count(body.query);
  }

  @Handles(internalCalls.internalResultRows)
  rows({ body }: HandlerInput<typeof internalCalls.internalResultRows>) {
    return this.exports.rows(body);
  }
}

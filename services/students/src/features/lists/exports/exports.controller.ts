import { Controller } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { ExportsService } from './exports.service';

@Controller()
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Handles(internalCalls.internalExportCount)
  count({ body }: HandlerInput<typeof internalCalls.internalExportCount>) {
    return this.exports.count(body);
  }

  @Handles(internalCalls.internalExportRows)
  rows({ body }: HandlerInput<typeof internalCalls.internalExportRows>) {
    return this.exports.rows(body);
  }
}

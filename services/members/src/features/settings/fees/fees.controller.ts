import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { FeePreviewService } from './fee-preview.service';
import { FeesService } from './fees.service';

@Controller()
export class FeesController {
  constructor(
    private readonly fees: FeesService,
    private readonly previews: FeePreviewService,
  ) {}

  @Handles(calls.feeTableList)
  list() {
    return this.fees.list();
  }

  @Handles(calls.feesCurrent)
  current() {
    return this.fees.current();
  }

  @Handles(calls.feePreview)
  preview({ body }: HandlerInput<typeof calls.feePreview>) {
    return this.previews.of(body);
  }

  @Handles(calls.feeTableAdd)
  add({ actor, body, audit }: HandlerInput<typeof calls.feeTableAdd>) {
    return this.fees.add(actor, body, audit);
  }
}

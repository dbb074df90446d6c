import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { ExportsService } from './exports.service';
import { PrintedListsService } from './printed-lists.service';

@Controller()
export class ExportsController {
  constructor(
    private readonly exports: ExportsService,
    private readonly prints: PrintedListsService,
  ) {}

  @Handles(calls.exportCreate)
  create({ body, actor, audit }: HandlerInput<typeof calls.exportCreate>) {
    return this.exports.create(body, actor, audit);
  }

  @Handles(calls.listPrinted)
  printed({ body, actor, audit }: HandlerInput<typeof calls.listPrinted>) {
    return this.prints.note(body, actor, audit);
  }

  @Handles(calls.exportList)
  list({ actor, query: _ }: HandlerInput<typeof calls.exportList>) {
    return this.exports.list(actor);
  }

  @Handles(calls.exportGet)
  get({ params, actor }: HandlerInput<typeof calls.exportGet>) {
    return this.exports.get(params.id, actor);
  }

  @Handles(calls.exportCancel)
  cancel({ params, actor, audit }: HandlerInput<typeof calls.exportCancel>) {
    return this.exports.cancel(params.id, actor, audit);
  }
}

import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { ResultsService } from './results.service';

@Controller()
export class ResultsController {
  constructor(private readonly results: ResultsService) {}

  @Handles(calls.resultList)
  list({ query }: HandlerInput<typeof calls.resultList>) {
    return this.results.list(query);
  }

  @Handles(calls.resultGet)
  get({ actor, params }: HandlerInput<typeof calls.resultGet>) {
    return this.results.get(actor, params.id);
  }

  @Handles(internalCalls.internalResultGet)
  getForPrinting({ params }: HandlerInput<typeof internalCalls.internalResultGet>) {
    return this.results.getForPrinting(params.id);
  }
}

import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { AnnotationsService } from './annotations.service';
import { ResultsService } from './results.service';

@Controller()
export class ResultsController {
  constructor(
    private readonly results: ResultsService,
    private readonly annotations: AnnotationsService,
  ) {}

  @Handles(calls.resultList)
  list({ query }: HandlerInput<typeof calls.resultList>) {
    return this.results.list(query);
  }

  @Handles(calls.resultGet)
  get({ actor, params }: HandlerInput<typeof calls.resultGet>) {
    return this.results.get(actor, params.id);
  }

  @Handles(calls.myResult)
  getOwn({ actor, params }: HandlerInput<typeof calls.myResult>) {
    return this.results.getOwn(actor, params.id);
  }

  @Handles(calls.resultAnnotate)
  annotate(input: HandlerInput<typeof calls.resultAnnotate>) {
    return this.annotations.annotate(input.actor, input.params.id, input);
  }

  @Handles(internalCalls.internalResultGet)
  getForPrinting({ params }: HandlerInput<typeof internalCalls.internalResultGet>) {
    return this.results.getForPrinting(params.id);
  }
}

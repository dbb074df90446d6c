import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import {
  type Actor,
  CurrentActor,
  HandlesArguments,
  IdParam,
  Internal,
  ValidQuery,
} from '@concord/nest-platform';
import { type ResultListQuery, ResultsService } from './results.service';

@Controller()
export class ResultsController {
  constructor(private readonly results: ResultsService) {}

  @HandlesArguments(calls.resultList)
  list(@ValidQuery(calls.resultList.query) query: ResultListQuery) {
    return this.results.list(query);
  }

  @HandlesArguments(calls.resultGet)
  get(@CurrentActor() actor: Actor, @IdParam() id: string) {
    return this.results.get(actor, id);
  }

  @Internal('GET', '/results/:id')
  getForPrinting(@IdParam() id: string) {
    return this.results.getForPrinting(id);
  }
}

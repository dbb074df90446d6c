import { Controller } from '@nestjs/common';
import { calls, type SubmitBody } from '@concord/contracts';
import {
  type Actor,
  CurrentActor,
  Handles,
  IdParam,
  Internal,
  ValidBody,
  ValidQuery,
} from '@concord/nest-platform';
import { type ResultListQuery, ResultsService } from './results.service';
import { SubmissionsService } from './submissions.service';

@Controller()
export class ResultsController {
  constructor(
    private readonly results: ResultsService,
    private readonly submissions: SubmissionsService,
  ) {}

  @Handles(calls.resultSubmit)
  submit(@CurrentActor() actor: Actor, @ValidBody(calls.resultSubmit.body) body: SubmitBody) {
    return this.submissions.submit(actor, body);
  }

  @Handles(calls.resultList)
  list(@ValidQuery(calls.resultList.query) query: ResultListQuery) {
    return this.results.list(query);
  }

  @Handles(calls.resultGet)
  get(@CurrentActor() actor: Actor, @IdParam() id: string) {
    return this.results.get(actor, id);
  }

  @Internal('GET', '/results/:id')
  view(@IdParam() id: string) {
    return this.results.view(id);
  }
}

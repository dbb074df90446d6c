import { Controller } from '@nestjs/common';
import { calls, type LateDecisionBody, type SubmitBody } from '@concord/contracts';
import {
  type Actor,
  CurrentActor,
  HandlesArguments,
  IdParam,
  Internal,
  LateBody,
  ValidBody,
  ValidQuery,
} from '@concord/nest-platform';
import { LateDecisionsService } from './late-decisions.service';
import { type ResultListQuery, ResultsService } from './results.service';
import { SubmissionsService } from './submissions.service';

@Controller()
export class ResultsController {
  constructor(
    private readonly results: ResultsService,
    private readonly submissions: SubmissionsService,
    private readonly lateDecisions: LateDecisionsService,
  ) {}

  @HandlesArguments(calls.resultSubmit)
  submit(@CurrentActor() actor: Actor, @ValidBody(calls.resultSubmit.body) body: SubmitBody) {
    return this.submissions.submit(actor, body);
  }

  @HandlesArguments(calls.resultList)
  list(@ValidQuery(calls.resultList.query) query: ResultListQuery) {
    return this.results.list(query);
  }

  @HandlesArguments(calls.resultGet)
  get(@CurrentActor() actor: Actor, @IdParam() id: string) {
    return this.results.get(actor, id);
  }

  @HandlesArguments(calls.lateList)
  listLate(@ValidQuery(calls.lateList.query) query: { page: number; pageSize: number }) {
    return this.lateDecisions.list(query);
  }

  @HandlesArguments(calls.lateDecide)
  decideLate(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @LateBody(calls.lateDecide.body) body: () => LateDecisionBody,
  ) {
    return this.lateDecisions.decide(actor, id, body);
  }

  @Internal('GET', '/results/:id')
  view(@IdParam() id: string) {
    return this.results.view(id);
  }
}

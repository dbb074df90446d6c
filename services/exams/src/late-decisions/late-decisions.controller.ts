import { Controller } from '@nestjs/common';
import { calls, type LateDecisionBody } from '@concord/contracts';
import {
  type Actor,
  CurrentActor,
  HandlesArguments,
  IdParam,
  LateBody,
  ValidQuery,
} from '@concord/nest-platform';
import { LateDecisionsService } from './late-decisions.service';

@Controller()
export class LateDecisionsController {
  constructor(private readonly lateDecisions: LateDecisionsService) {}

  @HandlesArguments(calls.lateList)
  list(@ValidQuery(calls.lateList.query) query: { page: number; pageSize: number }) {
    return this.lateDecisions.list(query);
  }

  @HandlesArguments(calls.lateDecide)
  decide(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @LateBody(calls.lateDecide.body) body: () => LateDecisionBody,
  ) {
    return this.lateDecisions.decide(actor, id, body);
  }
}

import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { MemberRequestsService } from './member-requests.service';

@Controller()
export class MemberRequestsController {
  constructor(private readonly requests: MemberRequestsService) {}

  @Handles(calls.memberRequestList)
  list({ query }: HandlerInput<typeof calls.memberRequestList>) {
    return this.requests.list(query);
  }

  @Handles(calls.memberRequestDecide)
  decide(input: HandlerInput<typeof calls.memberRequestDecide>) {
    return this.requests.decide(input.actor, input.params.id, input);
  }
}

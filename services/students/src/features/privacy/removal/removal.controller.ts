import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { MemberForgetting } from './member-forgetting.service';
import { PurgeService } from './purge.service';

@Controller()
export class RemovalController {
  constructor(
    private readonly purges: PurgeService,
    private readonly members: MemberForgetting,
  ) {}

  @Handles(calls.studentPurge)
  purge(input: HandlerInput<typeof calls.studentPurge>) {
    return this.purges.purge(input.params.id, input);
  }

  @Handles(internalCalls.internalMemberForget)
  forgetMember({ params }: HandlerInput<typeof internalCalls.internalMemberForget>) {
    return this.members.forget(params.id);
  }
}

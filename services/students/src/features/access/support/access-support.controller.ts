import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { AccessSupportService } from './access-support.service';
import { MadeCodesService } from './made-codes.service';

@Controller()
export class AccessSupportController {
  constructor(
    private readonly support: AccessSupportService,
    private readonly codes: MadeCodesService,
  ) {}

  @Handles(calls.accessState)
  state({ params }: HandlerInput<typeof calls.accessState>) {
    return this.support.state(params.id);
  }

  @Handles(calls.accessView)
  view(input: HandlerInput<typeof calls.accessView>) {
    return this.support.view(input);
  }

  @Handles(calls.accessCodeMake)
  makeCode(input: HandlerInput<typeof calls.accessCodeMake>) {
    return this.codes.make(input);
  }

  @Handles(calls.accessBlock)
  block(input: HandlerInput<typeof calls.accessBlock>) {
    return this.support.block(input);
  }

  @Handles(calls.accessUnblock)
  unblock(input: HandlerInput<typeof calls.accessUnblock>) {
    return this.support.unblock(input);
  }
}

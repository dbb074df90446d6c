import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { TransferDecisions } from './transfer-decisions.service';
import { TransferQueue } from './transfer-queue.service';

@Controller()
export class TransfersController {
  constructor(
    private readonly queue: TransferQueue,
    private readonly decisions: TransferDecisions,
  ) {}

  @Handles(calls.transferList)
  list({ query }: HandlerInput<typeof calls.transferList>) {
    return this.queue.list(query);
  }

  @Handles(calls.transferConfirm)
  confirm(input: HandlerInput<typeof calls.transferConfirm>) {
    return this.decisions.confirm(input.actor, input.params.id, input);
  }

  @Handles(calls.transferRefuse)
  refuse(input: HandlerInput<typeof calls.transferRefuse>) {
    return this.decisions.refuse(input.actor, input.params.id, input);
  }

  @Handles(internalCalls.internalEvidenceOwners)
  evidenceOwners({ body }: HandlerInput<typeof internalCalls.internalEvidenceOwners>) {
    return this.queue.known(body.payments);
  }
}

import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { OutboxService } from './outbox.service';

@Controller()
export class OutboxController {
  constructor(private readonly outbox: OutboxService) {}

  @Handles(calls.outboxList)
  list({ query }: HandlerInput<typeof calls.outboxList>) {
    return this.outbox.list(query);
  }

  @Handles(calls.outboxGet)
  get({ actor, params }: HandlerInput<typeof calls.outboxGet>) {
    return this.outbox.get(actor, params.id);
  }

  @Handles(calls.outboxSendAgain)
  sendAgain({ actor, params, audit }: HandlerInput<typeof calls.outboxSendAgain>) {
    return this.outbox.sendAgain(actor, params.id, audit);
  }

  @Handles(calls.outboxSendManyAgain)
  sendManyAgain(input: HandlerInput<typeof calls.outboxSendManyAgain>) {
    return this.outbox.sendManyAgain(input, input.body);
  }
}

import { Controller } from '@nestjs/common';
import { calls, type QueryOf } from '@concord/contracts';
import { HandlesArguments, IdParam, ValidQuery } from '@concord/nest-platform';
import { OutboxService } from './outbox.service';

@Controller()
export class OutboxController {
  constructor(private readonly outbox: OutboxService) {}

  @HandlesArguments(calls.outboxList)
  list(@ValidQuery(calls.outboxList.query) query: QueryOf<typeof calls.outboxList>) {
    return this.outbox.list(query);
  }

  @HandlesArguments(calls.outboxGet)
  get(@IdParam() id: string) {
    return this.outbox.get(id);
  }

  @HandlesArguments(calls.outboxSendAgain)
  sendAgain(@IdParam() id: string) {
    return this.outbox.sendAgain(id);
  }
}

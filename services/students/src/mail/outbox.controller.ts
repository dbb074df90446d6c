import { Controller } from '@nestjs/common';
import { calls, type QueryOf } from '@concord/contracts';
import { Handles, IdParam, ValidQuery } from '@concord/nest-platform';
import { OutboxService } from './outbox.service';

@Controller()
export class OutboxController {
  constructor(private readonly outbox: OutboxService) {}

  @Handles(calls.outboxList)
  list(@ValidQuery(calls.outboxList.query) query: QueryOf<typeof calls.outboxList>) {
    return this.outbox.list(query);
  }

  @Handles(calls.outboxGet)
  get(@IdParam() id: string) {
    return this.outbox.get(id);
  }

  @Handles(calls.outboxSendAgain)
  sendAgain(@IdParam() id: string) {
    return this.outbox.sendAgain(id);
  }
}

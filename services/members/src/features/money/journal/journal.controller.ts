import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { JournalService } from './journal.service';

@Controller()
export class JournalController {
  constructor(private readonly journal: JournalService) {}

  @Handles(calls.journalGet)
  get({ query }: HandlerInput<typeof calls.journalGet>) {
    return this.journal.get(query);
  }

  @Handles(internalCalls.internalJournalPage)
  page({ body }: HandlerInput<typeof internalCalls.internalJournalPage>) {
    return this.journal.page(body);
  }
}

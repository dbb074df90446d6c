import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { EntryService } from './entry.service';

@Controller()
export class EntryController {
  constructor(private readonly entry: EntryService) {}

  @Handles(calls.examEntry)
  get({ params }: HandlerInput<typeof calls.examEntry>) {
    return this.entry.get(params.id);
  }

  @Handles(calls.examEntryUpdate)
  update(input: HandlerInput<typeof calls.examEntryUpdate>) {
    return this.entry.update(input.params.id, input);
  }

  @Handles(calls.examNewCode)
  newCode({ params, audit }: HandlerInput<typeof calls.examNewCode>) {
    return this.entry.newCode(params.id, audit);
  }
}

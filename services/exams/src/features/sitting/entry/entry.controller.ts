import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { EntryService } from './entry.service';

@Controller()
export class EntryController {
  constructor(private readonly entry: EntryService) {}

  @Handles(calls.examEntry)
  get({ params, clientAddress }: HandlerInput<typeof calls.examEntry>) {
    return this.entry.get(params.id, clientAddress);
  }

  @Handles(calls.examEntryUpdate)
  update(input: HandlerInput<typeof calls.examEntryUpdate>) {
    return this.entry.update(input.params.id, input);
  }

  @Handles(calls.examNewCode)
  newCode({ params, audit }: HandlerInput<typeof calls.examNewCode>) {
    return this.entry.newCode(params.id, audit);
  }

  @Handles(calls.examSebFile)
  async sebFile({ params, query, reply }: HandlerInput<typeof calls.examSebFile>) {
    const { name, content } = await this.entry.sebFile(params.id, query);
    void reply.header('content-type', 'application/seb');
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    return content;
  }
}

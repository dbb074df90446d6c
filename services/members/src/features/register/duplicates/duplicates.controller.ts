import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { DuplicatesService } from './duplicates.service';

@Controller()
export class DuplicatesController {
  constructor(private readonly duplicates: DuplicatesService) {}

  @Handles(calls.memberDuplicates)
  list({ query }: HandlerInput<typeof calls.memberDuplicates>) {
    return this.duplicates.list(query);
  }
}

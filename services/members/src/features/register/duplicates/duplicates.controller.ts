import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { DistinctPairsService } from './distinct-pairs.service';
import { DuplicatesService } from './duplicates.service';

@Controller()
export class DuplicatesController {
  constructor(
    private readonly duplicates: DuplicatesService,
    private readonly distinct: DistinctPairsService,
  ) {}

  @Handles(calls.memberDuplicates)
  list({ query }: HandlerInput<typeof calls.memberDuplicates>) {
    return this.duplicates.list(query);
  }

  @Handles(calls.memberDistinctList)
  listDistinct({ query }: HandlerInput<typeof calls.memberDistinctList>) {
    return this.distinct.list(query);
  }

  @Handles(calls.memberDistinctCreate)
  mark({ actor, body, audit }: HandlerInput<typeof calls.memberDistinctCreate>) {
    return this.distinct.mark(actor, body, audit);
  }

  @Handles(calls.memberDistinctRemove)
  takeBack({ params, audit }: HandlerInput<typeof calls.memberDistinctRemove>) {
    return this.distinct.takeBack(params.id, audit);
  }
}

import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { MergesService } from './merges.service';

@Controller()
export class MergesController {
  constructor(private readonly merges: MergesService) {}

  @Handles(calls.memberMerge)
  merge({ actor, body, audit }: HandlerInput<typeof calls.memberMerge>) {
    return this.merges.merge(actor, body, audit);
  }

  @Handles(calls.memberMergeList)
  list({ query }: HandlerInput<typeof calls.memberMergeList>) {
    return this.merges.list(query);
  }

  @Handles(calls.memberMergeUndo)
  undo({ params, audit }: HandlerInput<typeof calls.memberMergeUndo>) {
    return this.merges.undo(params.id, audit);
  }
}

import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { HallsService } from './halls.service';

@Controller()
export class HallsController {
  constructor(private readonly halls: HallsService) {}

  @Handles(calls.hallList)
  list({ query }: HandlerInput<typeof calls.hallList>) {
    return this.halls.list(query);
  }

  @Handles(calls.hallGet)
  get({ params }: HandlerInput<typeof calls.hallGet>) {
    return this.halls.get(params.id);
  }

  @Handles(calls.hallCandidates)
  listCandidates({ params }: HandlerInput<typeof calls.hallCandidates>) {
    return this.halls.listCandidates(params.id);
  }

  @Handles(calls.hallCreate)
  create({ actor, body, audit }: HandlerInput<typeof calls.hallCreate>) {
    return this.halls.create(actor, body, audit);
  }

  @Handles(calls.hallCheck)
  check({ body }: HandlerInput<typeof calls.hallCheck>) {
    return this.halls.check(body);
  }

  @Handles(calls.hallUpdate)
  update(input: HandlerInput<typeof calls.hallUpdate>) {
    return this.halls.update(input.params.id, input);
  }

  @Handles(calls.hallEnd)
  end({ params, audit }: HandlerInput<typeof calls.hallEnd>) {
    return this.halls.end(params.id, audit);
  }

  @Handles(calls.hallRemove)
  remove({ params, audit }: HandlerInput<typeof calls.hallRemove>) {
    return this.halls.remove(params.id, audit);
  }

  @Handles(internalCalls.internalHallSheet)
  sheet({ params }: HandlerInput<typeof internalCalls.internalHallSheet>) {
    return this.halls.sheetOf(params.id);
  }
}

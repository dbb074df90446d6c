import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { CohortsService } from './cohorts.service';

@Controller()
export class CohortsController {
  constructor(private readonly cohorts: CohortsService) {}

  @Handles(calls.cohortList)
  list({ query }: HandlerInput<typeof calls.cohortList>) {
    return this.cohorts.list(query);
  }

  @Handles(calls.cohortGet)
  get({ params }: HandlerInput<typeof calls.cohortGet>) {
    return this.cohorts.get(params.id);
  }

  @Handles(calls.cohortCheck)
  check({ body }: HandlerInput<typeof calls.cohortCheck>) {
    return this.cohorts.check(body);
  }

  @Handles(calls.cohortCreate)
  create({ actor, body, audit }: HandlerInput<typeof calls.cohortCreate>) {
    return this.cohorts.create(actor, body, audit);
  }

  @Handles(calls.cohortRename)
  rename(input: HandlerInput<typeof calls.cohortRename>) {
    return this.cohorts.rename(input.params.id, input);
  }

  @Handles(calls.cohortAdd)
  add(input: HandlerInput<typeof calls.cohortAdd>) {
    return this.cohorts.add(input.params.id, input);
  }

  @Handles(calls.cohortTake)
  take(input: HandlerInput<typeof calls.cohortTake>) {
    return this.cohorts.take(input.params.id, input);
  }

  @Handles(calls.cohortRemove)
  remove({ params, audit }: HandlerInput<typeof calls.cohortRemove>) {
    return this.cohorts.remove(params.id, audit);
  }

  @Handles(internalCalls.internalCohortStudents)
  studentsOf({ params }: HandlerInput<typeof internalCalls.internalCohortStudents>) {
    return this.cohorts.studentsOf(params.id);
  }
}

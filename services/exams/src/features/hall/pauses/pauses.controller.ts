import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { AttemptPausesService } from './attempt-pauses.service';
import { AttemptTimeService } from './attempt-time.service';
import { HallPausesService } from './hall-pauses.service';
import { HallTimeService } from './hall-time.service';
import { ManyPausesService } from './many-pauses.service';

@Controller()
export class PausesController {
  constructor(
    private readonly attempts: AttemptPausesService,
    private readonly many: ManyPausesService,
    private readonly attemptTime: AttemptTimeService,
    private readonly halls: HallPausesService,
    private readonly time: HallTimeService,
  ) {}

  @Handles(calls.attemptPause)
  pauseAttempt(input: HandlerInput<typeof calls.attemptPause>) {
    return this.attempts.pause(input.actor, input.params.id, input);
  }

  @Handles(calls.attemptResume)
  resumeAttempt({ actor, params, audit }: HandlerInput<typeof calls.attemptResume>) {
    return this.attempts.resume(actor, params.id, audit);
  }

  @Handles(calls.attemptPauseMany)
  pauseAttempts(input: HandlerInput<typeof calls.attemptPauseMany>) {
    return this.many.pause(input.actor, input, originOf(input));
  }

  @Handles(calls.attemptResumeMany)
  resumeAttempts(input: HandlerInput<typeof calls.attemptResumeMany>) {
    return this.many.resume(input.actor, input, originOf(input));
  }

  @Handles(calls.attemptAddTime)
  addTimeToAttempts(input: HandlerInput<typeof calls.attemptAddTime>) {
    return this.attemptTime.add(input.actor, input, originOf(input));
  }

  @Handles(calls.hallPause)
  pauseHall(input: HandlerInput<typeof calls.hallPause>) {
    return this.halls.pause(input.actor, input.params.id, input, originOf(input));
  }

  @Handles(calls.hallResume)
  resumeHall(input: HandlerInput<typeof calls.hallResume>) {
    const { actor, params, audit } = input;
    return this.halls.resume(actor, params.id, audit, originOf(input));
  }

  @Handles(calls.hallAddTime)
  addTime(input: HandlerInput<typeof calls.hallAddTime>) {
    return this.time.add(input.actor, input.params.id, input, originOf(input));
  }
}

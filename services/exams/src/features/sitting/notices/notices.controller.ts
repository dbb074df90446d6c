import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { NoticesService } from './notices.service';

@Controller()
export class NoticesController {
  constructor(private readonly notices: NoticesService) {}

  @Handles(calls.attemptNotices)
  get({ actor, params }: HandlerInput<typeof calls.attemptNotices>) {
    return this.notices.of(actor, params.id);
  }
}

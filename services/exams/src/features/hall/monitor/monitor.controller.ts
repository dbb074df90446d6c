import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { MonitorService } from './monitor.service';

@Controller()
export class MonitorController {
  constructor(private readonly monitor: MonitorService) {}

  @Handles(calls.monitor)
  stream({ actor, query, reply }: HandlerInput<typeof calls.monitor>) {
    return this.monitor.stream(actor, query, reply);
  }
}

import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type Actor, CurrentActor, CurrentReply, HandlesArguments, ValidQuery } from '@concord/nest-platform';
import type { FastifyReply } from 'fastify';
import { MonitorService } from './monitor.service';

@Controller()
export class MonitorController {
  constructor(private readonly monitor: MonitorService) {}

  @HandlesArguments(calls.monitor)
  stream(
    @CurrentActor() actor: Actor,
    @ValidQuery(calls.monitor.query) query: { exam?: string },
    @CurrentReply() reply: FastifyReply,
  ) {
    return this.monitor.stream(actor, query.exam, reply);
  }
}

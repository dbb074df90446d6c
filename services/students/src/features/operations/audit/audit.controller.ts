import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { AuditService } from './audit.service';

@Controller()
export class AuditController {
  constructor(private readonly log: AuditService) {}

  @Handles(calls.auditList)
  list({ query }: HandlerInput<typeof calls.auditList>) {
    return this.log.list(query);
  }

  @Handles(internalCalls.internalAuditStore)
  store({ body }: HandlerInput<typeof internalCalls.internalAuditStore>) {
    return this.log.store(body.records);
  }
}

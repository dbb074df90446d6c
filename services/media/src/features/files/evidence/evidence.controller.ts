import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { EvidenceService } from './evidence.service';

@Controller()
export class EvidenceController {
  constructor(private readonly evidence: EvidenceService) {}

  @Handles(internalCalls.internalEvidenceStore)
  save({ body, attachments }: HandlerInput<typeof internalCalls.internalEvidenceStore>) {
    return this.evidence.save(body, attachments);
  }

  @Handles(calls.transferEvidence)
  linkTo({ params }: HandlerInput<typeof calls.transferEvidence>) {
    return this.evidence.linkTo(params.id);
  }
}

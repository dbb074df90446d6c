import { Controller } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { RemovalService } from './removal.service';

@Controller()
export class RemovalController {
  constructor(private readonly removal: RemovalService) {}

  @Handles(internalCalls.internalOwnerRemove)
  removeOwner({ params }: HandlerInput<typeof internalCalls.internalOwnerRemove>) {
    return this.removal.removeOwner(params.id);
  }
}

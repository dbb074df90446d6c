import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { ErasureService } from './erasure.service';

@Controller()
export class ErasureController {
  constructor(private readonly erasures: ErasureService) {}

  @Handles(calls.memberErase)
  erase(input: HandlerInput<typeof calls.memberErase>) {
    return this.erasures.erase(input.params.id, input);
  }
}

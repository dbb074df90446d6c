import { Controller } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { TokenVersions } from './token-versions.service';

@Controller()
export class RevocationsController {
  constructor(private readonly versions: TokenVersions) {}

  @Handles(internalCalls.internalStaffVersions)
  tokenVersions() {
    return this.versions.snapshot();
  }

  @Handles(internalCalls.internalRevocations)
  revocations({ query }: HandlerInput<typeof internalCalls.internalRevocations>) {
    return this.versions.since(query);
  }
}

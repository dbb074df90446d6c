import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { OwnCertificates } from './own-certificates.service';

@Controller()
export class OwnCertificatesController {
  constructor(private readonly certificates: OwnCertificates) {}

  @Handles(calls.myCertificates)
  list({ actor }: HandlerInput<typeof calls.myCertificates>) {
    return this.certificates.list(actor);
  }
}

import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { CertificateSerialsService } from './certificate-serials.service';
import { SerialsService } from './serials.service';

@Controller()
export class SerialsController {
  constructor(
    private readonly serials: SerialsService,
    private readonly certificates: CertificateSerialsService,
  ) {}

  @Handles(calls.serialList)
  list({ actor, query }: HandlerInput<typeof calls.serialList>) {
    return this.serials.list(actor, query);
  }

  @Handles(calls.serialReveal)
  reveal(input: HandlerInput<typeof calls.serialReveal>) {
    return this.serials.reveal(input.actor, input.params.id, originOf(input));
  }

  @Handles(calls.serialCount)
  count() {
    return this.serials.count();
  }

  @Handles(calls.serialValidate)
  validate({ query, clientAddress }: HandlerInput<typeof calls.serialValidate>) {
    return this.serials.validate(query.serial, query.purpose, clientAddress);
  }

  @Handles(calls.serialCheck)
  check({ body, clientAddress }: HandlerInput<typeof calls.serialCheck>) {
    return this.serials.validate(body.serial, body.purpose, clientAddress);
  }

  @Handles(internalCalls.internalSerialRedeem)
  redeem({ body }: HandlerInput<typeof internalCalls.internalSerialRedeem>) {
    return this.certificates.redeem(body);
  }

  @Handles(internalCalls.internalSerialRevoke)
  revoke({ params }: HandlerInput<typeof internalCalls.internalSerialRevoke>) {
    return this.certificates.revoke(params.serial);
  }

  @Handles(internalCalls.internalSerialRestore)
  restore({ params }: HandlerInput<typeof internalCalls.internalSerialRestore>) {
    return this.certificates.restore(params.serial);
  }
}

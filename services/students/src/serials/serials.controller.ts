import { Controller } from '@nestjs/common';
import {
  calls,
  type QueryOf,
  type RedeemBody,
  redeemBody,
  type SerialGenerateBody,
} from '@concord/contracts';
import {
  ClientAddress,
  HandlesArguments,
  Internal,
  PathParam,
  ValidBody,
  ValidQuery,
} from '@concord/nest-platform';
import { CertificateSerialsService } from './certificate-serials.service';
import { SerialsService } from './serials.service';

@Controller()
export class SerialsController {
  constructor(
    private readonly serials: SerialsService,
    private readonly certificates: CertificateSerialsService,
  ) {}

  @HandlesArguments(calls.serialGenerate)
  generate(@ValidBody(calls.serialGenerate.body) body: SerialGenerateBody) {
    return this.serials.generate(body);
  }

  @HandlesArguments(calls.serialList)
  list(@ValidQuery(calls.serialList.query) query: QueryOf<typeof calls.serialList>) {
    return this.serials.list(query);
  }

  @HandlesArguments(calls.serialCount)
  count() {
    return this.serials.count();
  }

  @HandlesArguments(calls.serialValidate)
  validate(
    @ValidQuery(calls.serialValidate.query) { serial, purpose }: QueryOf<typeof calls.serialValidate>,
    @ClientAddress() address: string,
  ) {
    return this.serials.validate(serial, purpose, address);
  }

  @Internal('POST', '/certificate-serials/redeem')
  redeem(@ValidBody(redeemBody) body: RedeemBody) {
    return this.certificates.redeem(body);
  }

  @Internal('DELETE', '/certificate-serials/:serial')
  revoke(@PathParam('serial') serial: string) {
    return this.certificates.revoke(serial);
  }
}

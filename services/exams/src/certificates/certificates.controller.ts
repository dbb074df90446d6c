import { Controller } from '@nestjs/common';
import { calls, type CertificateCreateBody } from '@concord/contracts';
import {
  type Actor,
  ClientAddress,
  CurrentActor,
  HandlesArguments,
  IdParam,
  Internal,
  PathParam,
  ValidBody,
  ValidQuery,
} from '@concord/nest-platform';
import { type CertificateListQuery, CertificatesService } from './certificates.service';

@Controller()
export class CertificatesController {
  constructor(private readonly certificates: CertificatesService) {}

  @HandlesArguments(calls.certificateCreate)
  create(@CurrentActor() actor: Actor, @ValidBody(calls.certificateCreate.body) body: CertificateCreateBody) {
    return this.certificates.create(actor, body);
  }

  @HandlesArguments(calls.certificateList)
  list(@ValidQuery(calls.certificateList.query) query: CertificateListQuery) {
    return this.certificates.list(query);
  }

  @HandlesArguments(calls.certificateRemove)
  revoke(@IdParam() id: string) {
    return this.certificates.revoke(id);
  }

  @HandlesArguments(calls.certificateVerify)
  verify(@PathParam('certificateNumber') certificateNumber: string, @ClientAddress() address: string) {
    return this.certificates.verify(certificateNumber, address);
  }

  @Internal('GET', '/certificates/:id')
  getForPrinting(@IdParam() id: string) {
    return this.certificates.getForPrinting(id);
  }
}

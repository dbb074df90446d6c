import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { CertificateFilesService } from './certificate-files.service';
import { CertificatesService } from './certificates.service';

@Controller()
export class CertificatesController {
  constructor(
    private readonly certificates: CertificatesService,
    private readonly files: CertificateFilesService,
  ) {}

  @Handles(calls.certificateCreate)
  create({ actor, body, clientAddress, audit }: HandlerInput<typeof calls.certificateCreate>) {
    return this.certificates.create(actor, body, clientAddress, audit);
  }

  @Handles(calls.certificateList)
  list({ query }: HandlerInput<typeof calls.certificateList>) {
    return this.certificates.list(query);
  }

  @Handles(calls.certificateRemove)
  revoke({ params, audit }: HandlerInput<typeof calls.certificateRemove>) {
    return this.certificates.revoke(params.id, audit);
  }

  @Handles(calls.certificateVerify)
  verify({ params, clientAddress }: HandlerInput<typeof calls.certificateVerify>) {
    return this.certificates.verify(params.certificateNumber, clientAddress);
  }

  @Handles(internalCalls.internalCertificateGet)
  getForPrinting({ params }: HandlerInput<typeof internalCalls.internalCertificateGet>) {
    return this.certificates.getForPrinting(params.id);
  }

  @Handles(internalCalls.internalCertificateFiles)
  readMany({ body }: HandlerInput<typeof internalCalls.internalCertificateFiles>) {
    return this.files.read(body);
  }

  @Handles(internalCalls.internalCertificateFilesCount)
  countMany({ body }: HandlerInput<typeof internalCalls.internalCertificateFilesCount>) {
    return this.files.count(body);
  }
}

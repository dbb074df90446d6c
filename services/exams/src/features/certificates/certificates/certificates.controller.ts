import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { CertificateFilesService } from './certificate-files.service';
import { CertificateLookups } from './certificate-lookups.service';
import { CertificateReissue } from './certificate-reissue.service';
import { CertificateStates } from './certificate-states.service';
import { CertificatesService } from './certificates.service';

@Controller()
export class CertificatesController {
  constructor(
    private readonly certificates: CertificatesService,
    private readonly files: CertificateFilesService,
    private readonly states: CertificateStates,
    private readonly replacing: CertificateReissue,
    private readonly lookups: CertificateLookups,
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
  revoke({ actor, params, body, audit }: HandlerInput<typeof calls.certificateRemove>) {
    return this.states.revoke(actor, params.id, body, audit);
  }

  @Handles(calls.certificateGet)
  get({ params }: HandlerInput<typeof calls.certificateGet>) {
    return this.certificates.get(params.id);
  }

  @Handles(calls.certificateReinstate)
  reinstate({ params, body, audit }: HandlerInput<typeof calls.certificateReinstate>) {
    return this.states.reinstate(params.id, body, audit);
  }

  @Handles(calls.certificateReissue)
  reissue({ actor, params, body, audit }: HandlerInput<typeof calls.certificateReissue>) {
    return this.replacing.reissue(actor, params.id, body, audit);
  }

  @Handles(calls.certificateMail)
  mail({ params, audit }: HandlerInput<typeof calls.certificateMail>) {
    return this.states.mail(params.id, audit);
  }

  @Handles(calls.certificateVerify)
  verify({ params, clientAddress }: HandlerInput<typeof calls.certificateVerify>) {
    return this.lookups.verify(params.certificateNumber, clientAddress);
  }

  @Handles(internalCalls.internalCertificateGet)
  getForPrinting({ params }: HandlerInput<typeof internalCalls.internalCertificateGet>) {
    return this.files.get(params.id);
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

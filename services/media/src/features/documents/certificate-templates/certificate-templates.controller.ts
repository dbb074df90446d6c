import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { CertificatePreviews } from './certificate-previews.service';
import { SignaturesService } from './signatures.service';

@Controller()
export class CertificateTemplatesController {
  constructor(
    private readonly previews: CertificatePreviews,
    private readonly signatures: SignaturesService,
  ) {}

  @Handles(calls.certificatePreview)
  show({ body }: HandlerInput<typeof calls.certificatePreview>) {
    return this.previews.show(body);
  }

  @Handles(calls.certificatePreviewPrint)
  print({ actor, body, audit }: HandlerInput<typeof calls.certificatePreviewPrint>) {
    return this.previews.print(body, actor, audit);
  }

  @Handles(calls.certificateSignatureUpload)
  upload({ body, audit }: HandlerInput<typeof calls.certificateSignatureUpload>) {
    return this.signatures.upload(body, audit);
  }

  @Handles(internalCalls.internalSignaturesClaim)
  claim({ body }: HandlerInput<typeof internalCalls.internalSignaturesClaim>) {
    return this.signatures.claim(body.files);
  }
}

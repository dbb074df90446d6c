import { Controller } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { CertificateExportService } from './certificate-export.service';

@Controller()
export class CertificateExportController {
  constructor(private readonly exports: CertificateExportService) {}

  @Handles(internalCalls.internalCertificateCount)
  count({ body }: HandlerInput<typeof internalCalls.internalCertificateCount>) {
    return this.exports.count(body.query);
  }

  @Handles(internalCalls.internalCertificateRows)
  rows({ body }: HandlerInput<typeof internalCalls.internalCertificateRows>) {
    return this.exports.rows(body);
  }
}

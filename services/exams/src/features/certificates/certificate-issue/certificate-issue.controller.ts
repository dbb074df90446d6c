import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { CertificateBulk } from './certificate-bulk.service';
import { CertificateIssue } from './certificate-issue.service';

@Controller()
export class CertificateIssueController {
  constructor(
    private readonly certificates: CertificateIssue,
    private readonly bulk: CertificateBulk,
  ) {}

  @Handles(calls.certificateIssue)
  issue({ body, audit }: HandlerInput<typeof calls.certificateIssue>) {
    return this.certificates.issue(body, audit);
  }

  @Handles(calls.certificateBulk)
  issueMany(input: HandlerInput<typeof calls.certificateBulk>) {
    const { actor, body, audit } = input;
    return this.bulk.issue({ actor, body, audit, origin: originOf(input) });
  }
}

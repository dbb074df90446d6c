import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { PaperIssueService } from './paper-issue.service';
import { PaperVerification } from './paper-verification.service';
import { PapersService } from './papers.service';

@Controller()
export class PapersController {
  constructor(
    private readonly papers: PapersService,
    private readonly issues: PaperIssueService,
    private readonly verification: PaperVerification,
  ) {}

  @Handles(calls.memberDocumentList)
  list({ params }: HandlerInput<typeof calls.memberDocumentList>) {
    return this.papers.list(params.id);
  }

  @Handles(calls.memberPaperCreate)
  issue(input: HandlerInput<typeof calls.memberPaperCreate>) {
    return this.issues.issue(input.actor, input.params.id, input);
  }

  @Handles(calls.memberPaperVerify)
  verify({ params, clientAddress }: HandlerInput<typeof calls.memberPaperVerify>) {
    return this.verification.verify(params.number, clientAddress);
  }

  @Handles(internalCalls.internalMemberDocument)
  printed({ params }: HandlerInput<typeof internalCalls.internalMemberDocument>) {
    return this.papers.printed(params.id);
  }
}

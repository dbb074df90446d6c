import { Controller } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { MailRequestsService } from './mail-requests.service';
import { MemberMailsService } from './member-mails.service';

@Controller()
export class MailRequestsController {
  constructor(
    private readonly requests: MailRequestsService,
    private readonly members: MemberMailsService,
  ) {}

  @Handles(internalCalls.internalMailOrder)
  request({ body }: HandlerInput<typeof internalCalls.internalMailOrder>) {
    return this.requests.request(body.mails);
  }

  @Handles(internalCalls.internalAssignmentMails)
  requestAssignmentMails({ body }: HandlerInput<typeof internalCalls.internalAssignmentMails>) {
    return this.requests.request(body.mails);
  }

  @Handles(internalCalls.internalCertificateMails)
  requestCertificateMails({ body }: HandlerInput<typeof internalCalls.internalCertificateMails>) {
    return this.requests.request(body.mails);
  }

  @Handles(internalCalls.internalMemberMails)
  requestMemberMails({ body }: HandlerInput<typeof internalCalls.internalMemberMails>) {
    return this.members.request(body.mails);
  }

  @Handles(internalCalls.internalAssignmentMailsCancel)
  cancelOfAssignments({ body }: HandlerInput<typeof internalCalls.internalAssignmentMailsCancel>) {
    return this.requests.cancel(body.keys);
  }
}

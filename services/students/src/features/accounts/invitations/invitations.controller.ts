import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { InvitationsService } from './invitations.service';

@Controller()
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Handles(calls.adminInvite)
  invite(input: HandlerInput<typeof calls.adminInvite>) {
    return this.invitations.invite(input);
  }
}

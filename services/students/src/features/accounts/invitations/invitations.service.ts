import { Injectable } from '@nestjs/common';
import type { calls, PasswordResetLinkAnswer } from '@concord/contracts';
import { type HandlerInput, originOf } from '@concord/nest-platform';
import { StaffRepository } from '../../../store/staff/staff.repository';
import { targetOf } from '../account-records/account-audit';
import { PasswordLinks } from '../password-resets/password-links.service';
import { Revocations } from '../revocations/revocations.service';

/**
 * Opens accounts for colleagues, by a SUPER_ADMIN: with a role, and without a password until the owner sets it by a
 * link.
 */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly revocations: Revocations,
    private readonly links: PasswordLinks,
  ) {}

  /** @throws AppError 409 EMAIL_TAKEN */
  async invite(input: HandlerInput<typeof calls.adminInvite>): Promise<PasswordResetLinkAnswer> {
    const { username, email, role } = input.body;
    input.audit.note({ label: email, after: { role } });
    const account = await this.staff.insert({ username, email, role });
    input.audit.note(targetOf(account));
    await this.revocations.accountChanged(account.id);
    return this.links.make(account, originOf(input));
  }
}

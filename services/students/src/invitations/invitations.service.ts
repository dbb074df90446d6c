import { Injectable } from '@nestjs/common';
import type { calls, PasswordResetLinkAnswer } from '@concord/contracts';
import { type HandlerInput, StaffVersionCache, originOf } from '@concord/nest-platform';
import { targetOf } from '../accounts/account-audit';
import { StaffRepository } from '../accounts/staff.repository';
import { refreshVersions } from '../accounts/staff-versions';
import { PasswordLinks } from '../password-resets/password-links.service';

/** Accounts that a SUPER_ADMIN opens for colleagues: with a role, and without a password until they choose it by a link. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly staff: StaffRepository,
    private readonly versions: StaffVersionCache,
    private readonly links: PasswordLinks,
  ) {}

  /** @throws AppError 409 EMAIL_TAKEN. */
  async invite(input: HandlerInput<typeof calls.adminInvite>): Promise<PasswordResetLinkAnswer> {
    const { username, email, role } = input.body;
    input.audit.note({ label: email, after: { role } });
    const account = await this.staff.insert({ username, email, role });
    input.audit.note(targetOf(account));
    await refreshVersions(this.versions);
    return this.links.make(account, originOf(input));
  }
}

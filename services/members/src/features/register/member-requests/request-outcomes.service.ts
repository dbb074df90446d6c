import { Injectable } from '@nestjs/common';
import { required } from '@concord/nest-platform';
import { DetailsWriter } from '../../../shared/members/details-writer';
import type { MemberRequestRecord } from '../../../store/member-requests/member-request.schema';
import { MemberRequestsRepository } from '../../../store/member-requests/member-requests.repository';
import type { MemberChange } from '../../../store/members/members.repository';
import { OrganisationStaffRepository } from '../../../store/organisation-staff/organisation-staff.repository';

/** Changes what an accepted request asks for. May run twice. */
@Injectable()
export class RequestOutcomes {
  constructor(
    private readonly requests: MemberRequestsRepository,
    private readonly writer: DetailsWriter,
    private readonly staff: OrganisationStaffRepository,
  ) {}

  /** @throws AppError 404 and 409 if the record is gone or erased meanwhile */
  async apply(request: MemberRequestRecord): Promise<void> {
    if (request.kind === 'profile') await this.correct(request);
    if (request.kind === 'staff') await this.name(request);
    await this.requests.applied(request._id);
  }

  private async correct({ member, corrections = [] }: MemberRequestRecord): Promise<void> {
    const change = Object.fromEntries(corrections.map(({ field, after }) => [field, after]));
    await this.writer.write(member.toString(), change as MemberChange);
  }

  private async name({ member: organisation, staff, decision }: MemberRequestRecord): Promise<void> {
    const { action, person, entry, sponsored } = required(staff, 'This proposal');
    const { at, by } = required(decision, 'This decision');
    if (action === 'remove') await this.staff.removePerson(organisation, required(entry, 'This person'));
    else await this.staff.add({ organisation, ...(person && { person }), sponsored, at, by });
  }
}

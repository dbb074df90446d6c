import { Injectable } from '@nestjs/common';
import type { MemberRequest } from '@concord/contracts';
import { MemberFiles } from '../../../shared/member-files/member-files';
import { OpenBills } from '../../../shared/member-requests/open-bills';
import { peopleOf } from '../../../shared/member-requests/own-request.view';
import type { MemberRequestRecord } from '../../../store/member-requests/member-request.schema';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import { toMemberRequest } from './member-request.view';

/** Shows requests with their members, files, and what is left of bills. */
@Injectable()
export class MemberRequestViews {
  constructor(
    private readonly members: LinkedMembersRepository,
    private readonly files: MemberFiles,
    private readonly bills: OpenBills,
  ) {}

  async of(requests: readonly MemberRequestRecord[]): Promise<MemberRequest[]> {
    const owed = await this.bills.asOwed(requests);
    const ids = owed.flatMap((request) => [request.member, ...peopleOf(request)]);
    const people = await this.members.ofIds(ids);
    return owed.flatMap((request) => {
      const member = people.get(request.member.toString());
      return member
        ? [toMemberRequest(request, { files: this.files.viewOf(request.files), member, people })]
        : [];
    });
  }
}

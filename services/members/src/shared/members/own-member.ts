import { Injectable } from '@nestjs/common';
import { AppError, type MemberActor, notFound } from '@concord/nest-platform';
import type { MemberProjection } from '../../store/members/member.schema';
import { MembersRepository } from '../../store/members/members.repository';
import { MergingMembersRepository } from '../../store/members/merging-members.repository';

/** Finds the member who is signed in. */
@Injectable()
export class OwnMember {
  constructor(
    private readonly members: MembersRepository,
    private readonly merging: MergingMembersRepository,
  ) {}

  /**
   * The member's record, or the kept one if it was merged since the sign-in.
   * @throws AppError 403 for an applicant who is no member, 404 for a record that is gone or erased.
   */
  async require({ member: id }: Pick<MemberActor, 'member'>): Promise<MemberProjection> {
    if (!id)
      throw new AppError(403, 'FORBIDDEN', 'You are not a member yet. This page opens with your membership');
    const found = (await this.members.find(id)) ?? (await this.merging.keptFor(id));
    if (!found || found.erasingSince || found.erasedAt) throw notFound('Your membership');
    return found;
  }
}

import { Injectable } from '@nestjs/common';
import type { PrintedMemberCard } from '@concord/contracts';
import { cardPath } from '@concord/institute';
import { dayOf } from '@concord/nest-platform';
import { OwnMember } from '../../../shared/members/own-member';
import { gradeOn } from '../../../shared/standing/grades';
import { inductedOn } from '../../../shared/standing/standing-facts';
import { memberName } from '../../../store/members/member-search';
import { CardPhotos } from './card-photos';

/** Reads cards for the media service's printer. */
@Injectable()
export class PrintedCards {
  constructor(
    private readonly members: OwnMember,
    private readonly photos: CardPhotos,
  ) {}

  /** @throws AppError 404. */
  async get(id: string): Promise<PrintedMemberCard> {
    const member = await this.members.require({ member: id });
    const today = dayOf(new Date());
    const photo = await this.photos.of(member);
    return {
      _id: member._id.toString(),
      number: member.number,
      name: memberName(member),
      grade: gradeOn(member.terms, today),
      since: inductedOn(member) ?? today,
      path: cardPath(member.number),
      photo: photo ? { public_id: photo.public_id } : null,
    };
  }
}

import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import { ERASED_TEXT } from '../../../shared/erasure/erased-member';
import { CpdEntriesRepository } from '../../../store/cpd-entries/cpd-entries.repository';
import { MemberRequestsRepository } from '../../../store/member-requests/member-requests.repository';

/** Erases activities and requests that a member sent. May run twice. */
@Injectable()
export class EraseSent {
  constructor(
    private readonly activities: CpdEntriesRepository,
    private readonly requests: MemberRequestsRepository,
  ) {}

  async run(members: readonly ObjectId[]): Promise<void> {
    for (const member of members) {
      await this.activities.erase(member);
      await this.requests.erase(member, ERASED_TEXT);
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import { CpdEntriesRepository } from '../../../store/cpd-entries/cpd-entries.repository';
import { MemberRequestsRepository } from '../../../store/member-requests/member-requests.repository';

/** Finds members who sent something themselves, or whom others proposed as staff. */
@Injectable()
export class SentTies {
  constructor(
    private readonly activities: CpdEntriesRepository,
    private readonly requests: MemberRequestsRepository,
  ) {}

  async membersAmong(members: readonly ObjectId[]): Promise<string[]> {
    const stores = [this.activities, this.requests];
    return (await Promise.all(stores.map((store) => store.membersAmong(members)))).flat();
  }
}

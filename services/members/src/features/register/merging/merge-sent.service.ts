import { Injectable } from '@nestjs/common';
import { CpdEntriesRepository } from '../../../store/cpd-entries/cpd-entries.repository';
import { MemberRequestsRepository } from '../../../store/member-requests/member-requests.repository';
import type { StoredMerge } from '../../../store/merges/merge.schema';

/** Moves activities and requests that a dropped member sent, and requests that name one. May run twice. */
@Injectable()
export class MergeSent {
  constructor(
    private readonly activities: CpdEntriesRepository,
    private readonly requests: MemberRequestsRepository,
  ) {}

  async move({ _id, keep, drop }: StoredMerge): Promise<void> {
    for (const records of [this.activities, this.requests]) await records.move(drop, keep, _id.toString());
  }

  async giveBack({ _id, drop }: StoredMerge): Promise<void> {
    for (const records of [this.activities, this.requests]) await records.giveBack(drop, _id.toString());
  }
}

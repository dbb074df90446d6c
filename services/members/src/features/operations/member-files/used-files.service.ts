import { Injectable } from '@nestjs/common';
import { CpdEntriesRepository } from '../../../store/cpd-entries/cpd-entries.repository';
import { MemberRequestsRepository } from '../../../store/member-requests/member-requests.repository';
import { UpgradesRepository } from '../../../store/upgrades/upgrades.repository';

/** Knows every collection whose records name files of members. */
@Injectable()
export class UsedFiles {
  constructor(
    private readonly entries: CpdEntriesRepository,
    private readonly upgrades: UpgradesRepository,
    private readonly requests: MemberRequestsRepository,
  ) {}

  /** The files among these that a record names. */
  async among(files: readonly string[]): Promise<{ files: string[] }> {
    const stores = [this.entries, this.upgrades, this.requests];
    const found = await Promise.all(stores.map((store) => store.filesAmong(files)));
    const asked = new Set(files);
    return { files: [...new Set(found.flat())].filter((file) => asked.has(file)) };
  }
}

import { Injectable } from '@nestjs/common';
import { DIRECTORY_LIMITS, type DirectoryPage, type DirectoryQuery } from '@concord/contracts';
import { addressKey } from '@concord/contracts/environment';
import { CallThrottle, dayOf } from '@concord/nest-platform';
import { isInDirectory } from '../../../shared/members/member-index';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { DirectoryRepository } from '../../../store/members/directory.repository';
import { toDirectoryEntry } from './directory-entry.view';

/** Limit of an address, which many may share behind a carrier's NAT. */
const CALLS = { calls: 300, seconds: 60 };

/** The public directory of members. */
@Injectable()
export class DirectoryListing {
  private readonly throttle = new CallThrottle({
    ...CALLS,
    message: 'Too many searches from your network. Please wait a moment and try again',
  });

  constructor(
    private readonly directory: DirectoryRepository,
    private readonly accounts: AccountsRepository,
    private readonly settings: SettingsInForce,
  ) {}

  /** @throws AppError 429. */
  async page(query: DirectoryQuery, address: string): Promise<DirectoryPage> {
    const refusal = this.throttle.check(addressKey(address));
    if (refusal) throw refusal;
    const [{ items, total }, settings] = await Promise.all([
      this.directory.list(query),
      this.settings.values(),
    ]);
    const accounts = await this.accounts.ofMany(items.map(({ _id }) => _id));
    const today = dayOf(new Date());
    const entries = items.flatMap((member, at) => {
      const account = accounts[at];
      // The index is of yesterday for a while after midnight, so each entry is looked at again.
      return account && isInDirectory(member, account, settings, today)
        ? [toDirectoryEntry(member, today)]
        : [];
    });
    const { isDirectoryIndexed } = settings;
    return {
      entries,
      total,
      page: query.page,
      pageSize: DIRECTORY_LIMITS.pageSize,
      isIndexed: isDirectoryIndexed,
    };
  }
}

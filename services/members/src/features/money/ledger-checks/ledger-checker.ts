import { Injectable } from '@nestjs/common';
import { type LedgerDifference, sequenceOf, sequenceProblems } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import { SettingsInForce, type SettingsVersion } from '../../../shared/settings/settings-in-force';
import { AccountPagesRepository } from '../../../store/accounts/account-pages.repository';
import { emptyAccount } from '../../../store/accounts/accounts.repository';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import type { LedgerCheckRecord } from '../../../store/ledger-checks/ledger-check.schema';
import { MemberPagesRepository } from '../../../store/members/member-pages.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import { MembersRepository } from '../../../store/members/members.repository';
import { memberDifferences, type StoredMember } from './member-differences';

const PAGE = 500;
const NUMBERS_PAGE = 5000;
const NAMED = 20;

/** Collects differences; keeps the first ones and counts the rest. */
class Differences {
  count = 0;
  readonly first: LedgerDifference[] = [];

  add(texts: readonly string[], member?: Pick<MemberProjection, '_id' | 'number'>): void {
    this.count += texts.length;
    for (const text of texts.slice(0, NAMED - this.first.length))
      this.first.push({
        ...(member && { member: { _id: member._id.toString(), number: member.number } }),
        text,
      });
  }
}

/** Compares the whole register with its rules, a page of members at a time. */
@Injectable()
export class LedgerChecker {
  constructor(
    private readonly pages: MemberPagesRepository,
    private readonly members: MembersRepository,
    private readonly accounts: AccountPagesRepository,
    private readonly documents: DocumentsRepository,
    private readonly settings: SettingsInForce,
  ) {}

  /** @returns undefined if it was interrupted. */
  async check(signal?: AbortSignal): Promise<LedgerCheckRecord | undefined> {
    const startedAt = new Date();
    const differences = new Differences();
    const members = await this.checkMembers(differences, signal);
    await this.checkOwners(differences, signal);
    const documents = await this.checkNumbers(differences, signal);
    if (signal?.aborted) return undefined;
    return {
      _id: dayOf(startedAt),
      startedAt,
      endedAt: new Date(),
      members,
      documents,
      differences: differences.count,
      first: differences.first,
    };
  }

  private async checkMembers(differences: Differences, signal?: AbortSignal): Promise<number> {
    const settings = await this.settings.version();
    let total = 0;
    let last: MemberProjection | undefined;
    while (!signal?.aborted) {
      const page = await this.pages.after(last?._id, PAGE);
      last = page.at(-1);
      if (!last) break;
      total += page.length;
      for (const stored of await this.stored(page))
        if (memberDifferences(stored, settings).length > 0)
          differences.add(await this.confirmed(stored, settings), stored.member);
    }
    return total;
  }

  /** Differences that are still there when the account is read before its member. */
  private async confirmed({ member }: StoredMember, settings: SettingsVersion): Promise<string[]> {
    const account = (await this.accounts.ofMany([member._id])).get(member._id.toString());
    const now = await this.members.find(member._id.toString());
    if (!now) return [];
    const [stored] = await this.stored([now], account && new Map([[member._id.toString(), account]]));
    // An account that changed after it was read has a later index.
    if (!stored || now.index.account > stored.account.revision) return [];
    return memberDifferences(stored, settings);
  }

  private async stored(
    members: readonly MemberProjection[],
    read?: ReadonlyMap<string, StoredMember['account']>,
  ): Promise<StoredMember[]> {
    const accounts = read ?? (await this.accounts.ofMany(members.map(({ _id }) => _id)));
    const payments = [...accounts.values()].flatMap((account) => account.payments.map(({ _id }) => _id));
    const receipted = await this.documents.receipted(payments);
    return members.map((member) => ({
      member,
      account: accounts.get(member._id.toString()) ?? emptyAccount(member._id),
      receipted,
    }));
  }

  private async checkOwners(differences: Differences, signal?: AbortSignal): Promise<void> {
    let ids = await this.accounts.idsAfter(undefined, PAGE);
    while (ids.length > 0 && !signal?.aborted) {
      const existing = await this.pages.existing(ids);
      for (const id of ids)
        if (!existing.has(id.toString())) differences.add([`the account ${id.toString()} has no member`]);
      ids = await this.accounts.idsAfter(ids.at(-1), PAGE);
    }
  }

  /** Checks one sequence after another, so that only the numbers of one are in memory. */
  private async checkNumbers(differences: Differences, signal?: AbortSignal): Promise<number> {
    let total = 0;
    let numbers: string[] = [];
    const judge = () => {
      const [first] = numbers;
      if (first) differences.add(sequenceProblems(sequenceOf(first), numbers));
      numbers = [];
    };
    let page = await this.documents.numbersAfter('', NUMBERS_PAGE);
    while (page.length > 0 && !signal?.aborted) {
      total += page.length;
      for (const number of page) {
        if (numbers[0] !== undefined && sequenceOf(numbers[0]) !== sequenceOf(number)) judge();
        numbers.push(number);
      }
      page = await this.documents.numbersAfter(page.at(-1) ?? '', NUMBERS_PAGE);
    }
    judge();
    return total;
  }
}

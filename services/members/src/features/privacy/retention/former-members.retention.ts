import { Inject, Injectable } from '@nestjs/common';
import { LEFT_STANDINGS } from '@concord/contracts';
import { dateWords } from '@concord/institute';
import {
  AuditNote,
  AuditTrail,
  dayOf,
  type ExpiredRecord,
  type Retention,
  RETENTION_ACTOR,
  yearsAfter,
} from '@concord/nest-platform';
import type { Account } from '../../../shared/ledger/account-sums';
import { lastMoneyDay } from '../../../shared/ledger/last-money-day';
import { eventStateOn } from '../../../shared/standing/event-state';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { FormerMembersRepository } from '../../../store/members/former-members.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import { ErasureService } from '../erasure/erasure.service';
import { RETENTION_YEARS } from './retention-years';

const BATCH = 100;

/** Personal data of people who have left for good: the membership and the last money are long ago. */
@Injectable()
export class FormerMembersRetention implements Retention {
  readonly heading = 'Former members whose personal data are not kept any longer';
  readonly content = 'these data; numbers, accounts and documents of money stay';

  constructor(
    private readonly members: FormerMembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly erasures: ErasureService,
    private readonly audit: AuditTrail,
    @Inject(RETENTION_YEARS) private readonly years: number,
  ) {}

  async *expired(): AsyncGenerator<ExpiredRecord> {
    let page = await this.members.after(undefined, BATCH);
    while (page.length > 0) {
      const accounts = await this.accounts.ofMany(page.map(({ _id }) => _id));
      for (const [at, member] of page.entries()) {
        const account = accounts[at];
        const left = account && this.leftOn(member, account);
        if (!left) continue;
        const kept = await this.erasures.reasonToKeep(member);
        yield { id: member._id.toString(), text: `${member.number}, left on ${dateWords(left)}`, kept };
      }
      page = await this.members.after(page.at(-1)?._id, BATCH);
    }
  }

  async destroy(id: string): Promise<boolean> {
    const member = await this.members.find(id);
    if (!member || !this.leftOn(member, await this.accounts.of(id))) return false;
    const event = {
      action: 'member.erase',
      actor: RETENTION_ACTOR,
      target: { entity: 'member', id, label: member.number },
      reason: `Left ${this.years} years ago`,
    };
    await this.audit.change(event, new AuditNote(), () => this.erasures.run(member));
    return true;
  }

  /** Day on which the person left; undefined if that, or the last money, is younger than the period. */
  private leftOn({ events }: MemberProjection, account: Account): string | undefined {
    const now = new Date();
    const before = dayOf(yearsAfter(now, -this.years));
    const { ended } = eventStateOn(events, dayOf(now));
    if (!ended || !LEFT_STANDINGS.includes(ended.standing)) return undefined;
    const isOver = ended.since < before && (lastMoneyDay(account) ?? '') < before;
    return isOver ? ended.since : undefined;
  }
}

import { Injectable } from '@nestjs/common';
import { dayOf } from '@concord/nest-platform';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { MemberPagesRepository } from '../../../store/members/member-pages.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import { MoneySums } from './money-sums';
import { RegisterSums } from './register-sums';

const PAGE = 500;
/** Age up to which sums are given again: every call reads the whole register. */
const MAX_AGE_MS = 30_000;

/** Sums of the whole register and its money. */
export interface ReportSums {
  readonly register: RegisterSums;
  readonly money: MoneySums;
}

/** Computes the sums of all reports in one pass, a page of members at a time. */
@Injectable()
export class ReportReader {
  private last?: { readonly sums: Promise<ReportSums>; readonly at: number };

  constructor(
    private readonly members: MemberPagesRepository,
    private readonly accounts: AccountsRepository,
    private readonly settings: SettingsInForce,
  ) {}

  /** Sums of the last half minute; calls at once share one pass. */
  recent(): Promise<ReportSums> {
    if (this.last && performance.now() - this.last.at < MAX_AGE_MS) return this.last.sums;
    const sums = this.read();
    this.last = { sums, at: performance.now() };
    sums.catch(() => (this.last = undefined));
    return sums;
  }

  async read(day = dayOf(new Date())): Promise<ReportSums> {
    const register = new RegisterSums(day, await this.settings.values());
    const money = new MoneySums(day);
    let last: MemberProjection | undefined;
    for (;;) {
      const page = await this.members.after(last?._id, PAGE);
      last = page.at(-1);
      if (!last) return { register, money };
      const accounts = await this.accounts.ofMany(page.map(({ _id }) => _id));
      for (const [at, member] of page.entries()) {
        const account = accounts[at];
        if (!account) continue;
        register.add(member, account);
        money.add(account);
      }
    }
  }
}

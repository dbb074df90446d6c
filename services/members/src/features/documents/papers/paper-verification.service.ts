import { Injectable } from '@nestjs/common';
import type { MemberPaperVerdict } from '@concord/contracts';
import { addressKey } from '@concord/contracts/environment';
import { normaliseCertificateNumber } from '@concord/institute';
import { CallThrottle, dayOf, required } from '@concord/nest-platform';
import { memberStandingOn } from '../../../shared/members/member-index';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { gradeOn } from '../../../shared/standing/grades';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { MembersRepository } from '../../../store/members/members.repository';
import type { PaperRecord } from '../../../store/papers/paper.schema';
import { PapersRepository } from '../../../store/papers/papers.repository';
import { paperToday } from './paper-today';
import { toPaperVerdict } from './paper.view';

/** Limit of an address, which many may share behind a carrier's NAT. It limits load only: numbers are random. */
const CALLS = { calls: 600, seconds: 60 };

/** Tells anyone whether a letter or certificate is genuine and holds today. */
@Injectable()
export class PaperVerification {
  private readonly throttle = new CallThrottle({
    ...CALLS,
    message: 'Too many look-ups from your network. Please wait a moment and try again',
  });

  constructor(
    private readonly papers: PapersRepository,
    private readonly members: MembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly settings: SettingsInForce,
  ) {}

  /** @throws AppError 404, 429. */
  async verify(typed: string, address: string): Promise<MemberPaperVerdict> {
    const refusal = this.throttle.check(addressKey(address));
    if (refusal) throw refusal;
    const paper = await this.papers.findByNumber(normaliseCertificateNumber(typed));
    return this.verdictOn(required(paper, 'A paper with this number'));
  }

  private async verdictOn(paper: PaperRecord): Promise<MemberPaperVerdict> {
    const id = paper.member.toString();
    const [found, account, settings] = await Promise.all([
      this.members.find(id),
      this.accounts.of(id),
      this.settings.values(),
    ]);
    const member = required(found, 'The member of this paper');
    const today = dayOf(new Date());
    const { standing } = memberStandingOn(member, account, settings, today);
    return toPaperVerdict(paper, paperToday(paper, { grade: gradeOn(member.terms, today), standing }));
  }
}

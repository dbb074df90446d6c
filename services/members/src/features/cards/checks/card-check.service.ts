import { Injectable } from '@nestjs/common';
import { type CardVerdict, MEMBER_LIMITS } from '@concord/contracts';
import { addressKey } from '@concord/contracts/environment';
import { CallThrottle, dayOf, notFound, required } from '@concord/nest-platform';
import { memberStandingOn } from '../../../shared/members/member-index';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { isGood } from '../../../shared/standing/standing';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';

/** Limit of an address, which many may share behind a carrier's NAT. A look-up tells nothing but the standing. */
const CALLS = { calls: 300, seconds: 60 };
const CARD = 'A card with this number';

/** Tells anyone whether the member with a number is in good standing today. */
@Injectable()
export class CardCheck {
  private readonly throttle = new CallThrottle({
    ...CALLS,
    message: 'Too many look-ups from your network. Please wait a moment and try again',
  });

  constructor(
    private readonly members: LinkedMembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly settings: SettingsInForce,
  ) {}

  /** @throws AppError 404, 429. */
  async check(typed: string, address: string): Promise<CardVerdict> {
    const refusal = this.throttle.check(addressKey(address));
    if (refusal) throw refusal;
    const number = typed.trim();
    if (number.length === 0 || number.length > MEMBER_LIMITS.numberLength) throw notFound(CARD);
    const member = required(await this.find(number), CARD);
    const [account, settings] = await Promise.all([
      this.accounts.of(member._id.toString()),
      this.settings.values(),
    ]);
    const at = new Date();
    const { standing } = memberStandingOn(member, account, settings, dayOf(at));
    return { isGood: isGood(standing), at: at.toISOString() };
  }

  /** Phones capitalize letters, and people type small ones. */
  private async find(number: string) {
    const upper = number.toUpperCase();
    return (
      (await this.members.ofNumber(number)) ??
      (upper === number ? undefined : await this.members.ofNumber(upper))
    );
  }
}

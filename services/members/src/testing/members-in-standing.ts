import type { Member, MemberAccount } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import type { MembersHarness } from './harness';

const THIS_YEAR = dayOf(new Date()).slice(0, 4);
const SUBSCRIPTION = 500_000;

/** Members whose standing depends on this year's subscription, and the calls of those who sign in. */
export class MembersInStanding {
  constructor(private readonly service: MembersHarness) {}

  /** A member who owes this year's subscription. */
  owing(more: Record<string, unknown> = {}): Promise<Member> {
    return this.service.member({ fees: ['subscription'], inductedOn: `${THIS_YEAR}-01-01`, ...more });
  }

  /** A member in good standing. */
  async paid(more: Record<string, unknown> = {}): Promise<Member> {
    const member = await this.owing(more);
    await this.pay(member, SUBSCRIPTION);
    return member;
  }

  async pay({ _id }: Pick<Member, '_id'>, amount: number): Promise<void> {
    const answer = await this.service.call('/payment', {
      token: this.service.superAdmin,
      body: { member: _id, amount, method: 'transfer', receivedOn: dayOf(new Date()) },
    });
    expect(answer.status).toBe(201);
  }

  async leave({ _id }: Pick<Member, '_id'>): Promise<void> {
    const body = { kind: 'resigned', at: dayOf(new Date()), reason: 'Moved away' };
    expect(await this.service.call(`/member/${_id}/event`, { body })).toMatchObject({ status: 200 });
  }

  async merge(keep: Pick<Member, '_id'>, drop: Pick<Member, '_id'>): Promise<string> {
    const answer = await this.service.call<{ _id: string }>('/member/merge', {
      body: { keep: keep._id, drop: drop._id },
      token: this.service.superAdmin,
    });
    expect(answer.status).toBe(200);
    return answer.body._id;
  }

  async account({ _id }: Pick<Member, '_id'>): Promise<MemberAccount> {
    return (await this.service.call<MemberAccount>(`/member/${_id}/account`)).body;
  }

  /** Token of a member who signed in. */
  tokenOf({ _id, student }: Pick<Member, '_id'> & Partial<Pick<Member, 'student'>>): string {
    return this.service.environment.tokens.member({ member: _id, ...(student && { student }) });
  }
}

import type { Member, MyTransfer } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import type { HttpCallOptions } from '@concord/nest-platform/testing';
import type { MembersHarness } from './harness';

type Refused = { code: string; message: string };

/** Calls of a member who is signed in, and of staff with the permission for money. */
export class MemberCalls {
  constructor(private readonly service: MembersHarness) {}

  tokenOf({ _id }: Pick<Member, '_id'>): string {
    return this.service.environment.tokens.member({ member: _id });
  }

  get finance(): string {
    return this.service.environment.tokens.staff('ADMIN', { finance: true });
  }

  as<T>(member: Pick<Member, '_id'>, path: string, options: HttpCallOptions = {}) {
    return this.service.call<T & Refused>(path, { token: this.tokenOf(member), ...options });
  }

  asFinance<T>(path: string, body?: unknown) {
    return this.service.call<T & Refused>(path, { token: this.finance, ...(body !== undefined && { body }) });
  }

  /** A charge of a member, due at the beginning of 2026. */
  async charge(member: Member, amount: number, period = 'P1', due = '2026-01-01'): Promise<void> {
    const body = { fee: 'other', period, title: `Workshop ${period}`, amount, due, reason: 'Council of May' };
    const { status } = await this.asFinance(`/member/${member._id}/charge`, body);
    expect(status).toBe(201);
  }

  /** Sends evidence of a transfer of today; a field that is undefined is left out. */
  send(
    member: Pick<Member, '_id'>,
    fields: Record<string, string | undefined> = {},
    { key, file = 'pixels' }: { key?: string; file?: string | undefined } = {},
  ) {
    const form = new FormData();
    const all = { amount: '500000', sentOn: dayOf(new Date()), ...fields };
    for (const [name, value] of Object.entries(all)) if (value !== undefined) form.append(name, value);
    if (file !== '') form.append('file', new Blob([file]), 'receipt.jpg');
    return this.as<MyTransfer>(member, '/me/transfers', {
      body: form,
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  }
}

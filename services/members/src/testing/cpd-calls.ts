import type {
  CpdEntry,
  Member,
  MembershipSettings,
  MembershipSettingsVersion,
  MyCpdEntry,
} from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import { dataUrlOf, makePdf } from '@concord/testing';
import type { MembersHarness } from './harness';

/** A refusal or an entry. */
export type CpdAnswer = MyCpdEntry & { code: string; message: string };

/** A file that a member sends. */
export const sentFile = (name = 'certificate.pdf', bytes: Buffer = makePdf()) => ({
  name,
  file: dataUrlOf(bytes, 'application/pdf'),
});

/** Calls about the CPD of members. */
export class CpdCalls {
  constructor(private readonly service: MembersHarness) {}

  tokenOf({ _id }: Pick<Member, '_id'>): string {
    return this.service.signedIn({ member: _id });
  }

  /** Fields of an activity of today, six hours of a course unless `more` says otherwise. */
  activity(more: object = {}): Record<string, unknown> {
    const day = dayOf(new Date());
    return { kind: 'course', title: 'Mediation in practice', day, amount: 6, files: [sentFile()], ...more };
  }

  add(member: Pick<Member, '_id'>, more: object = {}, key?: string) {
    return this.service.call<CpdAnswer>('/me/cpd', {
      body: this.activity(more),
      token: this.tokenOf(member),
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  }

  /** The entry of a member who has one. */
  async added(member: Pick<Member, '_id'>, more: object = {}): Promise<MyCpdEntry> {
    const { status, body } = await this.add(member, more);
    if (status !== 201) throw new Error(`no entry was added: ${JSON.stringify(body)}`);
    return body;
  }

  decide(id: string, body: object) {
    return this.service.call<CpdEntry & { code: string }>(`/cpd-entries/${id}/decide`, { body });
  }

  /** Puts other settings in force. */
  async settings(change: Partial<MembershipSettings>): Promise<void> {
    const token = this.service.superAdmin;
    const { body } = await this.service.call<MembershipSettingsVersion>('/membership-settings', { token });
    const next = { version: body.version, ...body.values, ...change, reason: 'Decided by the council' };
    const put = { method: 'PUT', body: next, token } as const;
    const answer = await this.service.call('/membership-settings', put);
    if (answer.status !== 200) throw new Error(`the settings were refused: ${JSON.stringify(answer.body)}`);
  }
}

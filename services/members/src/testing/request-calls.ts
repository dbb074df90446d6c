import type { Member, MemberRequest, MyRequest } from '@concord/contracts';
import { objectIdOf } from '@concord/nest-platform';
import type { HttpCallOptions } from '@concord/nest-platform/testing';
import { MemberRequestsSweeper } from '../features/register/member-requests/member-requests.sweeper';
import type { MembersHarness } from './harness';

const STAFF = { _id: objectIdOf('c'.repeat(24)), username: 'grace' };
const DOCUMENT = { name: 'marriage.pdf', file: 'data:application/pdf;base64,JVBERi0xLjQK' };

/** Calls of members about their records, and of staff about requests. */
export class RequestCalls {
  constructor(private readonly service: MembersHarness) {}

  /** A call of the member. */
  own<T = Record<string, unknown>>(
    { _id }: Pick<Member, '_id'>,
    path: string,
    options: HttpCallOptions = {},
  ) {
    const token = this.service.environment.tokens.member({ member: _id });
    return this.service.call<T>(path, { token, ...options });
  }

  organisation(name = 'Peace Ltd'): Promise<Member> {
    return this.service.member({ person: undefined, organisation: { name }, grade: 'Corporate' });
  }

  /** Asks for a correction, with a document unless the body says otherwise. */
  ask(member: Pick<Member, '_id'>, body: object) {
    return this.own<MyRequest>(member, '/me/profile/requests', { body: { files: [DOCUMENT], ...body } });
  }

  withdraw(member: Pick<Member, '_id'>, { _id }: Pick<MyRequest, '_id'>) {
    return this.own<MyRequest>(member, `/me/requests/${_id}`, { method: 'DELETE' });
  }

  decide({ _id }: Pick<MyRequest, '_id'>, body: object) {
    return this.service.call<MemberRequest>(`/member-requests/${_id}/decide`, { body });
  }

  /** Files that the media service keeps of a member. */
  filesOf({ _id }: Pick<Member, '_id'>): string[] {
    return [...this.service.media.files].filter(([, owner]) => owner === _id).map(([id]) => id);
  }

  /** Accepts a request as a process does that is killed at once. */
  async acceptAndDie({ _id }: Pick<MyRequest, '_id'>): Promise<void> {
    const at = new Date();
    const accepted = { state: 'accepted', dueSince: at, decision: { reason: '', at, by: STAFF } };
    await this.service
      .collection('member-requests')
      .updateOne({ _id: objectIdOf(_id) }, { $set: accepted, $unset: { openKey: '' } });
  }

  /** Runs the sweeper of the worker, over requests of every age. */
  async sweep(): Promise<void> {
    await this.service.startWorker();
    const sweeper = this.service.workerGet<MemberRequestsSweeper>(MemberRequestsSweeper);
    await sweeper.sweep(new Date(Date.now() + 1000));
    await this.service.stopWorker();
  }

  /** Audit records of an action about a member. */
  async audited({ _id }: Pick<Member, '_id'>, action: string) {
    const found = await this.service.collection('audit-outbox').find({}).toArray();
    return found
      .map(({ record }) => record as Record<string, unknown>)
      .filter((record) => record['action'] === action && JSON.stringify(record).includes(_id));
  }
}

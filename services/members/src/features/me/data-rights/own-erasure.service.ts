import { Injectable } from '@nestjs/common';
import type { MyErasure, MyErasureBody, MyRequest } from '@concord/contracts';
import { conflict, type MemberActor, type RecordedBody } from '@concord/nest-platform';
import { OwnRequests } from '../../../shared/member-requests/own-requests';
import { OwnMember } from '../../../shared/members/own-member';

/** Requests of members to have their data erased. Staff run the erasure once the books allow it. */
@Injectable()
export class OwnErasure {
  constructor(
    private readonly own: OwnMember,
    private readonly requests: OwnRequests,
  ) {}

  /** @throws AppError 403, 404. */
  async get(actor: MemberActor): Promise<MyErasure> {
    return { request: await this.requests.latest(await this.own.require(actor), 'erasure') };
  }

  /** @throws AppError 403, 404, 409 for an organisation, and with an open one. */
  async request(actor: MemberActor, { body, audit }: RecordedBody<MyErasureBody>): Promise<MyRequest> {
    const member = await this.own.require(actor);
    const { reason } = body;
    audit.note({ entity: 'member', id: member._id.toString(), label: member.number, reason });
    if (member.kind === 'organisation')
      throw conflict('CONFLICT', 'An organisation is no person. Please change its contact instead');
    const request = { kind: 'erasure' as const, reason, files: [] };
    return this.requests.send(member, request, 'You have asked for this already. We will decide soon');
  }
}

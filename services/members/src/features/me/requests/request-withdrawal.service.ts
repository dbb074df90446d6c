import { Injectable } from '@nestjs/common';
import type { MyRequest } from '@concord/contracts';
import { type AuditNote, conflict, type MemberActor, required } from '@concord/nest-platform';
import { MemberFiles } from '../../../shared/member-files/member-files';
import { OwnRequests } from '../../../shared/member-requests/own-requests';
import { OwnMember } from '../../../shared/members/own-member';
import { MemberRequestsRepository } from '../../../store/member-requests/member-requests.repository';

/** Withdraws own requests that are open. */
@Injectable()
export class RequestWithdrawal {
  constructor(
    private readonly own: OwnMember,
    private readonly requests: MemberRequestsRepository,
    private readonly views: OwnRequests,
    private readonly files: MemberFiles,
  ) {}

  /** @throws AppError 403, 404 for a request of somebody else, 409 if it is decided or withdrawn. */
  async withdraw(actor: MemberActor, id: string, audit: AuditNote): Promise<MyRequest> {
    const member = await this.own.require(actor);
    const found = await this.requests.find(id);
    const request = required(found?.member.equals(member._id) ? found : undefined, 'This request');
    audit.note({ entity: 'member', id: member._id.toString(), label: member.number });
    audit.note({ details: { request: id, kind: request.kind } });
    const withdrawn = await this.requests.withdraw(id);
    if (!withdrawn) throw conflict('ALREADY_DECIDED', 'This request is closed already');
    await this.files.remove(member._id, request.files);
    return this.views.viewOf(member, withdrawn);
  }
}

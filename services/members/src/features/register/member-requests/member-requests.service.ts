import { Injectable } from '@nestjs/common';
import type { MemberRequest, MemberRequestDecideBody, MemberRequestListQuery } from '@concord/contracts';
import {
  conflict,
  Page,
  type RecordedBody,
  required,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import { requireUnerased } from '../../../shared/erasure/require-unerased';
import type { MemberRequestRecord } from '../../../store/member-requests/member-request.schema';
import { MemberRequestsRepository } from '../../../store/member-requests/member-requests.repository';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import { MemberRequestViews } from './member-request-views';
import { RequestOutcomes } from './request-outcomes.service';
import { StaffRequestRules } from './staff-request-rules';

/** The queue of requests of members. Each is decided once. */
@Injectable()
export class MemberRequestsService {
  constructor(
    private readonly requests: MemberRequestsRepository,
    private readonly members: LinkedMembersRepository,
    private readonly views: MemberRequestViews,
    private readonly rules: StaffRequestRules,
    private readonly outcomes: RequestOutcomes,
  ) {}

  async list(query: MemberRequestListQuery): Promise<Page<MemberRequest>> {
    const { items, total } = await this.requests.list(query);
    return new Page(await this.views.of(items), total);
  }

  /** @throws AppError 400 for a refusal without a reason, 404, 409 ALREADY_DECIDED, and for what can't be accepted. */
  async decide(
    staff: StaffActor,
    id: string,
    { body, audit }: RecordedBody<MemberRequestDecideBody>,
  ): Promise<MemberRequest> {
    const request = required(await this.requests.find(id), 'This request');
    const member = await this.require(request);
    const { decision: state, reason = '' } = body;
    audit.note({ entity: 'member', id: member._id.toString(), label: memberName(member) });
    audit.note({ ...(reason && { reason }), details: { request: id, kind: request.kind, decision: state } });
    if (request.state !== 'open') throw decided();
    requireUnerased(member);
    if (state === 'accepted') {
      audit.note(sidesOf(request));
      await this.rules.requireAcceptable(request);
    }
    const decision = { reason, at: new Date(), by: staffRefOf(staff) };
    const closed = await this.requests.decide(id, state, decision);
    if (!closed) throw decided();
    if (state === 'accepted') await this.outcomes.apply(closed);
    const [view] = await this.views.of([closed]);
    return required(view, 'This request');
  }

  private async require({ member }: MemberRequestRecord): Promise<MemberProjection> {
    return required((await this.members.ofIds([member])).get(member.toString()), 'This member');
  }
}

const decided = () => conflict('ALREADY_DECIDED', 'Somebody has decided on this request already');

const sidesOf = ({ corrections = [] }: MemberRequestRecord) => ({
  before: Object.fromEntries(corrections.map(({ field, before }) => [field, before])),
  after: Object.fromEntries(corrections.map(({ field, after }) => [field, after])),
});

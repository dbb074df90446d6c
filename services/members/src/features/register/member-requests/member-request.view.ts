import type { MemberRequest } from '@concord/contracts';
import { type RequestParts, toRequestFields } from '../../../shared/member-requests/own-request.view';
import type { MemberRequestRecord } from '../../../store/member-requests/member-request.schema';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';

/** A request for staff. */
export const toMemberRequest = (
  record: MemberRequestRecord,
  { member, ...parts }: RequestParts & { readonly member: MemberProjection },
): MemberRequest => ({
  ...toRequestFields(record, { ...parts, member }),
  member: member._id.toString(),
  number: member.number,
  name: memberName(member),
  ...(record.decision && {
    decision: {
      reason: record.decision.reason,
      at: record.decision.at.toISOString(),
      by: { _id: record.decision.by._id.toString(), username: record.decision.by.username },
    },
  }),
});

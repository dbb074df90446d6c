import {
  type MemberFile,
  type MyRequest,
  paymentReferenceOf,
  type StaffBill,
  type StaffProposal,
} from '@concord/contracts';
import type { ObjectId } from '@concord/nest-platform';
import { memberName } from '../../store/members/member-search';
import type { MemberProjection } from '../../store/members/member.schema';
import type {
  BilledCharge,
  MemberRequestRecord,
  ProposedStaff,
} from '../../store/member-requests/member-request.schema';
import { sumOf } from '../ledger/account-sums';

/** Parts of a view that are not in the record. */
export interface RequestParts {
  readonly files: MemberFile[];
  /** The member who asks. */
  readonly member: Pick<MemberProjection, 'number'>;
  /** Members by their ids, whom the request of an organisation is about. */
  readonly people: ReadonlyMap<string, MemberProjection>;
}

/** Ids of the members whom a request is about. */
export const peopleOf = ({ staff, bill = [] }: MemberRequestRecord): ObjectId[] => [
  ...(staff?.person ? [staff.person] : []),
  ...bill.map(({ person }) => person),
];

const toProposal = (
  { action, name, sponsored }: ProposedStaff,
  person: MemberProjection | undefined,
): StaffProposal => ({
  action,
  name: person ? memberName(person) : (name ?? 'A former member'),
  number: person?.number ?? null,
  sponsored,
});

const toBill = (
  charges: readonly BilledCharge[],
  { number }: RequestParts['member'],
  people: RequestParts['people'],
): StaffBill => ({
  lines: charges.map(({ person, title, amount }) => {
    const member = people.get(person.toString());
    return {
      name: member ? memberName(member) : 'A former member',
      number: member?.number ?? '',
      title,
      amount,
    };
  }),
  total: sumOf(charges),
  reference: paymentReferenceOf(number),
});

/** Fields that both the member and staff see. */
export const toRequestFields = (
  record: MemberRequestRecord,
  { files, member, people }: RequestParts,
): Omit<MyRequest, 'decision'> => ({
  _id: record._id.toString(),
  kind: record.kind,
  state: record.state,
  reason: record.reason,
  at: record.at.toISOString(),
  ...(record.corrections && {
    corrections: record.corrections.map(({ field, before, after }) => ({ field, before, after })),
  }),
  ...(record.staff && {
    staff: toProposal(record.staff, people.get(String(record.staff.person))),
  }),
  ...(record.bill && { bill: toBill(record.bill, member, people) }),
  files,
});

/**
 * A request for its member, without names of staff. An organisation reads the name behind a number only once staff have
 * accepted it, so that numbers cannot be looked up.
 */
export function toMyRequest(record: MemberRequestRecord, parts: RequestParts): MyRequest {
  const { staff, ...fields } = toRequestFields(record, parts);
  const isNamed = staff?.action === 'remove' || record.state === 'accepted';
  return {
    ...fields,
    ...(staff && { staff: isNamed ? staff : { ...staff, name: staff.number ?? staff.name } }),
    ...(record.decision && {
      decision: { reason: record.decision.reason, at: record.decision.at.toISOString() },
    }),
  };
}

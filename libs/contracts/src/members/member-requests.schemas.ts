import { z } from 'zod';
import { koboSum } from '../core/amounts';
import { listOf } from '../core/bounded';
import { body, moment, objectId } from '../core/fields';
import { givenReason } from '../core/intervention';
import { listQuery, oneOf } from '../core/list-query';
import { memberFile } from './member-files.schemas';

/**
 * Requests of members that staff decide: corrected names and birth date, staff of an organisation, a bill that an
 * organisation pays for its staff, an erasure.
 */
export const MEMBER_REQUEST_KINDS = ['profile', 'staff', 'bill', 'erasure'] as const;
export type MemberRequestKind = (typeof MEMBER_REQUEST_KINDS)[number];

export const MEMBER_REQUEST_STATES = ['open', 'accepted', 'refused', 'withdrawn'] as const;
export type MemberRequestState = (typeof MEMBER_REQUEST_STATES)[number];

/** Fields that only staff change, after they have seen a document. */
export const PROFILE_FIELDS = [
  'title',
  'surname',
  'firstName',
  'middleName',
  'gender',
  'dob',
  'organisation',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** A field of the record before, and as the member asks for it. */
export const profileCorrection = z.object({
  field: z.enum(PROFILE_FIELDS),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ProfileCorrection = z.infer<typeof profileCorrection>;

/** A person whom an organisation wants to name, or no longer. */
export const staffProposal = z.object({
  action: z.enum(['add', 'remove']),
  name: z.string(),
  /** The person's own membership number, if there is one. */
  number: z.string().nullable(),
  /** True if the organisation pays for this person. */
  sponsored: z.boolean(),
});
export type StaffProposal = z.infer<typeof staffProposal>;

/** A subscription of a person that an organisation pays. */
export const staffBillLine = z.object({
  name: z.string(),
  number: z.string(),
  title: z.string(),
  /** In kobo: as open when the bill was made; of an open bill, what is left of that. */
  amount: koboSum,
});

/** Subscriptions of several people, which one transfer pays. The charges stay those of the people. */
export const staffBill = z.object({
  lines: z.array(staffBillLine),
  total: koboSum,
  /** To be written on the transfer. */
  reference: z.string(),
});
export type StaffBill = z.infer<typeof staffBill>;

/** Fields of a request that its member and staff see. */
export const memberRequestFields = {
  _id: objectId,
  kind: z.enum(MEMBER_REQUEST_KINDS),
  state: z.enum(MEMBER_REQUEST_STATES),
  /** The member's words. */
  reason: z.string(),
  at: moment,
  /** Requests for a correction. */
  corrections: listOf(profileCorrection, PROFILE_FIELDS.length).optional(),
  /** Requests of an organisation. */
  staff: staffProposal.optional(),
  bill: staffBill.optional(),
  files: z.array(memberFile),
};

/** A request for staff. */
export const memberRequest = z.object({
  ...memberRequestFields,
  member: objectId,
  number: z.string(),
  name: z.string(),
  decision: z
    .object({ reason: z.string(), at: moment, by: z.object({ _id: objectId, username: z.string() }) })
    .optional(),
});
export type MemberRequest = z.infer<typeof memberRequest>;

/** Open requests oldest first, others latest first. */
export const memberRequestListQuery = listQuery({
  kind: oneOf(MEMBER_REQUEST_KINDS),
  state: oneOf(MEMBER_REQUEST_STATES),
  member: objectId.optional(),
});
export type MemberRequestListQuery = z.output<typeof memberRequestListQuery>;

/** Decides on a request. The member reads the reason of a refusal. */
export const memberRequestDecideBody = body({
  decision: z.enum(['accepted', 'refused'], 'Accept or refuse the request'),
  reason: givenReason.optional(),
}).refine(({ decision, reason }) => decision === 'accepted' || reason !== undefined, {
  path: ['reason'],
  message: 'Tell the member why',
});
export type MemberRequestDecideBody = z.output<typeof memberRequestDecideBody>;

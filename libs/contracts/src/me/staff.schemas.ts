import { z } from 'zod';
import { koboSum } from '../core/amounts';
import { listOf } from '../core/bounded';
import { blank, body, line, objectId } from '../core/fields';
import { givenReason } from '../core/intervention';
import { MEMBER_LIMITS } from '../members/member-limits';
import { MEMBER_GRADES, STANDINGS } from '../members/member-values';
import { myRequest } from './profile.schemas';

/** An unpaid charge of a sponsored person. */
export const myStaffCharge = z.object({
  _id: objectId,
  title: z.string(),
  due: z.string(),
  /** In kobo. */
  open: koboSum,
});
export type MyStaffCharge = z.infer<typeof myStaffCharge>;

/** A person whom the organisation names. `charges` are the unpaid ones of a sponsored person. */
export const myStaffPerson = z.object({
  _id: objectId,
  name: z.string(),
  /** Null for a person without a membership. */
  member: z
    .object({ number: z.string(), grade: z.enum(MEMBER_GRADES), standing: z.enum(STANDINGS) })
    .nullable(),
  sponsored: z.boolean(),
  charges: z.array(myStaffCharge),
});
export type MyStaffPerson = z.infer<typeof myStaffPerson>;

/** Named staff of the organisation, and its latest requests. */
export const myStaff = z.object({
  staff: z.array(myStaffPerson),
  sponsored: z.int(),
  /** True above the number of sponsored people from which a rebate applies. */
  rebate: z.boolean(),
  requests: z.array(myRequest),
  /** Latest first; one at most is open. */
  bills: z.array(myRequest),
});
export type MyStaff = z.infer<typeof myStaff>;

/** Proposes to name a member by number, or to name somebody no longer. */
export const myStaffChangeBody = body({
  /** Number of the member to be named. */
  number: blank(line(MEMBER_LIMITS.numberLength)),
  /** Entry of the person who is to be removed. */
  remove: objectId.optional(),
  sponsored: z.boolean().default(true),
  reason: givenReason,
}).refine(({ number, remove }) => (number === undefined) !== (remove === undefined), {
  path: ['number'],
  message: 'Enter the number of a member',
});
export type MyStaffChangeBody = z.output<typeof myStaffChangeBody>;

/** Makes one bill of the unpaid subscriptions of these people, who are entries of the list. */
export const myStaffBillBody = body({
  people: listOf(objectId, MEMBER_LIMITS.statementParts, {
    min: 1,
    tooFew: 'Choose whom you pay for',
    tooMany: `Choose at most ${MEMBER_LIMITS.statementParts} people for one transfer`,
  }),
});
export type MyStaffBillBody = z.output<typeof myStaffBillBody>;

import { z } from 'zod';
import { listOf } from '../core/bounded';
import { email, objectId } from '../core/fields';

/** Members with an e-mail, of some ids (also of records merged since), or of some applicants. */
export const membersFindBody = z.union([
  z.strictObject({ email }),
  z.strictObject({ members: listOf(objectId, 50), students: listOf(objectId, 50) }),
]);

/** An address that its member has proven. */
export const memberEmailBody = z.strictObject({ email });

/** A member, as far as a sign-in needs it. */
export const memberContact = z.object({
  _id: objectId,
  number: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  isOrganisation: z.boolean(),
  student: objectId.nullable(),
  /** Members who were merged into this one; absent without any. */
  merged: z.array(objectId).optional(),
});
export type MemberContact = z.infer<typeof memberContact>;

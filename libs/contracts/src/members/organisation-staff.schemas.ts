import { z } from 'zod';
import { blank, body, moment, objectId, personName } from '../core/fields';
import { MEMBER_GRADES, STANDINGS } from './member-values';

/** A person whom an organisation names. `member` is the person's own membership, if there is one. */
export const organisationPerson = z.object({
  _id: objectId,
  name: z.string(),
  member: z
    .object({
      _id: objectId,
      number: z.string(),
      grade: z.enum(MEMBER_GRADES),
      standing: z.enum(STANDINGS),
    })
    .nullable(),
  /** True if the organisation pays for this person. */
  sponsored: z.boolean(),
  at: moment,
  by: z.object({ _id: objectId, username: z.string() }),
});
export type OrganisationPerson = z.infer<typeof organisationPerson>;

/** Staff of an organisation by name. A rebate applies above a number of sponsored ones. */
export const organisationStaff = z.object({
  staff: z.array(organisationPerson),
  sponsored: z.int(),
  rebate: z.boolean(),
});
export type OrganisationStaff = z.infer<typeof organisationStaff>;

/** Names a member, or a person without a membership. */
export const organisationStaffBody = body({
  member: objectId.optional(),
  name: blank(personName),
  sponsored: z.boolean(),
}).refine(({ member, name }) => (member === undefined) !== (name === undefined), {
  path: ['name'],
  message: 'Choose a member or enter a name',
});
export type OrganisationStaffBody = z.output<typeof organisationStaffBody>;

import { type MyCorrectionBody, PROFILE_FIELDS, type ProfileCorrection } from '@concord/contracts';
import { badRequest } from '@concord/nest-platform';
import type { MemberProjection } from '../../../store/members/member.schema';

/**
 * The fields that a member wants to have changed.
 * @throws AppError 400 for fields of the other kind of member, and if every value is as in the record
 */
export function correctionsOf(member: MemberProjection, body: MyCorrectionBody): ProfileCorrection[] {
  const given = PROFILE_FIELDS.filter((field) => body[field] !== undefined);
  const foreign = given.find((field) => (field === 'organisation') !== (member.kind === 'organisation'));
  if (foreign)
    throw badRequest(
      'BAD_REQUEST',
      `${member.kind === 'person' ? 'A person' : 'An organisation'} has no ${foreign}`,
    );
  const corrections = given
    .map((field) => ({ field, before: member[field], after: body[field] ?? null }))
    .filter(({ before, after }) => before !== after);
  if (corrections.length === 0)
    throw badRequest('BAD_REQUEST', 'Your record has these details already. Change what is wrong in it');
  return corrections;
}

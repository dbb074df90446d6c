import type { MemberUpdateBody } from '@concord/contracts';
import { badRequest } from '@concord/nest-platform';
import { changesOf } from '../../../shared/members/details-writer';
import type { MemberProjection } from '../../../store/members/member.schema';
import type { MemberChange } from '../../../store/members/members.repository';

const OF_ORGANISATIONS = ['organisation', 'contact'] as const;
const OF_PERSONS = ['title', 'surname', 'firstName', 'middleName', 'gender', 'dob'] as const;

/**
 * The fields of a member that a change replaces by another value.
 * @throws AppError 400 for names of a person in an organisation's record, or the other way round.
 */
export function changedFields(member: MemberProjection, body: MemberUpdateBody): MemberChange {
  const { revision: _, ...fields } = body;
  const foreign = member.kind === 'person' ? OF_ORGANISATIONS : OF_PERSONS;
  const wrong = foreign.find((field) => fields[field] !== undefined && fields[field] !== null);
  if (wrong) throw badRequest('BAD_REQUEST', `A ${member.kind} has no ${wrong}`);
  return changesOf(member, fields);
}

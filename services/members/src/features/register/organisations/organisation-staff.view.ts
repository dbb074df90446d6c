import { type OrganisationPerson, type OrganisationStaff, REBATE_ABOVE_STAFF } from '@concord/contracts';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import type { OrganisationStaffRecord } from '../../../store/organisation-staff/organisation-staff.schema';
import { personKeyOf } from '../../../store/organisation-staff/person-key';

const toPerson = (
  { _id, name, person, sponsored, at, by }: OrganisationStaffRecord,
  members: ReadonlyMap<string, MemberProjection>,
): OrganisationPerson => {
  const member = person && members.get(person.toString());
  return {
    _id: _id.toString(),
    name: member ? memberName(member) : (name ?? 'A former member'),
    member: member
      ? {
          _id: member._id.toString(),
          number: member.number,
          grade: member.index.grade,
          standing: member.index.standing,
        }
      : null,
    sponsored,
    at: at.toISOString(),
    by: { _id: by._id.toString(), username: by.username },
  };
};

/** Staff of an organisation, and the rebate that the number of sponsored ones earns. */
export function toOrganisationStaff(
  records: readonly OrganisationStaffRecord[],
  members: ReadonlyMap<string, MemberProjection>,
): OrganisationStaff {
  // A person who came from a merged organisation as well counts once, and so do two members who are one after a merge.
  const sponsored = new Set(records.filter((record) => record.sponsored).map(personKeyOf)).size;
  return {
    staff: records.map((record) => toPerson(record, members)),
    sponsored,
    rebate: sponsored > REBATE_ABOVE_STAFF,
  };
}

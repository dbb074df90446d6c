import type { OrganisationStaffRecord } from './organisation-staff.schema';

/** Identity of a named person. The stored key of an entry stays the same in a merge, which replaces the person. */
export const personKeyOf = ({ person, key }: Pick<OrganisationStaffRecord, 'person' | 'key'>): string =>
  person?.toString() ?? key;

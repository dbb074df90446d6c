import type { StaffRef } from '@concord/nest-platform';
import { dayOf, objectIdOf } from '@concord/nest-platform';
import { memberIndexOf, type Membership } from '../../../shared/members/member-index';
import type { SettingsVersion } from '../../../shared/settings/settings-in-force';
import { emptyAccount } from '../../../store/accounts/accounts.repository';
import type { ImportedMember } from '../../../store/imports/imported-member';
import type { NewMember } from '../../../store/members/members.repository';
import { newMemberFields } from '../members/new-member-fields';

/** A member of a row: standing begins on the day of the import, and the years before count as paid. */
export function newImportedMember(
  { number, person, organisation, terms, notes }: ImportedMember,
  { _id, requestKey, by }: { _id: string; requestKey: string; by: StaffRef },
  settings: SettingsVersion,
): NewMember {
  const at = new Date();
  const today = dayOf(at);
  const reason = notes ? `Imported: ${notes}` : 'Imported';
  const membership: Membership = {
    ...newMemberFields({ person, organisation }, undefined),
    _id: objectIdOf(_id),
    number,
    terms: terms.map((term) => ({ ...term, reason, at, by })),
    events: [],
    openedOn: today,
    isImported: true,
    revision: 0,
    createdAt: at,
  };
  const index = memberIndexOf(membership, emptyAccount(membership._id), settings, today);
  return { ...membership, _id, requestKey, index };
}

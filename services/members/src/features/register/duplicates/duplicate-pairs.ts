import type { DuplicateReason } from '@concord/contracts';
import { foldText } from '@concord/nest-platform';
import type { MemberContact } from '../../../store/members/member-contacts.repository';

/** Two members who may be the same one, and why. */
export interface FoundPair {
  readonly members: readonly [MemberContact, MemberContact];
  readonly reasons: DuplicateReason[];
}

/** Digits that a phone number has without its country and trunk prefix. */
const PHONE_DIGITS = 10;
const PHONE_DIGITS_MIN = 7;

/** The significant digits of a phone number: `+234 803 555 0101` and `0803-555-0101` are the same. */
export function phoneKey(phone: string | null): string | undefined {
  const digits = phone?.replaceAll(/\D/g, '') ?? '';
  return digits.length < PHONE_DIGITS_MIN ? undefined : digits.slice(-PHONE_DIGITS);
}

const KEYS: Record<DuplicateReason, (contact: MemberContact) => string | undefined> = {
  email: ({ email }) => (email ? foldText(email.trim()) : undefined),
  phone: ({ phoneNumber }) => phoneKey(phoneNumber),
  // First names and surnames are exchanged in old registers.
  name: ({ surname, firstName, dob }) =>
    surname && firstName && dob
      ? [...[foldText(surname), foldText(firstName)].sort(), dob].join(' ')
      : undefined,
};

/**
 * Pairs of members with the same e-mail, phone, or name and date of birth; each with the first one of its kind from
 * whom it is not known to be distinct.
 */
export function duplicatePairs(
  contacts: readonly MemberContact[],
  isDistinct: (one: MemberContact, other: MemberContact) => boolean,
): FoundPair[] {
  const pairs = new Map<string, FoundPair>();
  for (const reason of ['email', 'phone', 'name'] as const) {
    const earlier = new Map<string, MemberContact[]>();
    for (const contact of contacts) {
      const key = KEYS[reason](contact);
      if (key === undefined) continue;
      const alike = earlier.get(key) ?? [];
      const other = alike.find((each) => !isDistinct(each, contact));
      alike.push(contact);
      earlier.set(key, alike);
      if (other) {
        const id = `${other._id.toString()} ${contact._id.toString()}`;
        const pair = pairs.get(id) ?? { members: [other, contact], reasons: [] };
        pair.reasons.push(reason);
        pairs.set(id, pair);
      }
    }
  }
  // Pairs with more reasons are likelier.
  return [...pairs.values()].sort((a, b) => b.reasons.length - a.reasons.length);
}

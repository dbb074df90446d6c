import { MEMBER_LIMITS, MERGE_UNDO_DAYS } from '@concord/contracts';
import { badRequest, conflict } from '@concord/nest-platform';
import { requireUnerased } from '../../../shared/erasure/require-unerased';
import type { StoredMerge } from '../../../store/merges/merge.schema';
import type { MergeSide } from './merge-preview';

const DAY_MS = 86_400_000;

/**
 * Refuses a merge that cannot keep everything.
 * @throws AppError 400 for a person and an organisation, 409 for more than one record holds, and for an erased member.
 */
export function requireMergeable(
  { member: keep, account: a }: MergeSide,
  { member: drop, account: b }: MergeSide,
) {
  if (keep.kind !== drop.kind)
    throw badRequest('BAD_REQUEST', 'A person and an organisation cannot be the same member');
  [keep, drop].forEach(requireUnerased);
  if (keep.mergingInto || drop.mergingInto) throw merging();
  const { history, entries } = MEMBER_LIMITS;
  const isTooLong =
    keep.terms.length + drop.terms.length > history ||
    keep.events.length + drop.events.length > history ||
    a.charges.length + b.charges.length > entries ||
    a.payments.length + b.payments.length > entries;
  if (isTooLong) throw conflict('CONFLICT', 'Together these members have more entries than one can have');
}

/** Last moment at which a merge can be undone; undefined if it cannot, also after the person was erased. */
export function undoUntil(
  { state, at, dropped }: Pick<StoredMerge, 'state' | 'at' | 'dropped'>,
  now: Date,
): Date | undefined {
  const until = new Date(at.getTime() + MERGE_UNDO_DAYS * DAY_MS);
  return state === 'done' && !dropped.erasedAt && now <= until ? until : undefined;
}

/** Refusal while a member takes part in another merge. */
export const merging = () =>
  conflict('CONFLICT', 'One of these members is being merged right now. Please try again in a minute');

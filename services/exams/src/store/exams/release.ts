import { backFill } from '@concord/nest-platform';
import type { Model } from 'mongoose';

/** Release of an exam's results to candidates: immediately, by staff (`held`), or at a moment. */
export type ReleaseRecord =
  | { readonly kind: 'immediate' | 'held'; readonly at?: undefined }
  | { readonly kind: 'moment'; readonly at: Date };

/**
 * Release as it is stored. The previous version reads and writes only `heldUntil`, so both are written, and
 * `heldUntil` decides. The next version can use `release` only.
 */
export interface StoredRelease {
  release?: ReleaseRecord;
  heldUntil?: Date | null;
}

export const IMMEDIATE: ReleaseRecord = { kind: 'immediate' };

/** Value of `heldUntil` for `held`, as the previous version stores it. */
const HELD_UNTIL_RELEASED = new Date('9999-12-31T23:59:59.999Z');

export const storedRelease = (release: ReleaseRecord) => ({ release, heldUntil: heldUntilOf(release) });

export function releaseOf({ release = IMMEDIATE, heldUntil }: StoredRelease): ReleaseRecord {
  if (heldUntil === undefined) return release;
  if (heldUntil === null) return IMMEDIATE;
  const isHeld = heldUntil.getTime() === HELD_UNTIL_RELEASED.getTime();
  return isHeld ? { kind: 'held' } : { kind: 'moment', at: heldUntil };
}

export const isHeldAt = ({ kind, at }: ReleaseRecord, now: Date): boolean =>
  kind === 'held' || (kind === 'moment' && at > now);

/** Selects exams with this release. */
export const isHeldBy = (release: ReleaseRecord) => ({ heldUntil: heldUntilOf(release) });

/** Adds `release` to exams of the previous version. */
export async function backFillReleases(exams: Pick<Model<never>, 'collection'>): Promise<void> {
  await backFill<StoredRelease>(exams, {
    where: { heldUntil: { $ne: null }, release: { $exists: false } },
    fields: ['heldUntil'],
    change: (stored) => ({ $set: { release: releaseOf(stored) } }),
  });
}

function heldUntilOf({ kind, at }: ReleaseRecord): Date | null {
  if (kind === 'held') return HELD_UNTIL_RELEASED;
  return at ?? null;
}

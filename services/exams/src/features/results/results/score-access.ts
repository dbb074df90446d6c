import type { HeldResult } from '@concord/contracts';
import { type Actor, isSuper } from '@concord/nest-platform';

/** State that decides who may see the score of an attempt. */
export interface ScoreState {
  /** Set if the result is held. */
  readonly held: HeldResult | undefined;
  /** True if staff have reset the attempt. */
  readonly isReset: boolean;
}

/**
 * Rule for all viewers: a SUPER_ADMIN sees every score; an ADMIN (on a profile) and the candidate see released scores
 * of the final round. Routes deny lists, details, slips and files to ADMIN.
 */
export const maySeeScore = (viewer: Actor, { held, isReset }: ScoreState): boolean =>
  isSuper(viewer) || (held === undefined && !isReset);

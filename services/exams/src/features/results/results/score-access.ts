import type { HeldResult } from '@concord/contracts';
import { type Actor, isSuper } from '@concord/nest-platform';

/** State that decides who may see the score of an attempt. */
export interface ScoreState {
  /** Set while the results of the exam are held. */
  readonly held: HeldResult | undefined;
  /** Staff have reset the attempt. */
  readonly isReset: boolean;
}

/**
 * The rule for all viewers: a SUPER_ADMIN sees every score; an ADMIN on a profile, and the candidate, that of the final
 * round when it is released. Routes close lists, details, slips and files to ADMIN.
 */
export const maySeeScore = (viewer: Actor, { held, isReset }: ScoreState): boolean =>
  isSuper(viewer) || (held === undefined && !isReset);

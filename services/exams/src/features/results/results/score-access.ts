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
 * The one rule of this service, for all who may make the call: a SUPER_ADMIN sees every score; an ADMIN on a profile, and
 * the candidate, that of the final round when it is released. Lists, details, slips and files are closed to ADMIN by routes.
 */
export const maySeeScore = (viewer: Actor, { held, isReset }: ScoreState): boolean =>
  isSuper(viewer) || (held === undefined && !isReset);

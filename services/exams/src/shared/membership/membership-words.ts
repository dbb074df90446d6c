import type { RestrictedState } from '@concord/contracts';

const BECAUSE: Record<RestrictedState, string> = {
  grace: "your membership's paid time has ended",
  lapsed: 'your membership has lapsed',
  arrears: 'your membership has an unpaid fee',
};

/** Sentence for a candidate who cannot start an exam. */
export const startForbidden = (state: RestrictedState): string =>
  `You can't start an exam now, because ${BECAUSE[state]}. Please contact the institute`;

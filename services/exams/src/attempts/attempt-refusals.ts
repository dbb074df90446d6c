import { conflict } from '@concord/nest-platform';

/** Refusal of whatever a candidate does with an attempt that staff left behind. */
export const wasReset = () =>
  conflict('ATTEMPT_RESET', 'The institute has reset this exam; choose it again to start anew');

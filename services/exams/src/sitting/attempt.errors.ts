import { conflict } from '@concord/nest-platform';

/** For a candidate whose attempt was reset by staff. */
export const attemptReset = () =>
  conflict('ATTEMPT_RESET', 'The institute has reset this exam; choose it again to start anew');

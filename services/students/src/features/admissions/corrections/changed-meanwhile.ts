import { conflict } from '@concord/nest-platform';

/** 409 for a record that somebody else changed since it was read. */
export const changedMeanwhile = () =>
  conflict(
    'REVISION',
    'Somebody else has changed this record since you opened it. Compare both versions, then save again',
  );

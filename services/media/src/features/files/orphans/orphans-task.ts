/** Schedule of the sweepers of orphans; concurrent workers do no harm. */
export const ORPHANS_TASK = {
  intervalMs: 3 * 60 * 1000,
  failureMessage: 'orphaned files could not be swept',
};

/**
 * Releases of one level run side by side, so that one can be rolled over the other. A change that the release before
 * cannot run beside raises it by one; operators then stop everything for the upgrade. `npm test -- lint` says when.
 */
export const COMPATIBILITY_LEVEL = 1;

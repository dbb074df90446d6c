/**
 * Versions of one level run side by side, so that upgrades can be rolled out. A change that the
 * previous version cannot run beside raises the level; operators then stop everything for the
 * upgrade. `npm test -- lint` says when.
 */
export const COMPATIBILITY_LEVEL = 1;

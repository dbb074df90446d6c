/**
 * The shared modules that only some remotes need. Nothing here runs: naming them makes webpack build them into the
 * shell as chunks of their own, which the shell then offers to the remotes.
 */
export const LATE_MODULES = {
  display: () => import('@concord/ui/display'),
  forms: () => import('@concord/ui/forms'),
  tables: () => import('@concord/ui/tables'),
};

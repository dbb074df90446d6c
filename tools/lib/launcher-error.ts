/** An error that the operator can put right: the launcher prints its message alone and ends with 1. */
export class LauncherError extends Error {
  override name = 'LauncherError';
}

/** An error that the operator can fix: the launcher prints only its message and exits with 1. */
export class LauncherError extends Error {
  override name = 'LauncherError';
}

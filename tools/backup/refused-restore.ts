import { LauncherError } from '../lib/launcher-error.ts';

/** A restore that did not begin: the stores are unchanged. */
export class RefusedRestoreError extends LauncherError {
  constructor(message: string) {
    super(`${message}\nNothing was changed.`);
    this.name = 'RefusedRestoreError';
  }
}

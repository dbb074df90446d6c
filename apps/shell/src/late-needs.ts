import type { RemoteName } from './remote-name';

/** The rarer entries of `@concord/ui`: chunks of their own in the shell. */
export type LateEntry = 'basics' | 'display' | 'forms' | 'tables';

/** Which of them each remote asks for. */
export const LATE_NEEDS: Record<RemoteName, readonly LateEntry[]> = {
  public_app: [],
  registration: ['display', 'forms'],
  exam: ['basics'],
  admin: ['display', 'forms', 'tables'],
};

import type { RemoteName } from './remote-name';

/** The rarer entries of `@concord/ui`, and the calls of `@concord/api-client`: chunks of their own in the shell. */
export type LateEntry = 'basics' | 'display' | 'forms' | 'requests' | 'tables';

/** Which of them each remote always asks for; what only a few of its pages need comes with those pages. */
export const LATE_NEEDS: Record<RemoteName, readonly LateEntry[]> = {
  public_app: [],
  registration: ['display', 'forms', 'requests'],
  exam: ['basics', 'requests'],
  admin: ['display', 'forms', 'requests', 'tables'],
};

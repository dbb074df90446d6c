import type { RemoteName } from '../addresses/remote-name';

/** The shared modules that the shell does not load at its start: rarer parts of `@concord/ui`, and the API requests. */
export type LazyModule = 'basics' | 'dialogs' | 'display' | 'forms' | 'requests' | 'tables';

/** The lazy modules that every page of a remote needs; those that only some of its pages need load with these pages. */
export const LAZY_MODULES: Record<RemoteName, readonly LazyModule[]> = {
  public_app: [],
  registration: ['display', 'forms', 'requests'],
  exam: ['basics', 'requests'],
  admin: ['display', 'forms', 'requests', 'tables'],
};

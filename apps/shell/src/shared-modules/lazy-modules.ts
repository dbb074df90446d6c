import type { RemoteName } from '../addresses/remote-name';

/** Shared modules that the shell loads on demand: rarer parts of `@concord/ui`, and the API requests. */
export type LazyModule = 'basics' | 'dialogs' | 'display' | 'forms' | 'requests' | 'tables';

/** Lazy modules that every page of a remote needs. Modules of single pages load with these pages. */
export const LAZY_MODULES: Record<RemoteName, readonly LazyModule[]> = {
  public_app: [],
  registration: ['display', 'forms', 'requests'],
  exam: ['basics', 'requests'],
  admin: ['display', 'forms', 'requests', 'tables'],
};

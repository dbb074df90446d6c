import type { RemoteName } from '../addresses/remote-name';

/** Shared modules that the shell loads on demand: rarer parts of `@concord/ui`, and the API requests. */
export type LazyModule = 'basics' | 'dialogs' | 'display' | 'forms' | 'member' | 'requests' | 'tables';

/** Lazy modules that every page of a remote needs. Modules of single pages load with these pages. */
export const LAZY_MODULES: Record<RemoteName, readonly LazyModule[]> = {
  public_app: [],
  registration: ['display', 'forms', 'requests'],
  exam: ['basics', 'requests'],
  member: ['member'],
  admin: ['display', 'forms', 'requests', 'tables'],
};

/** Modules of single pages that must work without a network: the hand-in of an exam, the card of a member. */
const OFFLINE_MODULES: Partial<Record<RemoteName, readonly LazyModule[]>> = {
  exam: ['dialogs'],
  member: ['basics', 'dialogs'],
};

const isRemote = (name: string): name is RemoteName => Object.hasOwn(LAZY_MODULES, name);

/** Lazy modules that a remote needs without a network; none for an unknown remote. */
export const offlineModulesOf = (remote: string): readonly LazyModule[] =>
  isRemote(remote) ? [...LAZY_MODULES[remote], ...(OFFLINE_MODULES[remote] ?? [])] : [];

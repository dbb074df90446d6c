import type { RemoteName } from '../addresses/remote-name';
import { LAZY_MODULES, type LazyModule } from './lazy-modules';

/** Imports that make webpack build each lazy module as a chunk of the shell and offer it to the remotes. */
const LOAD: Record<LazyModule, () => Promise<unknown>> = {
  basics: () => import('@concord/ui/basics'),
  dialogs: () => import('@concord/ui/dialogs'),
  display: () => import('@concord/ui/display'),
  forms: () => import('@concord/ui/forms'),
  member: () => import('@concord/api-client/member'),
  requests: () => import('@concord/api-client/requests'),
  tables: () => import('@concord/ui/tables'),
};

/** Loads a remote's lazy modules in parallel to the remote. */
export function preloadModules(remote: RemoteName): void {
  for (const name of LAZY_MODULES[remote]) {
    LOAD[name]().catch(() => {
      // The remote loads the module again, and shows its failure.
    });
  }
}

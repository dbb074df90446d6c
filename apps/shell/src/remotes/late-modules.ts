import { LATE_NEEDS, type LateEntry } from './late-needs';
import type { RemoteName } from './remote-name';

/**
 * The shared modules that only some remotes need: chunks of their own in the shell, offered to every remote. Without
 * these imports webpack would not build them and the remotes would find nothing.
 */
const LOAD: Record<LateEntry, () => Promise<unknown>> = {
  basics: () => import('@concord/ui/basics'),
  display: () => import('@concord/ui/display'),
  forms: () => import('@concord/ui/forms'),
  requests: () => import('@concord/api-client/requests'),
  tables: () => import('@concord/ui/tables'),
};

/** Starts loading what a remote will ask for, while the remote itself is still on its way. */
export function warmUp(remote: RemoteName): void {
  for (const entry of LATE_NEEDS[remote]) {
    LOAD[entry]().catch(() => {
      // The remote asks again and then shows its own failure.
    });
  }
}

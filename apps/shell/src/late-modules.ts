import type { RemoteName } from './remote-paths';

/**
 * The shared modules that only some remotes need: chunks of their own in the shell, offered to every remote. Without
 * these imports webpack would not build them and the remotes would find nothing.
 */
const display = () => import('@concord/ui/display');
const forms = () => import('@concord/ui/forms');
const tables = () => import('@concord/ui/tables');

const NEEDED: Record<RemoteName, readonly (() => Promise<unknown>)[]> = {
  public_app: [],
  registration: [display, forms],
  exam: [display, forms],
  admin: [display, forms, tables],
};

/** Starts loading what a remote will ask for, while the remote itself is still on its way. */
export function warmUp(remote: RemoteName): void {
  for (const load of NEEDED[remote]) {
    load().catch(() => {
      // The remote asks again and then shows its own failure.
    });
  }
}

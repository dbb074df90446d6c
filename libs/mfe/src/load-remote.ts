import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { RemoteError } from './remote-error';
import { remotesManifest } from './remotes-manifest';

/** What a remote's `./routes` holds: its routes as one component. */
export interface RemoteRoutesModule {
  readonly default: ComponentType;
  /** Has the page of an address here, so that it renders without waiting; nothing where that does not matter. */
  readonly prepare?: (pathname: string) => Promise<void>;
}

const EXPOSED = './routes';

/** Manifests that were read and checked here, waiting for the federation runtime to ask for them. */
const checked = new Map<string, string>();

let pluginRegistered = false;

function registerManifestPlugin(): void {
  if (pluginRegistered) return;
  pluginRegistered = true;
  registerPlugins([
    {
      name: 'checked-manifests',
      fetch: (url: string) => {
        const text = checked.get(url);
        if (text === undefined) return;
        checked.delete(url);
        return Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }));
      },
    },
  ]);
}

const unreachable = (remote: string, cause: unknown) =>
  new RemoteError(
    remote,
    'unreachable',
    'This part of the site could not be reached. Please check your connection and try again.',
    { cause },
  );

const notFederated = (remote: string, cause?: unknown) =>
  new RemoteError(
    remote,
    'not-federated',
    `"${remote}" did not answer with a part of this site that offers "${EXPOSED}".`,
    { cause },
  );

function isFederated(text: string): boolean {
  try {
    const manifest = JSON.parse(text) as {
      metaData?: { remoteEntry?: unknown };
      exposes?: { path?: unknown }[];
    };
    return (
      typeof manifest.metaData?.remoteEntry === 'object' &&
      Array.isArray(manifest.exposes) &&
      manifest.exposes.some((item) => item.path === EXPOSED)
    );
  } catch {
    return false;
  }
}

async function checkManifest(remote: string, url: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(url, { cache: 'no-cache' });
  } catch (cause) {
    throw unreachable(remote, cause);
  }
  if (!response.ok) throw unreachable(remote, new Error(`${url} answered ${response.status}`));
  const text = await response.text();
  if (!isFederated(text)) throw notFederated(remote);
  return text;
}

/** The runtime would hand out the failure of a shared module's file for as long as the page lives. */
function forgetFailedShares(): void {
  for (const versions of Object.values(getInstance()?.shareScopeMap['default'] ?? {})) {
    for (const shared of Object.values(versions)) if (!shared.lib) shared.loading = null;
  }
}

/**
 * Loads a remote's routes. With `again` the list of remotes, the manifest and the remote itself are all read anew:
 * the runtime and webpack would otherwise remember the failure or a version that is gone.
 *
 * @throws RemoteError saying why the remote cannot be mounted
 */
export async function loadRemoteRoutes(remote: string, again = false): Promise<RemoteRoutesModule> {
  const listed = (await remotesManifest(remote, again))[remote];
  if (!listed) {
    throw new RemoteError(remote, 'not-listed', `This part of the site ("${remote}") is not installed.`);
  }
  const entry = new URL(listed.entry, window.location.href).href;
  const manifest = await checkManifest(remote, entry);
  registerManifestPlugin();
  checked.set(entry, manifest);
  if (again) forgetFailedShares();
  registerRemotes([{ name: remote, alias: remote, entry }], { force: again });

  let loaded: Partial<RemoteRoutesModule> | null;
  try {
    loaded = await loadRemote<Partial<RemoteRoutesModule>>(`${remote}/routes`);
  } catch (cause) {
    throw unreachable(remote, cause);
  } finally {
    checked.delete(entry);
  }
  if (typeof loaded?.default !== 'function') throw notFederated(remote);
  return { default: loaded.default, prepare: loaded.prepare };
}

import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { remotesManifest } from './remotes-manifest';

/** Exports of a remote's `./routes`. */
export interface RemoteRoutesModule {
  /** All routes of the remote. */
  readonly default: ComponentType;
  /** Loads the code of an address's page in advance. Only remotes with prerendered pages have it. */
  readonly prepare?: (pathname: string) => Promise<void>;
}

const EXPOSED = './routes';

/** Validated manifests by URL, kept until the federation runtime requests them. */
const validated = new Map<string, string>();

let pluginRegistered = false;

function registerManifestPlugin(): void {
  if (pluginRegistered) return;
  pluginRegistered = true;
  registerPlugins([
    {
      name: 'validated-manifests',
      fetch: (url: string) => {
        const text = validated.get(url);
        if (text === undefined) return;
        validated.delete(url);
        return Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }));
      },
    },
  ]);
}

/** Error with a message for the visitor; `cause` is the technical reason. */
const unreachable = (cause: unknown) =>
  new Error('This part of the site could not be reached. Please check your connection and try again.', {
    cause,
  });
const notFederated = (remote: string) =>
  new Error(`"${remote}" did not answer with a part of this site that offers "${EXPOSED}".`);

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

async function readText(url: string): Promise<string> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

/**
 * Makes failed shared modules loadable again, because the federation runtime caches a failure. Call
 * it before retrying a failed `import()`.
 */
export function forgetFailedShares(): void {
  for (const versions of Object.values(getInstance()?.shareScopeMap['default'] ?? {})) {
    for (const shared of Object.values(versions)) if (!shared.lib) shared.loading = null;
  }
}

/**
 * Loads a remote's routes with the federation runtime, as `RemoteRoutes` does. Call it directly
 * only to load a remote before it is rendered, and pass the result to `provideRemote`.
 *
 * @param remote name in `/remotes.json`
 *
 * @param again reloads the list of remotes, the manifest and the remote, because the runtime and
 * webpack cache a failure or an old version
 *
 * @throws Error with a message for the visitor if the remote cannot be mounted
 */
export async function loadRemoteRoutes(remote: string, again = false): Promise<RemoteRoutesModule> {
  const refuse = (cause: unknown) => Promise.reject(unreachable(cause));
  const listed = (await remotesManifest(again).catch(refuse))[remote];
  if (!listed) throw new Error(`This part of the site ("${remote}") is not installed.`);
  const entry = new URL(listed.entry, window.location.href).href;
  const manifest = await readText(entry).catch(refuse);
  if (!isFederated(manifest)) throw notFederated(remote);
  registerManifestPlugin();
  validated.set(entry, manifest);
  if (again) forgetFailedShares();
  registerRemotes([{ name: remote, alias: remote, entry }], { force: again });

  const loaded = await loadRemote<Partial<RemoteRoutesModule>>(`${remote}/routes`)
    .catch(refuse)
    .finally(() => validated.delete(entry));
  if (typeof loaded?.default !== 'function') throw notFederated(remote);
  return { default: loaded.default, prepare: loaded.prepare };
}

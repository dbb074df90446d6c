import type { Strategy } from 'workbox-strategies';
import { filesOfManifest } from './manifest-files';

const REMOTES_LIST = '/remotes.json';

interface Parts {
  /** Name of the cache of manifests; each release of the shell has its own. */
  readonly manifests: string;
  readonly files: Strategy;
  /** Paths of the shell's late chunks that a remote needs. */
  readonly lateFiles: (remote: string) => readonly string[];
}

async function fetched(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/**
 * The remotes that work without a network. The manifest is stored last, when all that it names is on the device: what
 * the cache has is complete, or not there.
 */
export class KeptRemotes {
  constructor(private readonly parts: Parts) {}

  async has(remote: string): Promise<boolean> {
    const cache = await caches.open(this.parts.manifests);
    return (await cache.match(`/remotes/${remote}/mf-manifest.json`)) !== undefined;
  }

  /** @throws Error when one of the files cannot be had: then what was kept before stays */
  async keep(remote: string, event: ExtendableEvent): Promise<void> {
    const { manifests, lateFiles } = this.parts;
    const list = await fetched(REMOTES_LIST);
    const named = (await list.clone().json()) as Record<string, { entry?: string } | undefined>;
    const manifestPath = named[remote]?.entry;
    if (!manifestPath) return;
    const manifest = await fetched(manifestPath);
    const own = filesOfManifest(await manifest.clone().json(), manifestPath);
    await Promise.all([...own, ...lateFiles(remote)].map((path) => this.keepFile(path, event)));
    const cache = await caches.open(manifests);
    await cache.put(REMOTES_LIST, list);
    await cache.put(manifestPath, manifest);
  }

  private async keepFile(path: string, event: ExtendableEvent): Promise<void> {
    const [answer, stored] = this.parts.files.handleAll({ event, request: new Request(path) });
    const { ok, status } = await answer;
    if (!ok) throw new Error(`${path} answered ${status}`);
    await stored;
  }
}

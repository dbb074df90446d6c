import type { Strategy } from 'workbox-strategies';
import { integrityOf } from '../../integrity/integrity-of';
import { filesOfManifest } from './manifest-files';

const REMOTES_LIST = '/remotes.json';

interface Options {
  /** Cache name of manifests; each version of the shell has its own. */
  readonly manifests: string;
  readonly files: Strategy;
  /** Paths of the shell's chunks with a remote's lazy modules. */
  readonly lazyFiles: (remote: string) => readonly string[];
}

async function fetchFresh(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/**
 * Remotes that work offline. The manifest is stored after all files that it lists, so a cached
 * manifest means that the remote is complete.
 */
export class CachedRemotes {
  constructor(private readonly options: Options) {}

  async has(remote: string): Promise<boolean> {
    const cache = await caches.open(this.options.manifests);
    return (await cache.match(`/remotes/${remote}/mf-manifest.json`)) !== undefined;
  }

  /**
   * Caches a remote.
   *
   * @throws Error if a file cannot be loaded; the cache is then unchanged
   */
  async add(remote: string, event: ExtendableEvent): Promise<void> {
    const { manifests, lazyFiles } = this.options;
    const list = await fetchFresh(REMOTES_LIST);
    const entries = (await list.clone().json()) as Record<string, { entry?: string } | undefined>;
    const manifestPath = entries[remote]?.entry;
    if (!manifestPath) return;
    const manifest = await fetchFresh(manifestPath);
    const own = filesOfManifest(await manifest.clone().json(), manifestPath);
    await Promise.all([...own, ...lazyFiles(remote)].map((path) => this.addFile(path, event)));
    const cache = await caches.open(manifests);
    await cache.put(REMOTES_LIST, list);
    await cache.put(manifestPath, manifest);
  }

  private async addFile(path: string, event: ExtendableEvent): Promise<void> {
    // A file that does not match its name's hash must not stay in the cache.
    const request = new Request(path, { integrity: integrityOf(path) });
    const [answer, stored] = this.options.files.handleAll({ event, request });
    const { ok, status } = await answer;
    if (!ok) throw new Error(`${path} answered ${status}`);
    await stored;
  }
}

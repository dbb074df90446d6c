/** URL (`entry`) of each remote's `mf-manifest.json`, by the remote's name. */
type RemotesManifest = Readonly<Record<string, { readonly entry: string } | undefined>>;

const MANIFEST_URL = '/remotes.json';

let pending: Promise<RemotesManifest> | undefined;

async function readManifest(): Promise<RemotesManifest> {
  const response = await fetch(MANIFEST_URL, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${MANIFEST_URL} answered ${response.status}`);
  return (await response.json()) as RemotesManifest;
}

/**
 * Reads the server's list of remotes, `/remotes.json`; cached until a read fails.
 *
 * @param refresh ignores the cache, e.g. for a Retry after a new version
 *
 * @throws if the list cannot be read
 */
export function remotesManifest(refresh = false): Promise<RemotesManifest> {
  if (refresh) pending = undefined;
  const reading = (pending ??= readManifest());
  reading.catch(() => {
    if (pending === reading) pending = undefined;
  });
  return reading;
}
